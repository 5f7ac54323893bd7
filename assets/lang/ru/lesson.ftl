lesson-title = Урок за две минуты
lesson-subtitle = Ходить, брать, связывать и освобождать — своей рукой
lesson-step = Шаг { $step } из { $steps }
lesson-move = Ходить
lesson-move-task = Ваши фишки белые. Коснитесь одной: поля, куда она может пойти, засветятся. Коснитесь одного из них.
lesson-move-done = Так ходит фишка: по прямой.
lesson-bracket = Брать
lesson-bracket-task = Синяя фишка стоит рядом с вашей. Зайдите с другой стороны: между двумя она гибнет.
lesson-bracket-done = Взята. Так у Овидия: одна фишка гибнет от двух врагов.
lesson-bind = Связывать
lesson-bind-task = По другой реконструкции пойманная фишка гибнет не сразу: её связывают и переворачивают. Поймайте синюю.
lesson-bind-done = Связана: ходить она не может. Позже её можно снять.
lesson-free = Освобождать
lesson-free-task = Одна из ваших фишек связана. Свяжите одну из двух, что её держат, и она свободна.
lesson-free-done = Снова свободна. Сенека это знал: «как выйдет связанная фишка».
lesson-inferred = Как связывали — современная реконструкция (по Ульриху Шедлеру).
lesson-again = Не так. Попробуйте ещё раз.
lesson-next = Дальше
lesson-back = На шаг назад
lesson-leave = Выйти из урока
lesson-to-challenge = Теперь против Тирона

challenge-title = Возьмите три, пока сыплется песок
challenge-task = { $count ->
    [one] Возьмите { $count } синюю фишку у новобранца Тирона.
    [few] Возьмите { $count } синие фишки у новобранца Тирона.
   *[many] Возьмите { $count } синих фишек у новобранца Тирона.
}
challenge-taken = Взято: { $taken } из { $count }
challenge-time = Осталось { $minutes }:{ $seconds }
challenge-more-time = Ещё время
challenge-won = Готово, до последней песчинки.
challenge-lost = Песок высыпался.
challenge-ended = Партия кончилась раньше.
challenge-again = Ещё раз
challenge-play-on = Играть дальше без песка
challenge-leave = Выйти
