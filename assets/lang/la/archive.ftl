# Ludi servati: qui nunc luditur, qui olim lusi sunt, et quomodo perspiciantur.
archive-open = Ludi servati
archive-title = Ludi servati
archive-go-on = Perge: { $game }, { $turns }
archive-not-kept = Ludus servari non potest: { $reason }
archive-this-game = Hic ludus
archive-save = Serva
archive-saved = Servatus est nomine { $name }
archive-copy-record = Exscribe commentarium
archive-copy-position = Exscribe positum
archive-copied = Exscriptum est
archive-look = Perspice
archive-replay = Perspice
archive-saved-games = Antea servati
archive-none = Nullus adhuc ludus servatus est
archive-reading = Leguntur ...
archive-where = Iacent in { $folder }
archive-open-game = nondum finitus
archive-delete = Dele
archive-delete-game = Dele: { $name }
archive-deleted = Deletum
archive-put-back = Repone
archive-before = ludus prior

# Dum ludus perspicitur
archive-first = Ad initium
archive-back = Unum retro
archive-forward = Unum porro
archive-last = Ad finem
archive-moment = Actus { $ply } ex { $plies }
archive-play-on = Hinc perge
archive-look-away = Ad ludum redi
archive-looking = Ludus perspicitur
