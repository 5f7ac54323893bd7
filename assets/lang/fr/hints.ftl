# L’aide demandée.
hints-which = Le pion en { $square } a un bon coup. Encore un indice : où ?
hints-which-part = Une bonne place se trouve dans la partie éclairée du plateau. Encore un indice : où ?
hints-go = De { $from } en { $to }.
hints-place = Le poser en { $square }.
hints-remove = Retirer la pièce liée de { $square }.
hints-pass = Mieux vaut passer.
hints-ask-why = Encore un indice : pourquoi ?
hints-ask-good = Redemander : d’autres bons coups ?
hints-good = Se valent : { $moves }. Tous sont marqués sur le plateau ; il n’y a rien d’autre à conseiller ici.

# Ce que fait un coup.
hints-takes = Il prend { $squares }.
hints-binds = Il lie { $squares }.
hints-frees = Il libère { $squares }.
hints-saves = Il met { $squares } hors de danger.
hints-threatens = Il menace { $squares }.
hints-hems-in = Il laisse au dux en { $squares } moins d’issues.
hints-exposes = { $count ->
    [one] Mais { $squares } est alors en danger.
   *[other] Mais { $squares } sont alors en danger.
}
hints-prepares-taking = { $count ->
    [one] Il prépare { $next }, qui prendrait { $squares }.
   *[other] Il prépare { $next }, qui prendrait à la fois { $squares }.
}
hints-prepares-binding = { $count ->
    [one] Il prépare { $next }, qui lierait { $squares }.
   *[other] Il prépare { $next }, qui lierait à la fois { $squares }.
}
hints-ends = Il gagne sur-le-champ.
hints-wins = Ensuite, rien n’empêche la victoire.
hints-only = C’est le seul coup.
hints-quiet = Il ne prend ni ne menace rien, mais nulle place n’est meilleure.

# Pourquoi l’ordinateur a joué ainsi.
hints-because = { $played } : { $why }
hints-nothing-better = un coup tranquille ; il n’a rien vu de mieux.

# Quand il n’y a pas de réponse.
hints-looking = Recherche…
hints-none = Aucune réponse trouvée.
hints-off = Les indices sont désactivés dans les réglages.
hints-reasons-off = Les explications sont désactivées dans les réglages.
hints-not-now = Les indices se donnent quand c’est à une personne de jouer.
hints-nothing-played = L’ordinateur n’a pas encore joué.
hints-frame = C’est le cadre : les cases sont à l’intérieur.

# Boutons.
hints-button = Indice
hints-button-where = Où ?
hints-button-why = Pourquoi ?
hints-button-good = Autres bons coups
hints-button-reason = Pourquoi ?
