kiosk-touch = Zum Spielen berühren
kiosk-caption-game = Ludus latrunculorum: das Soldatenspiel der Römer
kiosk-caption-capture = Zwischen zwei Feinden ist ein Stein verloren. So erzählen es Ovid und Martial.
kiosk-caption-rules = Kein Regelbuch ist erhalten. Zu sehen ist eine Rekonstruktion: { $name }
kiosk-choose-language = Sprache
kiosk-choose = Was soll es sein?
kiosk-lesson = In zwei Minuten lernen
kiosk-short-game = Eine kurze Partie spielen
kiosk-exhibit = Das Grab des Arztes
kiosk-reading = Was die Alten schrieben
kiosk-something-else = Etwas anderes
kiosk-start-over = Von vorn
kiosk-back = Zurück
kiosk-large-text = Große Schrift
kiosk-high-contrast = Starker Kontrast
kiosk-face-to-face = Zu zweit gegenüber
kiosk-turn = Seite zum Gegenüber drehen
kiosk-turns-left = { $turns ->
    [one] Noch { $turns } Zug
   *[other] Noch { $turns } Züge
}
kiosk-score = Weiß { $white }, Blau { $blue }
kiosk-short-won = Von deinen stehen mehr auf dem Brett: gewonnen.
kiosk-short-lost = Vom Gegner stehen mehr: Diesmal gewinnt er.
kiosk-short-drawn = Auf beiden Seiten gleich viele: unentschieden.
kiosk-still-here = Noch da?
kiosk-going-on = { $seconds ->
    [one] Berühren, um weiterzumachen. In { $seconds } Sekunde beginnt alles von vorn.
   *[other] Berühren, um weiterzumachen. In { $seconds } Sekunden beginnt alles von vorn.
}
kiosk-closed = Zu dieser Stunde geschlossen

operator-title = Für das Museum
operator-pin = PIN
operator-wrong-pin = Das war nicht die PIN.
operator-wait = { $seconds ->
    [one] Nächster Versuch in { $seconds } Sekunde
   *[other] Nächster Versuch in { $seconds } Sekunden
}
operator-delete = Löschen
operator-statistics = Besuche
operator-day = Tag
operator-visits = Besuche
operator-games = Partien
operator-minutes = Minuten im Schnitt
operator-copy = Auf USB-Stick kopieren
operator-copied = Kopiert nach { $folder }
operator-no-stick = Kein USB-Stick gefunden.
operator-volume = Lautstärke
operator-cleaning = { $seconds ->
    [one] Abwischen ({ $seconds } Sekunde)
   *[other] Abwischen ({ $seconds } Sekunden)
}
operator-restart = Neu starten
operator-quit = Beenden
operator-close = Zurück zu den Besuchern
operator-faults = Was nicht stimmt
operator-no-faults = Alles in Ordnung.
operator-running = Läuft seit { $time }
operator-wiping = Jetzt kann gewischt werden.
operator-fault-configuration = Die Einrichtungsdatei hat Fehler; die letzte gute gilt:
operator-fault-copy = Von der guten Einrichtung ließ sich keine Kopie aufheben:
operator-fault-rulesets = Regelwerke, die nicht zu lesen waren:
operator-fault-exhibit = Die Ausstellungsdatei hat Fehler; gezeigt wird die eingebaute:
operator-fault-room = Der Raum war nicht zu lesen:
operator-fault-logo = Das Bild des Museums war nicht zu lesen:
operator-fault-monitor = Der genannte Bildschirm fehlt; benutzt wird der erste:
operator-fault-visits = Besuche lassen sich nicht aufschreiben; sie warten:
operator-fault-log = Das Protokoll lässt sich nicht schreiben:
operator-restart-now = Neu starten: noch einmal drücken
operator-quit-now = Beenden: noch einmal drücken
