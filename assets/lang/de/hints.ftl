# Hilfe, um die gebeten wird.
hints-which = Der Stein auf { $square } hat einen guten Zug. Noch ein Tipp: wohin?
hints-which-part = Ein guter Platz liegt im erhellten Teil des Brettes. Noch ein Tipp: wo?
hints-go = Von { $from } nach { $to }.
hints-place = Auf { $square } setzen.
hints-remove = Den gefesselten Stein von { $square } wegnehmen.
hints-pass = Besser passen.
hints-ask-why = Noch ein Tipp: warum?
hints-ask-good = Noch ein Tipp: andere gute Züge?
hints-good = Gleich gut sind { $moves }. Alle sind auf dem Brett markiert; mehr ist hier nicht zu raten.

# Was ein Zug bewirkt.
hints-takes = Er schlägt { $squares }.
hints-binds = Er fesselt { $squares }.
hints-frees = Er befreit { $squares }.
hints-saves = Er rettet { $squares }.
hints-threatens = Er bedroht { $squares }.
hints-hems-in = Er lässt dem Dux auf { $squares } weniger Auswege.
hints-exposes = { $count ->
    [one] Aber { $squares } gerät in Gefahr.
   *[other] Aber { $squares } geraten in Gefahr.
}
hints-prepares-taking = { $count ->
    [one] Er bereitet { $next } vor: das schlüge { $squares }.
   *[other] Er bereitet { $next } vor: das schlüge zugleich { $squares }.
}
hints-prepares-binding = { $count ->
    [one] Er bereitet { $next } vor: das fesselte { $squares }.
   *[other] Er bereitet { $next } vor: das fesselte zugleich { $squares }.
}
hints-ends = Er gewinnt sofort.
hints-wins = Danach ist der Sieg nicht mehr zu verhindern.
hints-only = Es ist der einzige Zug.
hints-quiet = Er schlägt und bedroht nichts, doch nirgends steht der Stein besser.

# Warum der Computer so gezogen hat.
hints-because = { $played }: { $why }
hints-nothing-better = ein ruhiger Zug; etwas Besseres sah er nicht.

# Wenn es keine Antwort gibt.
hints-looking = Wird gesucht …
hints-none = Es wurde keine Antwort gefunden.
hints-off = Tipps sind in den Einstellungen abgeschaltet.
hints-reasons-off = Begründungen sind in den Einstellungen abgeschaltet.
hints-not-now = Tipps gibt es, wenn ein Mensch am Zug ist.
hints-nothing-played = Der Computer hat noch nicht gezogen.
hints-frame = Das ist der Rahmen: die Felder liegen darin.

# Tasten.
hints-button = Tipp
hints-button-where = Wohin?
hints-button-why = Warum?
hints-button-good = Andere gute Züge
hints-button-reason = Warum so?
