# La partie courte : un nombre de tours, puis on compte.
short-game-title = Une courte partie
short-game-begin = Commencer
short-game-task = { $turns ->
    [one] { $turns } tour pour les deux camps ensemble
   *[other] { $turns } tours pour les deux camps ensemble
} : un trait de la tablette pour chacun. Ensuite, qui a le plus de pions sur le plateau a gagné. Les blancs sont à vous.
short-game-counted = { $turns ->
    [one] Compté après { $turns } tour.
   *[other] Compté après { $turns } tours.
}
short-game-play-on = Continuer sans limite
