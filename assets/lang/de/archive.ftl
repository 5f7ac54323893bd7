# Aufgehobene Partien: die laufende, die gespeicherten, und wie man sie durchsieht.
archive-open = Spielstände
archive-title = Gespeicherte Partien
archive-go-on = Weiterspielen: { $game }, { $turns }
archive-not-kept = Die Partie kann nicht behalten werden: { $reason }
archive-this-game = Diese Partie
archive-save = Speichern
archive-saved = Gespeichert als { $name }
archive-copy-record = Mitschrift kopieren
archive-copy-position = Stellung kopieren
archive-copied = Kopiert
archive-look = Durchsehen
archive-replay = Nachspielen
archive-saved-games = Früher gespeichert
archive-none = Noch ist keine Partie gespeichert
archive-reading = Wird gelesen ...
archive-where = Sie liegen in { $folder }
archive-open-game = nicht zu Ende
archive-delete = Löschen
archive-delete-game = Löschen: { $name }
archive-deleted = Gelöscht
archive-put-back = Zurückholen
archive-before = die Partie davor

# Beim Durchsehen
archive-first = Zum Anfang
archive-back = Einen zurück
archive-forward = Einen vor
archive-last = Zum Ende
archive-moment = Aktion { $ply } von { $plies }
archive-play-on = Von hier weiterspielen
archive-look-away = Zurück zur Partie
archive-looking = Die Partie wird durchgesehen
