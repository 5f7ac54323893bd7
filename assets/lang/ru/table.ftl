# Стол: что говорит игра во время партии.
side-name = { $side ->
    [white] Белые
   *[black] Синие
}
    .low = { $side ->
        [white] белые
       *[black] синие
    }
turns = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
pieces-captured = { $count ->
    [0] ничего не взято
    [one] взята { $count } фишка
    [few] взяты { $count } фишки
   *[many] взято { $count } фишек
}

# Что требуется, после имени стороны, чей ход.
prompt-dux = { side-name }: поставить дукса на свободное поле
prompt-place = { side-name }: поставить фишку ({ $hand })
prompt-place-two = { side-name }: поставить две фишки ({ $hand })
prompt-again = { side-name }: той же фишкой можно пойти ещё раз или пасовать
prompt-goal = { side-name }: выбрать освещённое поле
prompt-take-or-move = { side-name }: снять связанную фишку или пойти
prompt-take-then-move = { side-name }: при желании снять связанные фишки, затем пойти
prompt-move = { side-name }: выбрать фишку для хода
prompt-thinking = { side-name } думают

# Что есть у стороны.
count-on-board = { $dux ->
    [alone] дукс на доске
    [with] { $men ->
        [one] { $men } фишка и дукс на доске
        [few] { $men } фишки и дукс на доске
       *[many] { $men } фишек и дукс на доске
    }
    [men] { $men ->
        [one] { $men } фишка на доске
        [few] { $men } фишки на доске
       *[many] { $men } фишек на доске
    }
   *[unnamed] { $men } на доске
}
count-in-hand = { $dux ->
    [alone] дукс в руке
    [with] { $men ->
        [one] { $men } фишка и дукс в руке
        [few] { $men } фишки и дукс в руке
       *[many] { $men } фишек и дукс в руке
    }
    [men] { $men ->
        [one] { $men } фишка в руке
        [few] { $men } фишки в руке
       *[many] { $men } фишек в руке
    }
   *[unnamed] { $men } в руке
}
count-took = взято { $count }
seat-you = вы

# Замечания под строкой хода.
opening-by-lot = По жребию начинают { side-name.low }
opening-against = Играет компьютер: { $name }
opening-men = { $dux ->
    [yes] Фишки называются calculi, «камешки»; высокая из них — дукс, вождь
   *[no] Фишки называются calculi, «камешки»
}
quiet-left = { $turns ->
    [one] Ещё { $turns } ход без взятия, и партия окончена
    [few] Ещё { $turns } хода без взятия, и партия окончена
   *[many] Ещё { $turns } ходов без взятия, и партия окончена
}
went-between = { side-name } встают между двумя врагами на { $square }, и там фишка в безопасности
scene-broken = Файл сцены стола не читается (причина названа в меню): здесь стоит встроенный стол

# Доска и фишки.
terms = { $dux ->
    [yes] { $men ->
        [one] доска { $board }, по { $men } фишке и дуксу
        [few] доска { $board }, по { $men } фишки и дуксу
       *[many] доска { $board }, по { $men } фишек и дуксу
    }
   *[no] { $men ->
        [one] доска { $board }, по { $men } фишке
        [few] доска { $board }, по { $men } фишки
       *[many] доска { $board }, по { $men } фишек
    }
}
no-move-yet = Ходов ещё нет
notation = @c7 поставлена, D@a3 поставлен дукс, a2-a4 ход, xd4 снята; знак + соединяет сделанное за один ход

# Кнопки.
button-undo = Назад
button-redo = Вперёд
button-top-view = Вид сверху
button-slant-view = Вид с места
button-sound-on = Звук: да
button-sound-off = Звук: нет
button-rules = Правила
button-menu = Меню
button-new-game = Новая партия
button-resign = Сдаться
button-pass = Пас
button-close = Закрыть

# Вопросы, прежде чем партия будет потеряна.
ask-new-game = Начать заново? Эта партия будет потеряна.
ask-leave = Покинуть стол? Партию можно будет продолжить.
ask-resign = Сдать эту партию?
answer-play-on = Играть дальше
answer-new-game = Заново
answer-leave = Покинуть
answer-resign = Сдаться
