# Cur tactus irritus sit: brevis versus in singulas causas.
refused-game-over = Ludus finitus est
refused-unreadable = «{ $text }» motus non est
refused-off-board = { $square } in hac tabula { $board } non est
refused-empty = In { $square } nullus calculus stat
refused-not-yours = { $owner ->
    [white] Calculus in { $square } Albi est, et Caeruleus ludit
   *[black] Calculus in { $square } Caerulei est, et Albus ludit
}
refused-bound = { $count ->
    [0] Calculus in { $square } alligatus est nec moveri potest
    [one] Ille calculus alligatus est: vicinus in { $squares } eum tenet
   *[other] Ille calculus alligatus est: vicini in { $squares } eum tenent
}
refused-occupied = { $square } occupatum est
refused-not-in-line = { $from } et { $to } non in eodem ordine sunt
refused-blocked = Calculus in { $square } viam claudit
refused-out-of-reach = Ab { $from } ad { $to } perveniri non potest
refused-in-between = Inter duos hostes (in { $one } et { $other }) non licet, nisi alterum alligas
refused-third-time = Idem status tertium fieret: alius motus quaerendus est
refused-still-placing = Calculi adhuc ponuntur: unum in quadrato vacuo pone
refused-not-in-hand = { $side ->
    [white] Albus talem calculum in manu non habet
   *[black] Caeruleus talem calculum in manu non habet
}
refused-dux-comes-last = Dux ultimus ponitur, cum omnes milites positi sunt
refused-no-removal = His legibus nihil seorsum tollitur
refused-not-bound = Calculus in { $square } alligatus non est
refused-own-alligatus = Calculus in { $square } tuus est: hostium tantum alligati tolluntur
refused-named-by = Calculus in { $square } cum grege suo abit, qui ab { $first } incipit
refused-only-second-move = Calculum in { $square } solum iterum movere licet, aut praetermittere
refused-nothing-to-pass = Nullus est motus alter quem praetermittas
refused-other-side = Hic calculus alterius est: tuum elige
refused-choose-first = Primum calculum tuum elige, deinde quadratum illustratum
refused-nowhere = Hic calculus quo eat non habet
refused-computers-turn = Mane: machina ludit
squares-and = { $first } et { $last }
