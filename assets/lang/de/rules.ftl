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
rules-notation = So werden Züge geschrieben: { $notation }.
mark-attested-means = ein antiker Text sagt es
mark-inferred-means = der Autor dieser Rekonstruktion schließt es
mark-modern-means = hinzugefügt, damit ein Spiel zu Ende kommt
