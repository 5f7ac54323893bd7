# Sagittarii, Jasyr et Jarmo.
archers-prompt-move = { $side ->
    [white] Albus
   *[black] Caeruleus
}: sagittarium elige
archers-prompt-come-back = { $side ->
    [white] Albus
   *[black] Caeruleus
}: sagittarium elige aut unum e manu in sede tua pone
archers-prompt-put-back = { $side ->
    [white] Albus
   *[black] Caeruleus
}: sagittarium in sedem tuam restitue aut praetermitte
archers-prompt-pass = { $side ->
    [white] Albus
   *[black] Caeruleus
} nihil movere potest: praetermitte

archers-refused-no-line = Nulla linea { $from } et { $to } iungit
archers-refused-backwards = Ab { $from } ad { $to } retro itur: sagittarii prorsus aut ex transverso eunt
archers-refused-arrived = Sagittarius in { $square } sedem hostium attigit nec iam movetur
archers-refused-at-home = Sagittarius in { $square } in sede sua stat: tum demum capitur cum nihil aliud licet
archers-refused-shuttle = Quater deinceps inter { $from } et { $to } itum est: alius motus interponendus est
archers-refused-put-back-first = Nunc sagittarium in sedem tuam restitue aut praetermitte
archers-refused-not-on-base = { $square } in sede tua non est, quo sagittarii redeunt
archers-refused-only-on-arrival = Sagittarius tum demum redit cum superior sedem hostium attigit
archers-refused-may-not-pass = Praetermittere licet cum nihil aliud licet

archers-result-base = { $winner ->
    [white] Albus vincit: omnes alterius partis sagittarii in sede hostium stant
    [black] Caeruleus vincit: omnes alterius partis sagittarii in sede hostium stant
   *[none] Neuter vincit: omnes alterius partis sagittarii in sede hostium stant
}
archers-result-no-archers = { $winner ->
    [white] Albus vincit: alteri parti nullus sagittarius restat
    [black] Caeruleus vincit: alteri parti nullus sagittarius restat
   *[none] Neuter vincit: alteri parti nullus sagittarius restat
}
archers-result-passes = { $winner ->
    [white] Albus vincit: utraque pars praetermisit
    [black] Caeruleus vincit: utraque pars praetermisit
   *[none] Neuter vincit: utraque pars praetermisit
}
archers-result-quiet = { $winner ->
    [white] Albus vincit: { $turns } vices sine captura
    [black] Caeruleus vincit: { $turns } vices sine captura
   *[none] Neuter vincit: { $turns } vices sine captura
}
archers-match-next = Lusus alter

archers-story = Mongolorum sagittarios saeculo tertio decimo in bello sic lusisse fabula est sine teste.
archers-known = Ludus ex uno libro Polono (Z. Nowak, 1972; M. Stajszczak, gamesfanatic.pl, 2024) et ex paginis interretialibus (pergioco.net, BrainKing) notus est.
archers-board-conjectural = coniectura
ruleset-jasyr-source = { archers-story } { archers-known }
ruleset-jarmo-source = { archers-story } { archers-known }
archers-became-superior = Sagittarius in { $square } superior factus est
archers-became-simple = Sagittarius in { $square } pervenit et rursus simplex est
archers-spoken-returned = in manum redit: { $squares }
archers-spoken-superior = superior factus: { $squares }
archers-spoken-simple = rursus simplex: { $squares }
archers-simple = sagittarius
archers-superior = sagittarius superior
archers-terms = loca { $places }, utrique { $men } sagittarii

archers-prompt-goal = { $side ->
    [white] Albus
   *[black] Caeruleus
}: locum illustratum elige
archers-refused-choose-first = Primum sagittarium tuum elige, deinde locum illustratum
archers-hints-which = Sagittario in { $square } bonus motus est. Iterum quaere: quo?
archers-hints-frame = Ora stragulae est: loca intus sunt.
archers-result-arrived = { $winner ->
    [white] Albus vincit: quotquot sagittarii albi supersunt in sede hostium stant
    [black] Caeruleus vincit: quotquot sagittarii caerulei supersunt in sede hostium stant
   *[none] Neuter vincit
}
archers-match-goes-on = { $next ->
    [white] Certamen pergit: lusu altero albis ludis.
    [black] Certamen pergit: lusu altero caeruleis ludis.
   *[both] Certamen pergit: lusu altero partes mutantur.
}
archers-men = Sagittarii utrique
archers-places = loca { $count }
archers-shelf-soldiers = Milites
archers-shelf = Sagittarii
archers-spoken-board = Stragula, loca { $count } lineis iuncta
archers-spoken-put-back = { $side ->
    [white] Albus
   *[black] Caeruleus
}: sagittarius in { $square } restitutus
archers-spoken-lines = lineae ad { $squares }

# A match: who plays it, by a name that stays when the sides change, and how it stands.
archers-match-terms = Certamen duorum lusuum: partes mutantur, puncta adduntur.
archers-match-you = Tu
archers-match-player = Lusor { $number }
archers-match-pair = { $one } { $points }, { $other } { $others }
archers-match-none = Lusus 1 ex 2: nondum puncta
archers-match-second = Lusus 2 ex 2; e priore: { $pair }
archers-match-game = Lusus { $game }: { $pair }
archers-match-sum = Summa: { $pair }
archers-match-headline = { $who ->
    [you] Certamen vicisti
    [lost] Certamen perdidisti
    [none] Neuter certamen vicit
   *[other] { $name } certamen vicit
}
archers-match-cost = { $points ->
    [one] Punctum unum accipiet: { $name }.
   *[other] Puncta { $points } accipiet: { $name }.
}

# What the hand is, when the first archer comes to lie in it.
archers-hand-action = { $side ->
    [white] Albus
   *[black] Caeruleus
}: sagittarius iam in manu est, iuxta stragulam. Pro motu in locum vacuum sedis suae poni potest
archers-hand-arrival = { $side ->
    [white] Albus
   *[black] Caeruleus
}: sagittarius iam in manu est, iuxta stragulam. Redire potest cum sagittarius superior eiusdem partis sedem hostium attigit
archers-opening-goal = Sagittarios tuos per lineas ad sedem hostium, ordinem ultimum, duc
