# Die Seite der Regeln: ihre eigenen Worte.
mark-attested = bezeugt
mark-inferred = erschlossen
mark-modern = modern
rules-marks = Bezeugt: ein antiker Text sagt es. Erschlossen: der Autor dieser Rekonstruktion schließt es. Modern: hinzugefügt, damit ein Spiel zu Ende kommt.
rules-notation = So werden Züge geschrieben: { $notation }.
