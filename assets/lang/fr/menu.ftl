# Le titre : ce qui se choisit avant une partie.
menu-subtitle = le jeu romain des soldats
menu-play = Jouer
menu-quit = Quitter
menu-start-here = commencer ici
menu-your-own = à vous
menu-no-ruleset = Aucune règle n’a pu être lue
menu-board = Plateau
menu-men = Pions
menu-men-and-dux = et un dux par camp, en plus des pions
menu-you-play = Votre camp
menu-two-players = À deux
menu-watch = Regarder
menu-begins = Début
menu-by-lot = Au sort
menu-begins-by-rule = { $side ->
    [white] Les Blancs, selon ces règles
   *[black] Les Bleus, selon ces règles
}
menu-against = Contre
menu-files-unread = { $count ->
    [one] { $count } fichier n’a pas pu être lu : montrer
   *[other] { $count } fichiers n’ont pas pu être lus : montrer
}
menu-files-unread-hide = { $count ->
    [one] { $count } fichier n’a pas pu être lu : cacher
   *[other] { $count } fichiers n’ont pas pu être lus : cacher
}
menu-fault-and-more = { $fault } (et { $more } de plus)

# Les niveaux de l’ordinateur : à quoi s’attendre.
level-tiro = La recrue : voit ce qu’elle a sous le nez, et encore pas tout.
level-miles = Le soldat : prend ce qu’il voit et se demande rarement ce qui s’ensuit.
level-immunis = Exempté de corvée : regarde la réponse, mais pas les coins éloignés.
level-principalis = Le sous-officier : garde ses hommes et manque ce qui vient par-derrière.
level-optio = L’adjoint du centurion : voit quelques coups d’avance, et se trompe.
level-centurio = Le capitaine : solide, patient, rarement surpris par une menace seule.
level-tribunus = L’officier d’état-major : prévoit et punit la plupart des fautes.
level-legatus = Le général : réfléchit un instant et se trompe rarement.
level-called-tiro = Tiro, la recrue
level-called-miles = Miles, le soldat
level-called-immunis = Immunis, l’ancien
level-called-principalis = Principalis, le sous-officier
level-called-optio = Optio, l’adjoint
level-called-centurio = Centurio, le capitaine
level-called-tribunus = Tribunus, l’officier
level-called-legatus = Legatus, le général

# The first page.
menu-start = Commencer ici
menu-start-against = contre { $name }
menu-all-games = Choisir un jeu
menu-about = À propos
menu-back = Retour
menu-short-game-more = quelques tours, puis on compte
menu-challenge-more = prendre avant la fin
menu-archers = Les archers
menu-archers-more = un autre jeu, sur un tapis
menu-exhibit-more = un plateau du Ier siècle
