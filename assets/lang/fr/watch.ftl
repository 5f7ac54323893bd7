# Regarder deux ordinateurs.
watch-pause = Pause
watch-go-on = Reprendre
watch-step = Un coup
watch-slower = Plus lent
watch-faster = Plus vite
watch-paused = { $side ->
    [white] En pause : aux Blancs de jouer
   *[black] En pause : aux Bleus de jouer
}
