# Что говорит о доске программа экранного доступа.
spoken-board = Доска, { $files } на { $ranks } полей
spoken-empty = пусто
spoken-white-man = белая фишка
spoken-blue-man = синяя фишка
spoken-white-dux = белый дукс
spoken-blue-dux = синий дукс
spoken-bound = связана
spoken-held = держат { $squares }
spoken-shut-in = заперт
spoken-chosen = выбрана
spoken-goal = сюда можно
spoken-place = сюда можно поставить
spoken-removable = можно снять
spoken-may-act = может ходить
spoken-danger = под угрозой
spoken-last-from = начало последнего хода
spoken-last-to = последний ход
spoken-hint = подсказка
spoken-refused = нельзя
spoken-on = включено
spoken-off = выключено
spoken-unavailable = сейчас недоступно

# Что объявляется.
spoken-went = { side-name }: с { $from } на { $to }
spoken-jumped = через { $squares }
spoken-set-down = { side-name }: фишка поставлена на { $square }
spoken-dux-set-down = { side-name }: дукс поставлен на { $square }
spoken-removed = { $count ->
    [one] { side-name }: снята { $squares }
   *[other] { side-name }: сняты { $squares }
}
spoken-passed = { side-name }: пас
spoken-taken = { $count ->
    [one] взята: { $squares }
   *[other] взяты: { $squares }
}
spoken-now-bound = { $count ->
    [one] связана: { $squares }
   *[other] связаны: { $squares }
}
spoken-freed = { $count ->
    [one] снова свободна: { $squares }
   *[other] снова свободны: { $squares }
}
spoken-taken-back = Ход взят назад
spoken-new-game = Новая партия: { $name }
