# Was ein Vorleseprogramm vom Brett sagt.
spoken-board = Brett, { $files } mal { $ranks } Felder
spoken-empty = leer
spoken-white-man = weißer Stein
spoken-blue-man = blauer Stein
spoken-white-dux = weißer Dux
spoken-blue-dux = blauer Dux
spoken-bound = gefesselt
spoken-held = gehalten von { $squares }
spoken-shut-in = eingeschlossen
spoken-chosen = gewählt
spoken-goal = hierhin möglich
spoken-place = hier setzbar
spoken-removable = kann weggenommen werden
spoken-may-act = kann ziehen
spoken-danger = in Gefahr
spoken-last-from = Start des letzten Zuges
spoken-last-to = letzter Zug
spoken-hint = Tipp
spoken-refused = nicht möglich
spoken-on = an
spoken-off = aus
spoken-unavailable = jetzt nicht möglich

# Was angesagt wird.
spoken-went = { side-name }: { $from } nach { $to }
spoken-jumped = über { $squares }
spoken-set-down = { side-name }: Stein gesetzt auf { $square }
spoken-dux-set-down = { side-name }: Dux gesetzt auf { $square }
spoken-removed = { $count ->
    [one] { side-name }: { $squares } weggenommen
   *[other] { side-name }: { $count } weggenommen, { $squares }
}
spoken-passed = { side-name }: passt
spoken-taken = { $count ->
    [one] geschlagen: { $squares }
   *[other] { $count } geschlagen: { $squares }
}
spoken-now-bound = { $count ->
    [one] gefesselt: { $squares }
   *[other] { $count } gefesselt: { $squares }
}
spoken-freed = { $count ->
    [one] wieder frei: { $squares }
   *[other] { $count } wieder frei: { $squares }
}
spoken-taken-back = Zurückgenommen
spoken-new-game = Neues Spiel: { $name }
