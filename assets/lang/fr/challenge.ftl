# Le défi : tant de pions avant la fin du sable.
challenge-menu = Contre le sable
challenge-title = { $count ->
    [one] En prendre un avant la fin du sable
   *[other] En prendre { $count } avant la fin du sable
}
challenge-against = { $level ->
    [Tiro] Contre Tiro, la recrue
   *[other] Contre { $level }
}
challenge-task = La partie est engagée, les blancs sont à vous. Un pion bleu entre deux des vôtres est pris. Le sable ne coule que pendant votre tour, et l’on peut toujours demander plus de temps.
challenge-begin = Laisser couler le sable
challenge-taken = { $taken } sur { $count } pris
challenge-time = Reste { $minutes }:{ $seconds }
challenge-last-sand = Le dernier sable coule. On peut demander plus de temps.
challenge-more-time = Plus de temps
challenge-won = C’est fait, avant le dernier grain.
challenge-won-more = La main est sûre. Une autre manche commence avec un sablier plein.
challenge-lost = Le sable est écoulé.
challenge-lost-more = Rien n’est perdu : avec plus de temps, la partie reprend là où elle est.
challenge-ended = La partie s’est terminée avant.
challenge-again = Encore une fois
challenge-play-on = Continuer sans sable
challenge-leave = Quitter
