kiosk-touch = Коснитесь, чтобы играть
kiosk-caption-game = Ludus latrunculorum: римская игра в солдатики
kiosk-caption-capture = Между двумя врагами фишка гибнет. Так пишут Овидий и Марциал.
kiosk-caption-rules = Книги правил не сохранилось. Это реконструкция: { $name }
kiosk-choose-language = Ваш язык
kiosk-choose = Что выберете?
kiosk-lesson = Научиться за две минуты
kiosk-short-game = Сыграть короткую партию
kiosk-exhibit = Могила врача
kiosk-reading = Что писали древние
kiosk-something-else = Другое
kiosk-start-over = Начать сначала
kiosk-back = Назад
kiosk-large-text = Крупный текст
kiosk-high-contrast = Высокий контраст
kiosk-face-to-face = Вдвоём, лицом к лицу
kiosk-turn = Повернуть к другой стороне
kiosk-turns-left = { $turns ->
    [one] Остался { $turns } ход
    [few] Осталось { $turns } хода
   *[many] Осталось { $turns } ходов
}
kiosk-score = Белые { $white }, синие { $blue }
kiosk-short-won = Ваших на доске больше: победа.
kiosk-short-lost = У соперника осталось больше: на этот раз победа за ним.
kiosk-short-drawn = Поровну у обоих: ничья.
kiosk-still-here = Вы ещё здесь?
kiosk-going-on = { $seconds ->
    [one] Коснитесь, чтобы продолжить. Через { $seconds } секунду всё начнётся сначала.
    [few] Коснитесь, чтобы продолжить. Через { $seconds } секунды всё начнётся сначала.
   *[many] Коснитесь, чтобы продолжить. Через { $seconds } секунд всё начнётся сначала.
}
kiosk-closed = Сейчас закрыто

operator-title = Для музея
operator-pin = Код
operator-wrong-pin = Это не тот код.
operator-wait = { $seconds ->
    [one] Новая попытка через { $seconds } секунду
    [few] Новая попытка через { $seconds } секунды
   *[many] Новая попытка через { $seconds } секунд
}
operator-delete = Стереть
operator-statistics = Посещения
operator-day = День
operator-visits = Посещения
operator-games = Партии
operator-minutes = Минут в среднем
operator-copy = Скопировать на USB
operator-copied = Скопировано в { $folder }
operator-no-stick = USB-накопитель не найден.
operator-volume = Громкость
operator-cleaning = { $seconds ->
    [one] Протереть экран ({ $seconds } секунда)
    [few] Протереть экран ({ $seconds } секунды)
   *[many] Протереть экран ({ $seconds } секунд)
}
operator-restart = Перезапустить
operator-quit = Выйти
operator-close = Назад к посетителям
operator-faults = Что не так
operator-no-faults = Всё в порядке.
operator-running = Работает с { $time }
operator-wiping = Теперь экран можно протереть.
operator-fault-configuration = В настройке есть ошибки; действует последняя исправная:
operator-fault-copy = Копию исправной настройки сохранить не удалось:
operator-fault-rulesets = Правила, которые не удалось прочесть:
operator-fault-exhibit = В файле экспозиции есть ошибки; показана встроенная:
operator-fault-room = Комнату прочесть не удалось:
operator-fault-logo = Изображение музея прочесть не удалось:
operator-fault-monitor = Указанного экрана нет; используется первый:
operator-fault-visits = Посещения не удаётся записать; они ждут:
operator-fault-log = Журнал не удаётся записать:
operator-restart-now = Перезапустить: нажать ещё раз
operator-quit-now = Выйти: нажать ещё раз
