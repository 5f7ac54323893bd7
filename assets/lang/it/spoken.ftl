# Che cosa dice della tavola un lettore di schermo.
spoken-board = Tavola, { $files } per { $ranks } caselle
spoken-empty = vuota
spoken-white-man = pedina bianca
spoken-blue-man = pedina blu
spoken-white-dux = dux bianco
spoken-blue-dux = dux blu
spoken-bound = legata
spoken-held = tenuta da { $squares }
spoken-shut-in = rinchiuso
spoken-chosen = scelta
spoken-goal = qui si può andare
spoken-place = qui si può posare
spoken-removable = si può togliere
spoken-may-act = può muovere
spoken-danger = in pericolo
spoken-last-from = partenza dell’ultima mossa
spoken-last-to = ultima mossa
spoken-hint = aiuto
spoken-refused = non possibile
spoken-on = attivo
spoken-off = non attivo
spoken-unavailable = ora non disponibile

# Che cosa viene annunciato.
spoken-went = { side-name }: da { $from } a { $to }
spoken-jumped = saltando { $squares }
spoken-set-down = { side-name }: pedina posata in { $square }
spoken-dux-set-down = { side-name }: dux posato in { $square }
spoken-removed = { $count ->
    [one] { side-name }: tolta { $squares }
   *[other] { side-name }: tolte { $squares }
}
spoken-passed = { side-name }: passa
spoken-taken = { $count ->
    [one] catturata: { $squares }
   *[other] catturate: { $squares }
}
spoken-now-bound = { $count ->
    [one] legata: { $squares }
   *[other] legate: { $squares }
}
spoken-freed = { $count ->
    [one] di nuovo libera: { $squares }
   *[other] di nuovo libere: { $squares }
}
spoken-taken-back = Mossa annullata
spoken-new-game = Nuova partita: { $name }
