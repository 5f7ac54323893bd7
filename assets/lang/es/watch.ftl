# Mirar a dos ordenadores.
watch-pause = Pausa
watch-go-on = Seguir
watch-step = Una jugada
watch-slower = Más lento
watch-faster = Más rápido
watch-paused = En pausa: mueven las { $side ->
    [white] blancas
   *[black] azules
}
watch-pace-slow = lento
watch-pace-even = normal
watch-pace-fast = rápido
