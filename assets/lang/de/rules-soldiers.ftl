# Die Regeln des ludus latrunculorum, ein Text für jeden Wert jedes Schalters.
rule-board = Das Brett ist in Reihen und Spalten geteilt.
rule-opening-array = Die Steine stehen anfangs in Reihen.
rule-opening-one = Das Brett ist anfangs leer. Abwechselnd setzt jede Seite einen Stein auf ein leeres Feld; dabei geschieht niemandem etwas.
rule-opening-two = Das Brett ist anfangs leer. Abwechselnd setzt jede Seite zwei Steine auf leere Felder; dabei geschieht niemandem etwas.
rule-opening-dux = Wenn alle Steine stehen, setzt jede Seite ihren Dux.
rule-movement-step = Ein Stein zieht ein Feld weit in seiner Reihe oder Spalte.
rule-movement-slide = Ein Stein zieht beliebig viele leere Felder weit in seiner Reihe oder Spalte.
rule-jumps = { $whom ->
    [enemy] Ein Stein darf über einen benachbarten Feind auf das leere Feld dahinter springen.
   *[either] Ein Stein darf über einen benachbarten Stein beider Farben auf das leere Feld dahinter springen.
} { $chain ->
    [single] Ein Sprung ist ein Zug.
   *[many] Er darf weiterspringen; für das Fangen zählt nur das letzte Feld.
} { $jumped ->
    [safe] Wer übersprungen wird, wird durch diesen Zug nicht gefangen.
   *[exposed] Wer übersprungen wird, kann gefangen werden wie jeder andere.
}
rule-dux-jumps = { $whom ->
    [enemy] Der Dux darf auch über einen benachbarten Feind auf das leere Feld dahinter springen.
   *[either] Der Dux darf auch über einen benachbarten Stein beider Farben auf das leere Feld dahinter springen.
} { $chain ->
    [single] Ein Sprung ist ein Zug.
   *[many] Er darf weiterspringen; für das Fangen zählt nur das letzte Feld.
} { $jumped ->
    [safe] Wer übersprungen wird, wird durch diesen Zug nicht gefangen.
   *[exposed] Wer übersprungen wird, kann gefangen werden wie jeder andere.
}
rule-removal-immediate = Ein Feind zwischen dem gezogenen Stein und einem weiteren eigenen, in gerader Linie, ist sofort geschlagen. Ein Zug kann in mehreren Richtungen schlagen.
rule-removal-instead = Ein Feind zwischen dem gezogenen Stein und einem weiteren eigenen, in gerader Linie, ist gefesselt: er liegt auf dem Rücken, kann nicht ziehen und hilft beim Fangen nicht.
rule-removal-before = Ein Feind zwischen dem gezogenen Stein und einem weiteren eigenen, in gerader Linie, ist gefesselt: er liegt auf dem Rücken, kann nicht ziehen und hilft beim Fangen nicht.
rule-taking-instead = Einen gefesselten Stein wegzunehmen ist ein ganzer Zug, immer nur einen. Niemand muss es.
rule-taking-before = Vor dem Zug darf man beliebig viele gefesselte Feinde wegnehmen; dann muss man ziehen.
rule-free-again = Ein gefesselter Stein ist frei, sobald einer derer, die ihn halten, weggeht oder selbst gefesselt wird.
rule-line = Eine ganze lückenlose Linie von Feinden zwischen zwei eigenen wird gefangen; ein unschlagbarer Dux darin schützt sie ganz.
rule-hostile-corner = Eine leere Ecke hilft dem, der fängt, wie ein eigener Stein; der Rand nicht.
rule-edge = Der Rand des Brettes hilft niemandem beim Fangen.
rule-corner-capture = Ein Stein auf einem Eckfeld wird von Feinden auf beiden Nachbarfeldern gefangen, wenn einer eben dorthin gezogen ist.
rule-blockade = Eine Gruppe ohne leeres Feld daneben, eingeschlossen von freien Feinden und dem Rand, wird ganz gefangen.
rule-between-safe = Wer selbst zwischen zwei Feinde zieht, ist dort sicher.
rule-between-binds = Zwischen zwei Feinde, freie oder gefesselte, darf man nur ziehen, wenn eben dieser Zug einen fesselt.
rule-second-move = Ein Stein, der schlägt, darf sofort weiterziehen, und wieder, wenn er wieder schlägt; er darf auch aufhören.
rule-dux-plain = Der Dux zieht und wird geschlagen wie ein Stein; sein Verlust ist nur ein Stein weniger.
rule-dux-captured = Der Dux zieht und wird geschlagen wie ein Stein, und wer ihn verliert, hat verloren.
rule-dux-immobilised = Der Dux zieht und fängt wie ein Stein und wird nie geschlagen.
rule-dux-edge-blocks = Wer am Zug ist und dessen Dux auf allen vier Seiten eingeschlossen ist, hat verloren. Steine beider Seiten und der Rand schließen ein; ein Feind muss dabei sein.
rule-dux-edge-spares = Wer am Zug ist und dessen Dux auf allen vier Seiten von Steinen eingeschlossen ist, darunter ein Feind, hat verloren. Am Rand ist der Dux sicher.
rule-third-forbidden = Kein Zug darf dieselbe Stellung mit derselben Seite am Zug zum dritten Mal herbeiführen.
rule-repetition-free = Stellungen dürfen wiederkehren; beim fünften Mal ist es unentschieden.
rule-few = { $most ->
    [0] { $counted ->
        [men] Wer neben dem Dux keinen Stein mehr hat, hat verloren.
       *[all] Wer keinen Stein mehr hat, hat verloren.
    }
   *[1] { $counted ->
        [free] Wer nur noch einen freien Stein hat, hat verloren; gefesselte zählen nicht.
        [men] Wer neben dem Dux nur noch einen Stein hat, hat verloren.
       *[all] Wer nur noch einen Stein hat, hat verloren; gefesselte zählen mit.
    }
}
rule-no-action = Wer ziehen muss und nicht kann, hat verloren.
rule-quiet = { $turns ->
    [one] Nach { $turns } Zug ohne Schlagen gewinnt, wer mehr Steine hat; bei Gleichstand ist es unentschieden.
   *[other] Nach { $turns } Zügen ohne Schlagen gewinnt, wer mehr Steine hat; bei Gleichstand ist es unentschieden.
}
rule-long-game = Nach 200 Zügen ohne Schlagen oder 600 im Ganzen gewinnt, wer mehr Steine hat; bei Gleichstand ist es unentschieden.
rule-first-lot = Das Los entscheidet, wer beginnt.
rule-first-white = Weiß beginnt.
rule-first-black = Blau beginnt.

# Worauf eine Regel beruht.
rule-source-varro = Varro, De lingua Latina 10,22
rule-source-ovid = Ovid, Ars amatoria 2,207 und öfter; Martial 14,17
rule-source-seneca = nach Seneca, Epistulae 117,30, und der Laus Pisonis
rule-source-piso = nach dem offenen Brett der Laus Pisonis
rule-source-author = der Autor dieser Rekonstruktion
rule-source-straight = die Texte sagen nur, dass es geradeaus geht
rule-source-settled = hier festgelegt
rule-source-table = hier an jedem Tisch, nie in den Textbefehlen
