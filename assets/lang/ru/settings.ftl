# Настройки: их страница и что говорится, когда они не читаются или не сохраняются.
settings-open = Настройки
settings-title = Настройки
settings-close = Закрыть
settings-section-comfort = Удобство
settings-section-table = Стол
settings-section-sound = Звук
settings-section-play = Игра

# Удобство
settings-language = Язык
settings-language-system = Система: { $language }
settings-text = Размер текста
settings-contrast = Высокий контраст
settings-motion = Меньше движения
settings-motion-system = Как в системе
settings-animation = Фишки движутся
settings-animation-slow = Медленно
settings-animation-normal = Как рукой
settings-animation-fast = Быстро
settings-animation-none = Сразу

# Стол
settings-table = Комната
settings-table-evening = Римский вечер
settings-table-daylight = Музей днём
settings-board = Доска
settings-board-wood = Дерево
settings-board-stone = Камень
settings-board-hinged = Складная, с бронзой
settings-pieces = Фишки
settings-pieces-glass = Стекло
settings-pieces-amber = Мёд и зелень
settings-pieces-bone = Кость и сланец
settings-pieces-distinct = Различимы по форме
settings-coordinates = Координаты
settings-quality = Качество картинки
settings-quality-automatic = По возможностям
settings-quality-low = Низкое
settings-quality-medium = Среднее
settings-quality-high = Высокое
settings-full-screen = Во весь экран
settings-face-to-face = Лицом к лицу
settings-face-to-face-note = Для двоих за лежащим экраном

# Звук
settings-sound = Звуки
settings-music = Музыка
settings-muted = Без звука
settings-muted-note = То же делает клавиша M

# Игра
settings-level = Уровень компьютера
settings-level-note = Со следующей партии
settings-show-legal = Показывать ходы
settings-show-last = Показывать последний ход
settings-show-threats = Показывать угрозы
settings-hints = Подсказки
settings-reasons = Объяснения компьютера
settings-undo = Ходы можно вернуть

# Что написано на кнопках
settings-on = Да
settings-off = Нет
settings-percent = { $value } %
settings-less = { $name }: меньше
settings-more = { $name }: больше
settings-first-values = Всё как вначале

# Что не получилось
settings-damaged = Файл был повреждён. Теперь он лежит здесь: { $place }
settings-damaged-there = Файл повреждён, и отложить его нельзя; он не перезаписывается
settings-not-kept = Настройки не сохраняются: { $reason }
settings-nothing-kept = Здесь ничего не сохраняется: { $reason }
