# Guardare due computer.
watch-pause = Pausa
watch-go-on = Continua
watch-step = Una mossa
watch-slower = Più lento
watch-faster = Più veloce
watch-paused = In pausa: tocca al { $side ->
    [white] Bianco
   *[black] Blu
}
watch-pace-slow = lento
watch-pace-even = normale
watch-pace-fast = veloce
