# Les règles du ludus latrunculorum, un texte pour chaque valeur de chaque choix.
rule-board = Le plateau est divisé en rangées et en colonnes.
rule-opening-array = Les pions sont rangés au départ.
rule-opening-one = Le plateau est vide au départ. À tour de rôle, chaque camp pose un pion sur une case vide ; rien n’arrive à personne pendant ce temps.
rule-opening-two = Le plateau est vide au départ. À tour de rôle, chaque camp pose deux pions sur des cases vides ; rien n’arrive à personne pendant ce temps.
rule-opening-dux = Quand tous les pions sont posés, chaque camp pose son dux.
rule-movement-step = Une pièce avance d’une case dans sa rangée ou sa colonne.
rule-movement-slide = Une pièce avance d’autant de cases vides qu’on veut dans sa rangée ou sa colonne.
rule-jumps = { $whom ->
    [enemy] Un pion peut sauter un ennemi voisin vers la case vide derrière lui.
   *[either] Un pion peut sauter une pièce voisine de l’une ou l’autre couleur vers la case vide derrière elle.
} { $chain ->
    [single] Un saut est un coup.
   *[many] Il peut continuer de sauter ; seule sa dernière case compte pour la prise.
} { $jumped ->
    [safe] Ce qui est sauté n’est pas attrapé par ce coup.
   *[exposed] Ce qui est sauté peut être attrapé comme un autre.
}
rule-dux-jumps = { $whom ->
    [enemy] Le dux peut aussi sauter un ennemi voisin vers la case vide derrière lui.
   *[either] Le dux peut aussi sauter une pièce voisine de l’une ou l’autre couleur vers la case vide derrière elle.
} { $chain ->
    [single] Un saut est un coup.
   *[many] Il peut continuer de sauter ; seule sa dernière case compte pour la prise.
} { $jumped ->
    [safe] Ce qui est sauté n’est pas attrapé par ce coup.
   *[exposed] Ce qui est sauté peut être attrapé comme un autre.
}
rule-removal-immediate = Un ennemi entre la pièce jouée et une autre du même camp, en ligne, est pris aussitôt. Un coup peut prendre dans plusieurs directions.
rule-removal-instead = Un ennemi entre la pièce jouée et une autre du même camp, en ligne, est lié : il gît sur le dos, ne bouge plus et n’aide personne à prendre.
rule-removal-before = Un ennemi entre la pièce jouée et une autre du même camp, en ligne, est lié : il gît sur le dos, ne bouge plus et n’aide personne à prendre.
rule-taking-instead = Retirer une pièce liée du plateau est un tour entier, une pièce à la fois. Nul n’y est tenu.
rule-taking-before = Avant son coup, un camp peut retirer autant d’ennemis liés qu’il veut ; ensuite il doit jouer.
rule-free-again = Une pièce liée est libre dès que l’un de ceux qui la tiennent s’en va ou est lié à son tour.
rule-line = Une ligne entière d’ennemis, sans vide, entre deux pièces du même camp est prise ; un dux imprenable la protège toute.
rule-hostile-corner = Un coin vide aide qui prend, comme une de ses pièces ; le bord n’aide pas.
rule-edge = Le bord du plateau n’aide personne à prendre.
rule-corner-capture = Un pion dans un coin est pris par des ennemis sur les deux cases voisines, quand l’un d’eux vient d’y arriver.
rule-blockade = Un groupe sans case vide à côté, enfermé par des ennemis libres et le bord, est pris tout entier.
rule-between-safe = Qui va de lui-même entre deux ennemis n’y risque rien.
rule-between-binds = On ne va entre deux ennemis, libres ou liés, que si ce coup même en lie un.
rule-second-move = Une pièce qui prend peut rejouer aussitôt, et encore si elle prend encore ; elle peut aussi s’arrêter.
rule-dux-plain = Le dux va et se prend comme un pion ; le perdre n’est que perdre une pièce.
rule-dux-captured = Le dux va et se prend comme un pion, et qui le perd a perdu.
rule-dux-immobilised = Le dux va et prend comme un pion, et n’est jamais pris.
rule-dux-edge-blocks = Un camp dont le tour commence avec son dux enfermé des quatre côtés a perdu. Les pièces des deux camps et le bord enferment ; il y faut un ennemi.
rule-dux-edge-spares = Un camp dont le tour commence avec son dux enfermé des quatre côtés par des pièces, dont un ennemi, a perdu. Au bord, le dux est à l’abri.
rule-third-forbidden = Aucun coup ne peut amener une troisième fois la même position avec le même camp à jouer.
rule-repetition-free = Les positions peuvent revenir ; la cinquième fois, la partie est nulle.
rule-few = { $most ->
    [0] { $counted ->
        [men] Un camp sans pion à côté de son dux a perdu.
       *[all] Un camp sans pièce a perdu.
    }
   *[1] { $counted ->
        [free] Un camp qui n’a plus qu’une pièce libre a perdu ; les liées ne comptent pas.
        [men] Un camp qui n’a plus qu’un pion à côté de son dux a perdu.
       *[all] Un camp qui n’a plus qu’une pièce a perdu ; les liées comptent.
    }
}
rule-no-action = Un camp qui doit jouer et ne peut pas a perdu.
rule-quiet = { $turns ->
    [one] Après { $turns } tour sans prise, le camp qui a le plus de pièces gagne ; à égalité, la partie est nulle.
   *[other] Après { $turns } tours sans prise, le camp qui a le plus de pièces gagne ; à égalité, la partie est nulle.
}
rule-long-game = Après 200 tours sans prise, ou 600 en tout, le camp qui a le plus de pièces gagne ; à égalité, la partie est nulle.
rule-first-lot = Le sort décide qui commence.
rule-first-white = Les Blancs commencent.
rule-first-black = Les Bleus commencent.

# Sur quoi repose une règle.
rule-source-varro = Varron, De lingua Latina 10, 22
rule-source-ovid = Ovide, Ars amatoria 2, 207 et ailleurs ; Martial 14, 17
rule-source-seneca = d’après Sénèque, Epistulae 117, 30, et la Laus Pisonis
rule-source-piso = d’après le plateau ouvert de la Laus Pisonis
rule-source-author = l’auteur de cette reconstitution
rule-source-straight = les textes disent seulement qu’on va tout droit
rule-source-settled = fixé ici
rule-source-table = ici à chaque table, jamais dans les commandes en texte
