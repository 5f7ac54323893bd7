# Титул: что выбирают перед партией.
menu-subtitle = римская игра в солдат
menu-play = Играть
menu-quit = Выход
menu-start-here = начать отсюда
menu-your-own = свои
menu-no-ruleset = Ни одни правила не читаются
menu-board = Доска
menu-men = Фишек
menu-men-and-dux = и по дуксу, сверх фишек
menu-you-play = За кого
menu-two-players = Вдвоём
menu-watch = Смотреть
menu-begins = Начинают
menu-by-lot = По жребию
menu-begins-by-rule = { $side ->
    [white] Белые, по этим правилам
   *[black] Синие, по этим правилам
}
menu-against = Против
menu-files-unread = { $count ->
    [one] Не читается { $count } файл: показать
    [few] Не читаются { $count } файла: показать
   *[many] Не читаются { $count } файлов: показать
}
menu-files-unread-hide = { $count ->
    [one] Не читается { $count } файл: скрыть
    [few] Не читаются { $count } файла: скрыть
   *[many] Не читаются { $count } файлов: скрыть
}
menu-fault-and-more = { $fault } (и ещё { $more })

# Ступени компьютера: чего ждать от каждой.
level-tiro = Новобранец: видит то, что под носом, да и то не всё.
level-miles = Солдат: берёт, что видит, и редко думает об ответе.
level-immunis = Освобождённый от работ: смотрит на ответ, но не в дальние углы.
level-principalis = Унтер-офицер: бережёт своих и не замечает того, что сзади.
level-optio = Помощник центуриона: видит на несколько ходов вперёд, но ошибается.
level-centurio = Капитан: надёжен, терпелив, одной угрозой его не застать врасплох.
level-tribunus = Штабной офицер: играет по плану и наказывает почти за каждую ошибку.
level-legatus = Полководец: подумает мгновение и ошибается редко.
level-called-tiro = Tiro, новобранец
level-called-miles = Miles, солдат
level-called-immunis = Immunis, бывалый солдат
level-called-principalis = Principalis, унтер-офицер
level-called-optio = Optio, помощник
level-called-centurio = Centurio, капитан
level-called-tribunus = Tribunus, штабной офицер
level-called-legatus = Legatus, полководец

# The first page.
menu-start = Начать отсюда
menu-start-against = соперник: { $name }
menu-all-games = Выбрать игру
menu-about = Об игре
menu-back = Назад
menu-short-game-more = несколько ходов и подсчёт
menu-challenge-more = взять, пока сыплется
menu-archers = Лучники
menu-archers-more = другая игра, на ковре
menu-exhibit-more = доска I века
