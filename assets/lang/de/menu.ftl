# Der Titel: was vor einem Spiel gewählt wird.
menu-subtitle = das römische Soldatenspiel
menu-play = Spielen
menu-quit = Beenden
menu-start-here = hier beginnen
menu-your-own = eigene
menu-no-ruleset = Keine Regeln lesbar
menu-board = Brett
menu-men = Steine je
menu-men-and-dux = und je ein Dux, neben den Steinen
menu-you-play = Du spielst
menu-two-players = Zu zweit
menu-watch = Zuschauen
menu-begins = Beginnt
menu-by-lot = Das Los
menu-begins-by-rule = { $side ->
    [white] Weiß, nach diesen Regeln
   *[black] Blau, nach diesen Regeln
}
menu-against = Gegen
menu-files-unread = { $count ->
    [one] { $count } Datei ist nicht lesbar: zeigen
   *[other] { $count } Dateien sind nicht lesbar: zeigen
}
menu-files-unread-hide = { $count ->
    [one] { $count } Datei ist nicht lesbar: verbergen
   *[other] { $count } Dateien sind nicht lesbar: verbergen
}
menu-fault-and-more = { $fault } (und { $more } mehr)

# Die Stufen des Computers: was von jeder zu erwarten ist.
level-tiro = Der Rekrut: sieht, was vor seiner Nase liegt, und auch das nicht immer.
level-miles = Der Soldat: nimmt, was er sieht, und fragt selten, was zurückkommt.
level-immunis = Vom Schanzen befreit: achtet auf die Antwort, aber nicht auf die fernen Ecken.
level-principalis = Der Unteroffizier: hütet seine Leute und übersieht, was von hinten kommt.
level-optio = Der Stellvertreter des Centurio: denkt ein paar Züge voraus und irrt sich.
level-centurio = Der Hauptmann: solide, geduldig, von einer Drohung selten überrascht.
level-tribunus = Der Stabsoffizier: plant voraus und bestraft die meisten Fehler.
level-legatus = Der General: denkt einen Augenblick nach und irrt sich selten.
level-called-tiro = Tiro, der Rekrut
level-called-miles = Miles, der Soldat
level-called-immunis = Immunis, der Altgediente
level-called-principalis = Principalis, der Unteroffizier
level-called-optio = Optio, der Stellvertreter
level-called-centurio = Centurio, der Hauptmann
level-called-tribunus = Tribunus, der Stabsoffizier
level-called-legatus = Legatus, der General

# The first page.
menu-start = Hier beginnen
menu-start-against = Gegner: { $name }
menu-all-games = Spiel auswählen
menu-about = Über das Spiel
menu-back = Zurück
menu-short-game-more = wenige Züge, dann gezählt
menu-challenge-more = schlagen, ehe er abläuft
menu-archers = Die Bogenschützen
menu-archers-more = ein anderes Spiel, auf der Matte
menu-exhibit-more = ein Brett von etwa 50 n. Chr.
