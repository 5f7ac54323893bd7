# Quae de tabula recitantur.
spoken-board = Tabula, { $files } per { $ranks } quadrata
spoken-empty = vacuum
spoken-white-man = calculus albus
spoken-blue-man = calculus caeruleus
spoken-white-dux = dux albus
spoken-blue-dux = dux caeruleus
spoken-bound = alligatus
spoken-held = tenetur ex { $squares }
spoken-shut-in = inclusus
spoken-chosen = electus
spoken-goal = huc ire licet
spoken-place = hic ponere licet
spoken-removable = tolli potest
spoken-may-act = moveri potest
spoken-danger = in periculo
spoken-last-from = hinc proxime motus est
spoken-last-to = motus proximus
spoken-hint = auxilium
spoken-refused = fieri non potest
spoken-on = accensum
spoken-off = exstinctum
spoken-unavailable = nunc non licet

# Quae nuntiantur.
spoken-went = { side-name }: ex { $from } in { $to }
spoken-jumped = per { $squares }
spoken-set-down = { side-name }: calculus positus in { $square }
spoken-dux-set-down = { side-name }: dux positus in { $square }
spoken-removed = { $count ->
    [one] { side-name }: { $squares } sublatus
   *[other] { side-name }: { $squares } sublati
}
spoken-passed = { side-name }: praetermittit
spoken-taken = { $count ->
    [one] captus: { $squares }
   *[other] capti: { $squares }
}
spoken-now-bound = { $count ->
    [one] alligatus: { $squares }
   *[other] alligati: { $squares }
}
spoken-freed = { $count ->
    [one] liberatus: { $squares }
   *[other] liberati: { $squares }
}
spoken-taken-back = Revocatum est
spoken-new-game = Ludus novus: { $name }
