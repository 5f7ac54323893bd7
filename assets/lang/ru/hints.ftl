# Подсказки по просьбе.
hints-which = У фишки на { $square } есть хороший ход. Ещё подсказка: куда?
hints-which-part = Хорошее место есть в освещённой части доски. Ещё подсказка: где?
hints-go = С { $from } на { $to }.
hints-place = Поставить на { $square }.
hints-remove = Снять связанную фишку с { $square }.
hints-pass = Лучше пасовать.
hints-ask-why = Ещё подсказка: почему?
hints-ask-good = Ещё раз: есть ли другие хорошие ходы?
hints-good = Так же хороши: { $moves }. Все отмечены на доске; больше советовать здесь нечего.

# Что делает ход.
hints-takes = Берёт { $squares }.
hints-binds = Связывает { $squares }.
hints-frees = Освобождает { $squares }.
hints-saves = Уводит от опасности { $squares }.
hints-threatens = Угрожает { $squares }.
hints-hems-in = Оставляет дуксу на { $squares } меньше выходов.
hints-exposes = { $count ->
    [one] Но под угрозой окажется { $squares }.
   *[other] Но под угрозой окажутся { $squares }.
}
hints-prepares-taking = { $count ->
    [one] Готовит { $next }: будет взята { $squares }.
   *[other] Готовит { $next }: будут взяты { $squares }.
}
hints-prepares-binding = { $count ->
    [one] Готовит { $next }: будет связана { $squares }.
   *[other] Готовит { $next }: будут связаны { $squares }.
}
hints-ends = Сразу выигрывает.
hints-wins = После него победу уже не отнять.
hints-only = Это единственный ход.
hints-quiet = Ничего не берёт и не грозит, но лучшего места нет.

# Почему компьютер пошёл так.
hints-because = { $played }: { $why }
hints-nothing-better = тихий ход; лучшего он не увидел.

# Когда ответа нет.
hints-looking = Ищу…
hints-none = Ответ не найден.
hints-off = Подсказки выключены в настройках.
hints-reasons-off = Объяснения выключены в настройках.
hints-not-now = Подсказки даются, когда ходит человек.
hints-nothing-played = Компьютер ещё не ходил.
hints-frame = Это рамка: поля внутри неё.

# Кнопки.
hints-button = Подсказка
hints-button-where = Куда?
hints-button-why = Почему?
hints-button-good = Другие хорошие
hints-button-reason = Почему так?
