# Наблюдение за двумя компьютерами.
watch-pause = Пауза
watch-go-on = Дальше
watch-step = Один ход
watch-slower = Медленнее
watch-faster = Быстрее
watch-paused = Пауза: ход { $side ->
    [white] белых
   *[black] синих
}
watch-pace-slow = медленно
watch-pace-even = размеренно
watch-pace-fast = быстро
