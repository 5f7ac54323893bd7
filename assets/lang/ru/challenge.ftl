# Задание: столько-то фишек, пока сыплется песок.
challenge-menu = Наперегонки с песком
challenge-title = { $count ->
    [one] Возьмите { $count } фишку, пока сыплется песок
    [few] Возьмите { $count } фишки, пока сыплется песок
   *[many] Возьмите { $count } фишек, пока сыплется песок
}
challenge-against = { $level ->
    [Tiro] Против новобранца (Tiro)
   *[other] Против: { $level }
}
challenge-task = Партия уже идёт, ваши фишки белые. Синяя фишка между двумя вашими взята. Песок сыплется только в ваш ход, и всегда можно попросить ещё времени.
challenge-begin = Пусть сыплется песок
challenge-taken = Взято: { $taken } из { $count }
challenge-time = Осталось { $minutes }:{ $seconds }
challenge-last-sand = Сыплется последний песок. Можно попросить ещё времени.
challenge-more-time = Ещё время
challenge-won = Готово, до последней песчинки.
challenge-won-more = Верная рука. Новая попытка начнётся с полными часами.
challenge-lost = Песок высыпался.
challenge-lost-more = Ничего не потеряно: ещё время — и партия пойдёт дальше с этого места.
challenge-ended = Партия кончилась раньше.
challenge-again = Ещё раз
challenge-play-on = Играть дальше без песка
challenge-leave = Выйти
