# Lusus brevis: certus numerus motuum, deinde calculi numerantur.
short-game-title = Lusus brevis
short-game-begin = Incipe
short-game-task = { $turns ->
    [one] { $turns } motus utrique simul
   *[other] { $turns } motus utrique simul
}: singulis singulae lineae in cera respondent. Tum vincit, cuius plures calculi in tabula stant. Albi tui sunt.
short-game-counted = { $turns ->
    [one] Post { $turns } motum numerati.
   *[other] Post { $turns } motus numerati.
}
short-game-play-on = Sine fine ludere perge
