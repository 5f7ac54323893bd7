# Наблюдение за двумя компьютерами.
watch-pause = Пауза
watch-go-on = Дальше
watch-step = Один ход
watch-slower = Медленнее
watch-faster = Быстрее
watch-paused = { $side ->
    [white] Пауза: ход белых
   *[black] Пауза: ход синих
}
