# Die Seite der Regeln: ihre eigenen Worte.
mark-attested = bezeugt
mark-inferred = erschlossen
mark-modern = modern
rules-moving = Wie man zieht
rules-taking = Wie man schlägt
rules-winning = Wie man gewinnt
rules-beginning = Wie es beginnt
rules-long = Wenn es lange dauert
rules-sources-show = Quellen zeigen
rules-sources-hide = Quellen verbergen
rules-marks = Bezeugt: ein antiker Text sagt es. Erschlossen: der Autor dieser Rekonstruktion schließt es. Modern: hinzugefügt, damit ein Spiel zu Ende kommt.
rules-notation = So werden Züge geschrieben: { $notation }.
