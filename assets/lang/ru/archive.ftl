# Сохранённые партии: текущая, прежние и их просмотр.
archive-open = Сохранения
archive-title = Сохранения
archive-go-on = Продолжить: { $game }, { $turns }
archive-not-kept = Партия не сохраняется: { $reason }
archive-this-game = Эта партия
archive-save = Сохранить
archive-saved = Сохранено как { $name }
archive-copy-record = Копировать запись
archive-copy-position = Копировать позицию
archive-copied = Скопировано
archive-look = Просмотреть
archive-replay = Просмотр
archive-saved-games = Сохранённые ранее
archive-none = Сохранённых партий ещё нет
archive-reading = Чтение ...
archive-where = Они лежат в { $folder }
archive-open-game = не окончена
archive-delete = Удалить
archive-delete-game = Удалить: { $name }
archive-deleted = Удалена
archive-put-back = Вернуть
archive-before = предыдущая партия

# При просмотре партии
archive-first = К началу
archive-back = На ход назад
archive-forward = На ход вперёд
archive-last = К концу
archive-moment = Действие { $ply } из { $plies }
archive-play-on = Играть отсюда
archive-look-away = Назад к партии
archive-looking = Партия просматривается
