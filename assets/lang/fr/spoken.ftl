# Ce qu’un lecteur d’écran dit du plateau.
spoken-board = Plateau, { $files } cases sur { $ranks }
spoken-empty = vide
spoken-white-man = pion blanc
spoken-blue-man = pion bleu
spoken-white-dux = dux blanc
spoken-blue-dux = dux bleu
spoken-bound = lié
spoken-held = tenu par { $squares }
spoken-shut-in = enfermé
spoken-chosen = choisi
spoken-goal = on peut y aller
spoken-place = on peut poser ici
spoken-removable = peut être retiré
spoken-may-act = peut jouer
spoken-danger = en danger
spoken-last-from = départ du dernier coup
spoken-last-to = dernier coup
spoken-hint = indice
spoken-refused = impossible
spoken-on = activé
spoken-off = désactivé
spoken-unavailable = indisponible pour le moment

# Ce qui est annoncé.
spoken-went = { side-name } : de { $from } en { $to }
spoken-jumped = par-dessus { $squares }
spoken-set-down = { side-name } : pion posé en { $square }
spoken-dux-set-down = { side-name } : dux posé en { $square }
spoken-removed = { $count ->
    [one] { side-name } : { $squares } retiré
   *[other] { side-name } : { $squares } retirés
}
spoken-passed = { side-name } : passent
spoken-taken = { $count ->
    [one] pris : { $squares }
   *[other] { $count } pris : { $squares }
}
spoken-now-bound = { $count ->
    [one] lié : { $squares }
   *[other] liés : { $squares }
}
spoken-freed = { $count ->
    [one] libéré : { $squares }
   *[other] libérés : { $squares }
}
spoken-taken-back = Coup annulé
spoken-new-game = Nouvelle partie : { $name }
