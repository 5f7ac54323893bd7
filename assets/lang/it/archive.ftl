# Le partite conservate: quella in corso, le altre, e come rivederle.
archive-open = Salvataggi
archive-title = Partite salvate
archive-go-on = Continua: { $game }, { $turns }
archive-not-kept = La partita non si può conservare: { $reason }
archive-this-game = Questa partita
archive-save = Salva
archive-saved = Salvata come { $name }
archive-copy-record = Copia la partita
archive-copy-position = Copia la posizione
archive-copied = Copiato
archive-look = Rivedila
archive-replay = Rivedi
archive-saved-games = Salvate in precedenza
archive-none = Nessuna partita è stata ancora salvata
archive-reading = Lettura ...
archive-where = Si trovano in { $folder }
archive-open-game = non finita
archive-delete = Elimina
archive-delete-game = Elimina: { $name }
archive-deleted = Eliminata
archive-put-back = Ripristina
archive-before = la partita precedente

# Rivedendo una partita
archive-first = All’inizio
archive-back = Una indietro
archive-forward = Una avanti
archive-last = Alla fine
archive-moment = Azione { $ply } di { $plies }
archive-play-on = Continua da qui
archive-look-away = Torna alla partita
archive-looking = Si rivede la partita
