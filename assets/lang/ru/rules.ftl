# Страница правил: её собственные слова.
mark-attested = из текста
mark-inferred = вывод
mark-modern = новое
rules-moving = Как ходить
rules-taking = Как брать
rules-winning = Как выиграть
rules-beginning = Как начинается
rules-long = Если игра затянулась
rules-sources-show = Показать источники
rules-sources-hide = Скрыть источники
rules-marks = Из текста: так сказано в античном тексте. Вывод: так заключает автор реконструкции. Новое: добавлено, чтобы партию можно было довести до конца.
rules-notation = Как записывают ходы: { $notation }.
