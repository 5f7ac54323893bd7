# Der Tisch: was das Spiel sagt, während gespielt wird.
side-name = { $side ->
    [white] Weiß
   *[black] Blau
}
turns = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
pieces-captured = { $count ->
    [0] nichts geschlagen
    [one] { $count } Stein geschlagen
   *[other] { $count } Steine geschlagen
}

# Was verlangt wird, nach dem Namen der Seite, die am Zug ist.
prompt-dux = { side-name }: den Dux auf ein leeres Feld setzen
prompt-place = { side-name }: einen Stein setzen ({ $hand })
prompt-place-two = { side-name }: zwei Steine setzen ({ $hand })
prompt-again = { side-name }: derselbe Stein darf weiterziehen, oder passen
prompt-goal = { side-name }: ein erhelltes Feld wählen
prompt-take-or-move = { side-name }: einen gefesselten Stein wegnehmen oder ziehen
prompt-take-then-move = { side-name }: gefesselte Steine wegnehmen, wenn gewünscht, dann ziehen
prompt-move = { side-name }: einen Stein wählen
prompt-thinking = { side-name } überlegt

# Was eine Seite hat.
count-on-board = { $dux ->
    [alone] der Dux auf dem Brett
    [with] { $men ->
        [one] { $men } Stein und der Dux auf dem Brett
       *[other] { $men } Steine und der Dux auf dem Brett
    }
    [men] { $men ->
        [one] { $men } Stein auf dem Brett
       *[other] { $men } Steine auf dem Brett
    }
   *[unnamed] { $men } auf dem Brett
}
count-in-hand = { $dux ->
    [alone] der Dux in der Hand
    [with] { $men ->
        [one] { $men } Stein und der Dux in der Hand
       *[other] { $men } Steine und der Dux in der Hand
    }
    [men] { $men ->
        [one] { $men } Stein in der Hand
       *[other] { $men } Steine in der Hand
    }
   *[unnamed] { $men } in der Hand
}
count-took = { $count } geschlagen
seat-you = du

# Bemerkungen darunter.
opening-by-lot = Durch das Los beginnt { side-name }
opening-against = Der Computer spielt: { $name }
opening-men = { $dux ->
    [yes] Die Steine heißen calculi, „Steinchen“; der hohe ist der Dux, der Anführer
   *[no] Die Steine heißen calculi, „Steinchen“
}
quiet-left = { $turns ->
    [one] Noch ein Zug ohne Schlagen, dann endet das Spiel
   *[other] Noch { $turns } Züge ohne Schlagen, dann endet das Spiel
}
went-between = { side-name } zieht auf { $square } zwischen zwei Feinde und steht dort sicher
scene-broken = Die Szenendatei des Tisches ist nicht lesbar (das Menü sagt, warum): hier steht der eingebaute Tisch

# Brett und Steine.
terms = { $dux ->
    [yes] { $men ->
        [one] Brett { $board }, je { $men } Stein und ein Dux
       *[other] Brett { $board }, je { $men } Steine und ein Dux
    }
   *[no] { $men ->
        [one] Brett { $board }, je { $men } Stein
       *[other] Brett { $board }, je { $men } Steine
    }
}
no-move-yet = Noch kein Zug
notation = @c7 gesetzt, D@a3 Dux gesetzt, a2-a4 gezogen, xd4 weggenommen; + verbindet, was in einem Zug geschieht

# Tasten.
button-undo = Zurück
button-redo = Vor
button-top-view = Von oben
button-slant-view = Vom Platz aus
button-sound-on = Ton: an
button-sound-off = Ton: aus
button-rules = Regeln
button-menu = Menü
button-new-game = Neues Spiel
button-resign = Aufgeben
button-pass = Passen
button-close = Schließen

# Fragen, bevor ein Spiel verloren geht.
ask-new-game = Von vorn beginnen? Dieses Spiel geht verloren.
ask-leave = Den Tisch verlassen? Diese Partie lässt sich später fortsetzen.
ask-resign = Dieses Spiel aufgeben?
answer-play-on = Weiterspielen
answer-new-game = Neues Spiel
answer-leave = Verlassen
answer-resign = Aufgeben
