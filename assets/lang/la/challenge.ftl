# Certamen: tot calculi, priusquam harena effluat.
challenge-menu = Contra harenam
challenge-title = { $count ->
    [one] Cape unum dum harena fluit
   *[other] Cape { $count } dum harena fluit
}
challenge-against = { $level ->
    [Tiro] Contra Tironem, novum militem
   *[other] Adversarius: { $level }
}
challenge-task = Lusus iam geritur; albi tui sunt. Calculus caeruleus inter duos tuos captus est. Harena tum tantum fluit, cum tu ludis; plus temporis semper petere licet.
challenge-begin = Fluat harena
challenge-taken = { $taken } ex { $count } capti
challenge-time = Restant { $minutes }:{ $seconds }
challenge-last-sand = Ultima harena fluit. Plus temporis petere licet.
challenge-more-time = Plus temporis
challenge-won = Factum est, antequam ultimum granum caderet.
challenge-won-more = Firma manus! Iterum plena harena incipere licet.
challenge-lost = Harena effluxit.
challenge-lost-more = Nihil perditum est: si plus temporis petis, lusus ita ut stat pergit.
challenge-ended = Lusus prius finitus est.
challenge-again = Iterum
challenge-play-on = Sine harena ludere perge
challenge-leave = Relinquere
