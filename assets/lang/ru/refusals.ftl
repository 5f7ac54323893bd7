# Почему щелчок не принят: по одной короткой строке.
refused-game-over = Партия окончена
refused-unreadable = «{ $text }» не ход
refused-off-board = { $square } нет на этой доске { $board }
refused-empty = На { $square } нет фишки
refused-not-yours = { $owner ->
    [white] Фишка на { $square } белая, а ходят синие
   *[black] Фишка на { $square } синяя, а ходят белые
}
refused-bound = { $count ->
    [0] Фишка на { $square } связана и не может ходить
    [one] Эта фишка связана: её держит соседняя на { $squares }
   *[many] Эта фишка связана: её держат соседние на { $squares }
}
refused-occupied = Поле { $square } занято
refused-not-in-line = { $from } и { $to } не на одной горизонтали или вертикали
refused-blocked = Фишка на { $square } стоит на пути
refused-out-of-reach = С { $from } до { $to } не дойти
refused-in-between = Между двух врагов (на { $one } и { $other }) можно, только связав одного
refused-third-time = Эта позиция возникла бы в третий раз: нужен другой ход
refused-still-placing = Фишки ещё расставляются: поставить одну на свободное поле
refused-not-in-hand = { $side ->
    [white] У белых нет такой фишки в руке
   *[black] У синих нет такой фишки в руке
}
refused-dux-comes-last = Дукс ставится последним, когда стоят все фишки
refused-no-removal = По этим правилам ничего не снимают отдельно
refused-not-bound = Фишка на { $square } не связана
refused-own-alligatus = Фишка на { $square } своя: снимают только связанных врагов
refused-named-by = Фишка на { $square } уходит со своей группой, что начинается на { $first }
refused-only-second-move = Ещё раз может пойти только фишка на { $square }, или пас
refused-nothing-to-pass = Второго хода, от которого можно отказаться, нет
refused-other-side = Это фишка другой стороны: нужна своя
refused-choose-first = Сначала своя фишка, потом освещённое поле
refused-nowhere = Этой фишке некуда идти
refused-computers-turn = Подождите: ход компьютера
squares-and = { $first } и { $last }
