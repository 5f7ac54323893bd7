# Comment la partie s’est terminée : une phrase qui nomme la règle.
result-winner = { $winner ->
    [white] Les Blancs
   *[black] Les Bleus
}
    .the = { $winner ->
        [white] les Blancs
       *[black] les Bleus
    }
result-loser = { $winner ->
    [white] les Bleus
   *[black] les Blancs
}
result-men = { $most ->
    [0] { $counted ->
        [men] { result-winner } gagnent : { result-loser } n’ont plus de pion
       *[all] { result-winner } gagnent : { result-loser } n’ont plus de pièce
    }
   *[1] { $counted ->
        [free] { result-winner } gagnent : { result-loser } n’ont plus qu’une pièce libre au plus
        [men] { result-winner } gagnent : { result-loser } n’ont plus qu’un pion au plus
       *[all] { result-winner } gagnent : { result-loser } n’ont plus qu’une pièce au plus
    }
}
result-no-action = { result-winner } gagnent : { result-loser } n’ont plus de coup permis
result-dux-captured = { $winner ->
    [white] Les Blancs gagnent : le dux bleu est pris
   *[black] Les Bleus gagnent : le dux blanc est pris
}
result-dux-immobilised = { $winner ->
    [white] Les Blancs gagnent : le dux bleu est enfermé des quatre côtés
   *[black] Les Bleus gagnent : le dux blanc est enfermé des quatre côtés
}
result-quiet = { $winner ->
    [none] Partie nulle : { $turns } tours sans prise, et autant de pièces de part et d’autre
   *[other] { result-winner } gagnent : { $turns } tours sans prise, et { result-winner.the } ont plus de pièces
}
result-long-game = { $winner ->
    [none] Partie nulle : la partie a trop duré, et il y a autant de pièces de part et d’autre
   *[other] { result-winner } gagnent : la partie a trop duré, et { result-winner.the } ont plus de pièces
}
result-repetition = Partie nulle : la même position est venue une cinquième fois
result-length = { $winner ->
    [none] Partie nulle : le nombre de coups convenu est joué
   *[other] { result-winner } gagnent : le nombre de coups convenu est joué
}
result-resigned = { result-winner } gagnent : { result-loser } abandonnent
result-agreed = Partie nulle : les deux camps sont d’accord

# Et ensuite.
button-play-again = Rejouer
button-look-at-board = Voir le plateau
button-show-result = Le résultat et la suite
button-take-back = Reprendre le coup
button-another-ruleset = Autres règles
button-change-sides = Changer de camp

# Who has won, in the largest letters.
result-headline = { $who ->
    [you] Vous avez gagné
    [lost] Vous avez perdu
    [white] Les Blancs ont gagné
    [black] Les Bleus ont gagné
   *[none] Partie nulle
}
