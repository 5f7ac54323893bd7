lesson-title = La leçon en deux minutes
lesson-subtitle = Jouer, prendre, lier, libérer : de sa propre main
lesson-step = Étape { $step } sur { $steps }
lesson-move = Jouer
lesson-move-task = Les pions blancs sont les vôtres. En toucher un : les cases qu’il atteint s’éclairent. Toucher l’une d’elles.
lesson-move-done = Ainsi va un pion : en ligne droite.
lesson-bracket = Prendre
lesson-bracket-task = Un pion bleu est à côté d’un des vôtres. Aller de l’autre côté : pris entre deux, il est perdu.
lesson-bracket-done = Pris. Ovide le dit : un pion périt sous deux ennemis.
lesson-bind = Lier
lesson-bind-task = Dans une autre reconstitution, le pion pris n’est pas perdu aussitôt : il est lié et retourné. Prendre le bleu.
lesson-bind-done = Lié : il ne peut bouger. On pourra l’enlever à un tour suivant.
lesson-free = Libérer
lesson-free-task = Un de vos pions est lié. Lier l’un des deux qui le tiennent : il est libre.
lesson-free-done = Libre à nouveau. Sénèque le savait : « comment sortira le pion lié ».
lesson-inferred = La façon de lier est une reconstitution moderne (d’après Ulrich Schädler).
lesson-again = Pas celui-là. Essayer encore.
lesson-next = Suite
lesson-back = Un pas en arrière
lesson-leave = Quitter la leçon
lesson-to-challenge = À présent contre Tiro

challenge-title = En prendre trois avant la fin du sable
challenge-task = { $count ->
    [one] Prendre { $count } pion bleu à Tiro, la recrue.
   *[other] Prendre { $count } pions bleus à Tiro, la recrue.
}
challenge-taken = { $taken } sur { $count } pris
challenge-time = Reste { $minutes }:{ $seconds }
challenge-more-time = Plus de temps
challenge-won = C’est fait, avant le dernier grain.
challenge-lost = Le sable est écoulé.
challenge-ended = La partie s’est terminée avant.
challenge-again = Encore une fois
challenge-play-on = Continuer sans sable
challenge-leave = Quitter
