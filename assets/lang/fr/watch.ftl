# Regarder deux ordinateurs.
watch-pause = Pause
watch-go-on = Reprendre
watch-step = Un coup
watch-slower = Plus lent
watch-faster = Plus vite
watch-paused = En pause : aux { $side ->
    [white] Blancs
   *[black] Bleus
} de jouer
watch-pace-slow = lent
watch-pace-even = normal
watch-pace-fast = rapide
