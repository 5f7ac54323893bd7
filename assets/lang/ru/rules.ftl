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
rules-notation = Как записывают ходы: { $notation }.
mark-attested-means = так сказано в античном тексте
mark-inferred-means = так заключает автор реконструкции
mark-modern-means = добавлено, чтобы партию можно было довести до конца
