# Guardare due computer.
watch-pause = Pausa
watch-go-on = Continua
watch-step = Una mossa
watch-slower = Più lento
watch-faster = Più veloce
watch-paused = { $side ->
    [white] In pausa: tocca al Bianco
   *[black] In pausa: tocca al Blu
}
