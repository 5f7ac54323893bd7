# Mirar a dos ordenadores.
watch-pause = Pausa
watch-go-on = Seguir
watch-step = Una jugada
watch-slower = Más lento
watch-faster = Más rápido
watch-paused = { $side ->
    [white] En pausa: mueven las blancas
   *[black] En pausa: mueven las azules
}
