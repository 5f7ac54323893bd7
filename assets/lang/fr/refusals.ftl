# Pourquoi un clic est refusé : une courte ligne chacun.
refused-game-over = La partie est finie
refused-unreadable = « { $text } » n’est pas un coup
refused-off-board = { $square } n’est pas sur ce plateau de { $board }
refused-empty = Il n’y a pas de pièce en { $square }
refused-not-yours = { $owner ->
    [white] La pièce en { $square } est aux Blancs, et c’est aux Bleus de jouer
   *[black] La pièce en { $square } est aux Bleus, et c’est aux Blancs de jouer
}
refused-bound = { $count ->
    [0] Le pion en { $square } est lié et ne peut pas bouger
    [one] Ce pion est lié : son voisin en { $squares } le tient
   *[other] Ce pion est lié : ses voisins en { $squares } le tiennent
}
refused-occupied = { $square } est occupée
refused-not-in-line = { $from } et { $to } ne sont pas sur une même rangée ou colonne
refused-blocked = La pièce en { $square } barre le chemin
refused-out-of-reach = { $to } est hors de portée depuis { $from }
refused-in-between = Entre deux ennemis (en { $one } et { $other }) seulement si le coup en lie un
refused-third-time = Cette position reviendrait une troisième fois : il faut un autre coup
refused-still-placing = On pose encore les pièces : en poser une sur une case vide
refused-not-in-hand = { $side ->
    [white] Les Blancs n’ont pas cette pièce en main
   *[black] Les Bleus n’ont pas cette pièce en main
}
refused-dux-comes-last = Le dux se pose en dernier, quand tous les pions sont posés
refused-no-removal = Selon ces règles, rien ne se retire à part
refused-not-bound = La pièce en { $square } n’est pas liée
refused-own-alligatus = La pièce en { $square } est de son propre camp : on ne retire que des ennemis liés
refused-named-by = La pièce en { $square } part avec son groupe, qui commence en { $first }
refused-only-second-move = Seule la pièce en { $square } peut rejouer, ou passer
refused-nothing-to-pass = Il n’y a pas de second coup auquel renoncer
refused-other-side = C’est une pièce de l’autre camp : en choisir une à soi
refused-choose-first = Choisir d’abord une de ses pièces, puis une case éclairée
refused-nowhere = Cette pièce ne peut aller nulle part
refused-computers-turn = Patience : c’est à l’ordinateur de jouer
squares-and = { $first } et { $last }
