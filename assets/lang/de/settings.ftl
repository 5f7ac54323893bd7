# Die Einstellungen: ihre Seite, und was gesagt wird, wenn sie nicht gelesen oder behalten werden können.
settings-open = Einstellungen
settings-title = Einstellungen
settings-close = Schließen
settings-section-comfort = Komfort
settings-section-table = Tisch
settings-section-sound = Ton
settings-section-play = Spiel

# Komfort
settings-language = Sprache
settings-language-system = System: { $language }
settings-text = Textgröße
settings-contrast = Hoher Kontrast
settings-motion = Weniger Bewegung
settings-motion-system = Wie das System
settings-animation = Steine ziehen
settings-animation-slow = Langsam
settings-animation-normal = Wie von Hand
settings-animation-fast = Schnell
settings-animation-none = Sofort

# Tisch
settings-table = Raum
settings-table-evening = Römischer Abend
settings-table-daylight = Museum bei Tag
settings-board = Brett
settings-board-wood = Holz
settings-board-stone = Stein
settings-board-hinged = Klappbrett mit Bronze
settings-pieces = Steine
settings-pieces-glass = Glas
settings-pieces-amber = Honig und Grün
settings-pieces-bone = Bein und Schiefer
settings-pieces-distinct = An der Form erkennbar
settings-coordinates = Koordinaten
settings-quality = Bildqualität
settings-quality-automatic = Passend zum Gerät
settings-quality-low = Niedrig
settings-quality-medium = Mittel
settings-quality-high = Hoch
settings-full-screen = Ganzer Bildschirm
settings-face-to-face = Einander gegenüber
settings-face-to-face-note = Für zwei an einem Bildschirm, der flach liegt

# Ton
settings-sound = Klänge
settings-music = Musik
settings-muted = Alles stumm
settings-muted-note = Dasselbe tut die Taste M

# Spiel
settings-level = Stufe des Computers
settings-level-note = Ab der nächsten Partie
settings-show-legal = Mögliche Züge zeigen
settings-show-last = Letzten Zug zeigen
settings-show-threats = Bedrohte Steine zeigen
settings-hints = Hinweise
settings-reasons = Gründe des Computers
settings-undo = Züge zurücknehmen

# Was auf den Knöpfen steht
settings-on = An
settings-off = Aus
settings-percent = { $value } %
settings-less = { $name }: weniger
settings-more = { $name }: mehr
settings-first-values = Alles wie am Anfang

# Was schiefging
settings-damaged = Eine Datei war beschädigt. Sie liegt jetzt hier: { $place }
settings-damaged-there = Eine Datei ist beschädigt und lässt sich nicht beiseitelegen; sie wird nicht überschrieben
settings-not-kept = Die Einstellungen können nicht behalten werden: { $reason }
settings-nothing-kept = Hier kann nichts behalten werden: { $reason }
