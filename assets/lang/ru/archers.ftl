# Лучники, ясыр и ярмо.
archers-prompt-move = { $side ->
    [white] Белые
   *[black] Синие
}: выберите лучника
archers-prompt-come-back = { $side ->
    [white] Белые
   *[black] Синие
}: выберите лучника или поставьте лучника из руки на свою базу
archers-prompt-put-back = { $side ->
    [white] Белые
   *[black] Синие
}: верните лучника на свою базу или пропустите
archers-prompt-pass = { $side ->
    [white] Белые
   *[black] Синие
}: ходов нет, остаётся пропустить

archers-refused-no-line = { $from } и { $to } не соединены линией
archers-refused-backwards = Из { $from } в { $to } — это назад, а лучники идут вперёд или вбок
archers-refused-arrived = Лучник на { $square } дошёл до вражеской базы и больше не ходит
archers-refused-at-home = Лучник на { $square } стоит на своей базе: его берут, только если другого хода нет
archers-refused-shuttle = Четыре раза подряд между { $from } и { $to }: сначала нужен другой ход
archers-refused-put-back-first = Теперь можно вернуть лучника на свою базу или пропустить
archers-refused-not-on-base = { $square } не на своей базе, а лучники возвращаются туда
archers-refused-only-on-arrival = Лучник возвращается, только когда старший лучник доходит до вражеской базы
archers-refused-may-not-pass = Пропускать можно, только если другого хода нет

archers-result-base = { $winner ->
    [white] Белые выиграли: все лучники одной стороны стоят на вражеской базе
    [black] Синие выиграли: все лучники одной стороны стоят на вражеской базе
   *[none] Ничья: все лучники одной стороны стоят на вражеской базе
}
archers-result-no-archers = { $winner ->
    [white] Белые выиграли: у одной стороны не осталось лучников
    [black] Синие выиграли: у одной стороны не осталось лучников
   *[none] Ничья: у одной стороны не осталось лучников
}
archers-result-passes = { $winner ->
    [white] Белые выиграли: обе стороны пропустили ход
    [black] Синие выиграли: обе стороны пропустили ход
   *[none] Ничья: обе стороны пропустили ход
}
archers-result-quiet = { $winner ->
    [white] Белые выиграли: ходов без взятия — { $turns }
    [black] Синие выиграли: ходов без взятия — { $turns }
   *[none] Ничья: ходов без взятия — { $turns }
}
archers-match-next = Вторая партия

archers-story = Что монгольские лучники играли в это в походах XIII века — легенда без доказательств.
archers-known = Игра известна по одной польской книге (З. Новак, 1972; М. Стайщак, gamesfanatic.pl, 2024) и по веб-страницам (pergioco.net, BrainKing).
archers-board-conjectural = предположительно
ruleset-jasyr-source = { archers-story } { archers-known }
ruleset-jarmo-source = { archers-story } { archers-known }
archers-became-superior = Лучник на { $square } стал старшим
archers-became-simple = Лучник на { $square } дошёл и снова простой
archers-spoken-returned = возвращается в руку: { $squares }
archers-spoken-superior = стал старшим: { $squares }
archers-spoken-simple = снова простой: { $squares }
archers-simple = лучник
archers-superior = старший лучник
archers-terms = мест { $places }, по { $men } лучников

archers-prompt-goal = { $side ->
    [white] Белые
   *[black] Синие
}: выбрать освещённое место
archers-refused-choose-first = Сначала свой лучник, потом освещённое место
archers-hints-which = У лучника на { $square } есть хороший ход. Ещё подсказка: куда?
archers-hints-frame = Это край коврика: места внутри него.
archers-result-arrived = { $winner ->
    [white] Белые выиграли: все их оставшиеся лучники стоят на вражеской базе
    [black] Синие выиграли: все их оставшиеся лучники стоят на вражеской базе
   *[none] Ничья
}
archers-match-goes-on = { $next ->
    [white] Матч продолжается: во второй партии вы играете белыми.
    [black] Матч продолжается: во второй партии вы играете синими.
   *[both] Матч продолжается: во второй партии стороны меняются.
}
archers-men = Лучников у каждого
archers-places = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[other] { $count } мест
}
archers-shelf-soldiers = Солдаты
archers-shelf = Лучники
archers-spoken-board = Коврик, мест, соединённых линиями: { $count }
archers-spoken-put-back = { $side ->
    [white] Белые
   *[black] Синие
}: лучник возвращён на { $square }
archers-spoken-lines = линии к { $squares }

# A match: who plays it, by a name that stays when the sides change, and how it stands.
archers-match-terms = Матч из двух партий: стороны меняются, очки складываются.
archers-match-you = Вы
archers-match-player = Игрок { $number }
archers-match-pair = { $one } { $points }, { $other } { $others }
archers-match-none = Партия 1 из 2: очков пока нет
archers-match-second = Партия 2 из 2; за первую: { $pair }
archers-match-game = Партия { $game }: { $pair }
archers-match-sum = Всего: { $pair }
archers-match-headline = { $who ->
    [you] Вы выиграли матч
    [lost] Вы проиграли матч
    [none] Матч окончился вничью
   *[other] { $name } выигрывает матч
}
archers-match-cost = { $points ->
    [one] { $name } получит за неё { $points } очко.
    [few] { $name } получит за неё { $points } очка.
   *[other] { $name } получит за неё { $points } очков.
}

# What the hand is, when the first archer comes to lie in it.
archers-hand-action = { $side ->
    [white] Белые
   *[black] Синие
}: лучник теперь в руке, рядом с ковром. Вместо хода его можно поставить на пустое место своей базы
archers-hand-arrival = { $side ->
    [white] Белые
   *[black] Синие
}: лучник теперь в руке, рядом с ковром. Он вернётся, когда старший лучник его стороны дойдёт до чужой базы
archers-opening-goal = Лучники идут по линиям к дальнему ряду, к чужой базе
