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

# Quae nuntiantur.
spoken-news = Nuntii
spoken-went = { side-name }: ex { $from } in { $to }
spoken-jumped = per { $squares }
spoken-set-down = { side-name }: calculus positus in { $square }
spoken-dux-set-down = { side-name }: dux positus in { $square }
spoken-removed = { side-name }: { $squares } sublatus
spoken-passed = { side-name }: praetermittit
spoken-taken = captus: { $squares }
spoken-now-bound = alligatus: { $squares }
spoken-freed = liberatus: { $squares }
spoken-taken-back = Revocatum est
spoken-new-game = Ludus novus: { $name }
