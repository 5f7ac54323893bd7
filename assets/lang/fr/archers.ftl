# Les archers, Jasyr et Jarmo.
archers-prompt-move = { $side ->
    [white] Blancs
   *[black] Bleus
} : choisir un archer
archers-prompt-come-back = { $side ->
    [white] Blancs
   *[black] Bleus
} : choisir un archer, ou en poser un de la main sur sa base
archers-prompt-put-back = { $side ->
    [white] Blancs
   *[black] Bleus
} : remettre un archer sur sa base, ou passer
archers-prompt-pass = { $side ->
    [white] Blancs
   *[black] Bleus
} : aucun coup possible, il faut passer

archers-refused-no-line = Aucune ligne ne relie { $from } et { $to }
archers-refused-backwards = De { $from } à { $to }, c’est reculer : les archers avancent ou vont de côté
archers-refused-arrived = L’archer en { $square } a atteint la base ennemie et ne bouge plus
archers-refused-at-home = L’archer en { $square } est sur sa propre base : il n’est pris que si aucun autre coup n’est possible
archers-refused-shuttle = Quatre fois de suite entre { $from } et { $to } : il faut d’abord un autre coup
archers-refused-put-back-first = C’est le moment de remettre un archer sur sa base, ou de passer
archers-refused-not-on-base = { $square } n’est pas sur sa propre base, où reviennent les archers
archers-refused-only-on-arrival = Un archer ne revient que lorsqu’un archer supérieur atteint la base ennemie
archers-refused-may-not-pass = On ne passe que si aucun autre coup n’est possible

archers-result-base = { $winner ->
    [white] Les Blancs gagnent : tous les archers d’un camp sont sur la base ennemie
    [black] Les Bleus gagnent : tous les archers d’un camp sont sur la base ennemie
   *[none] Partie nulle : tous les archers d’un camp sont sur la base ennemie
}
archers-result-no-archers = { $winner ->
    [white] Les Blancs gagnent : un camp n’a plus d’archer
    [black] Les Bleus gagnent : un camp n’a plus d’archer
   *[none] Partie nulle : un camp n’a plus d’archer
}
archers-result-passes = { $winner ->
    [white] Les Blancs gagnent : les deux camps ont passé
    [black] Les Bleus gagnent : les deux camps ont passé
   *[none] Partie nulle : les deux camps ont passé
}
archers-result-quiet = { $winner ->
    [white] Les Blancs gagnent : { $turns } tours sans prise
    [black] Les Bleus gagnent : { $turns } tours sans prise
   *[none] Partie nulle : { $turns } tours sans prise
}
archers-match-next = Seconde partie

archers-story = Que des archers mongols y aient joué en campagne au XIIIe siècle est une légende sans preuve.
archers-known = Le jeu est connu par un livre polonais (Z. Nowak, 1972 ; M. Stajszczak, gamesfanatic.pl, 2024) et par des pages web (pergioco.net, BrainKing).
archers-board-conjectural = conjectural
ruleset-jasyr-source = { archers-story } { archers-known }
ruleset-jarmo-source = { archers-story } { archers-known }
archers-became-superior = L’archer en { $square } devient supérieur
archers-became-simple = L’archer en { $square } est arrivé et redevient simple
archers-spoken-returned = revient dans la main : { $squares }
archers-spoken-superior = devient supérieur : { $squares }
archers-spoken-simple = redevient simple : { $squares }
archers-simple = archer
archers-superior = archer supérieur
archers-terms = { $places } places, { $men } archers par camp

archers-prompt-goal = { $side ->
    [white] Blancs
   *[black] Bleus
} : choisir une place éclairée
archers-refused-choose-first = Choisir d’abord un de ses archers, puis une place éclairée
archers-hints-which = L’archer en { $square } a un bon coup. Encore un indice : où ?
archers-hints-frame = C’est le bord du tapis : les places sont à l’intérieur.
archers-result-arrived = { $winner ->
    [white] Les Blancs gagnent : tous leurs archers encore en jeu sont sur la base ennemie
    [black] Les Bleus gagnent : tous leurs archers encore en jeu sont sur la base ennemie
   *[none] Partie nulle
}
archers-match-goes-on = { $next ->
    [white] Le match continue : dans la seconde partie, vous jouez les Blancs.
    [black] Le match continue : dans la seconde partie, vous jouez les Bleus.
   *[both] Le match continue : dans la seconde partie, on change de camp.
}
archers-men = Archers par camp
archers-places = { $count } places
archers-shelf-soldiers = Soldats
archers-shelf = Archers
archers-spoken-board = Tapis, { $count } places reliées par des lignes
archers-spoken-put-back = { $side ->
    [white] Blancs
   *[black] Bleus
} : archer remis en { $square }
archers-spoken-lines = lignes vers { $squares }

# A match: who plays it, by a name that stays when the sides change, and how it stands.
archers-match-terms = Un match en deux parties : on change de camp, les points s’ajoutent.
archers-match-you = Vous
archers-match-player = Joueur { $number }
archers-match-pair = { $one } { $points }, { $other } { $others }
archers-match-none = Partie 1 sur 2 : pas encore de points
archers-match-second = Partie 2 sur 2 ; de la première : { $pair }
archers-match-game = Partie { $game } : { $pair }
archers-match-sum = En tout : { $pair }
archers-match-headline = { $who ->
    [you] Vous avez gagné le match
    [lost] Vous avez perdu le match
    [none] Match nul
   *[other] { $name } gagne le match
}
archers-match-cost = { $points ->
    [one] { $name } en tire un point.
   *[other] { $name } en tire { $points } points.
}

# What the hand is, when the first archer comes to lie in it.
archers-hand-action = { $side ->
    [white] Blancs
   *[black] Bleus
} : l’archer est maintenant en main, à côté du tapis. Au lieu de jouer un coup, on peut le poser sur une place vide de sa base
archers-hand-arrival = { $side ->
    [white] Blancs
   *[black] Bleus
} : l’archer est maintenant en main, à côté du tapis. Il peut revenir quand un archer supérieur de son camp atteint la base ennemie
archers-opening-goal = Les archers suivent les lignes jusqu’à la rangée opposée, la base ennemie
