# Las partidas guardadas: la que está en juego, las otras, y cómo repasarlas.
archive-open = Guardadas
archive-title = Partidas guardadas
archive-go-on = Continuar: { $game }, { $turns }
archive-not-kept = La partida no se puede guardar: { $reason }
archive-this-game = Esta partida
archive-save = Guardar
archive-saved = Guardada como { $name }
archive-copy-record = Copiar la partida
archive-copy-position = Copiar la posición
archive-copied = Copiado
archive-look = Repasarla
archive-replay = Repasar
archive-saved-games = Guardadas antes
archive-none = Aún no se ha guardado ninguna partida
archive-reading = Leyendo ...
archive-where = Están en { $folder }
archive-open-game = sin terminar
archive-delete = Borrar
archive-delete-game = Borrar: { $name }
archive-deleted = Borrada
archive-put-back = Recuperar
archive-before = la partida anterior

# Al repasar una partida
archive-first = Al principio
archive-back = Una atrás
archive-forward = Una adelante
archive-last = Al final
archive-moment = Acción { $ply } de { $plies }
archive-play-on = Seguir desde aquí
archive-look-away = Volver a la partida
archive-looking = Se repasa la partida
