# Die Rekonstruktionen: ihre Namen, wie sie sich spielen und woher sie kommen.
ruleset-bautista-name = Bautista Prados: zwei Reihen
ruleset-bautista-feel = Zwei volle Reihen, jeder Stein schlägt aus der Ferne, und alle Feinde müssen fallen.
ruleset-bautista-source = David Bautista Prados, Hilfetext seiner App (undatiert), von uns gelesen. Reihen, Lücken und Bretter sind moderne Vorschläge; er selbst sagt, dass 12x8 keinen historischen Rückhalt hat.
ruleset-bautista-dux-name = Bautista Prados: mit Dux
ruleset-bautista-dux-feel = Eine Reihe Steine und ein Anführer, der Dux. Wer den anderen Dux fängt, hat gewonnen.
ruleset-bautista-dux-source = David Bautista Prados, Hilfetext seiner App (undatiert), von uns gelesen. Er selbst sagt, dass ein Dux keinen historischen Rückhalt hat; wo er steht, ist hier festgelegt.
ruleset-schadler-name = Schädler 2001
ruleset-schadler-feel = Steine einzeln setzen, dann springen, fesseln und befreien. Bedächtig und voller Ausreden.
ruleset-schadler-source = Schädler, Homo Ludens IV (1994) 47-67 und Abstract Games 7 (2001) 10-11. Beides konnten wir nicht lesen: die Regeln kennen wir aus einem russischen Artikel und aus Text und Code des Projekts Ludii.
ruleset-schadler-1994-name = Schädler 1994
ruleset-schadler-1994-feel = Die ältere Form, kühner: zwischen zwei Feinde darf man treten, und Gefesselte zählen noch.
ruleset-schadler-1994-source = Schädler, Homo Ludens IV (1994) 47-67. Wir konnten es nicht lesen: die Regeln kennen wir, wie andere sie drucken, vor allem aus Text und Code des Projekts Ludii.
ruleset-bell-name = Bell 1960
ruleset-bell-feel = Nahkampf in kleinen Schritten. Wer schlägt, zieht noch einmal, und Ecken sind gefährlich.
ruleset-bell-source = Bell (1960, zweite Auflage 1969; Dover 1979, S. 86), nach einem Lexikonartikel und dem Projekt Ludii; das Buch haben wir nicht gelesen. Der Dux ist seine eigene Idee.
ruleset-kowalski-name = Kowalski
ruleset-kowalski-feel = Ein breites Brett, lange Linien und eine langsame Schlinge um den feindlichen Dux.
ruleset-kowalski-source = W. J. Kowalski, eine Seite der Penn State University (etwa 1998 bis 2008), seine spätere Form, nach einem Lexikonartikel und dem Projekt Ludii; einige Punkte sind hier festgelegt.
ruleset-kowalski-early-name = Kowalski, frühe Regeln
ruleset-kowalski-early-feel = Dieselbe Jagd, aber eine ganze Linie kann auf einen Schlag fallen.
ruleset-kowalski-early-source = W. J. Kowalski, eine Seite der Penn State University (etwa 1998 bis 2008), seine frühe Form mit ganzen Linien, nach einem Lexikonartikel und dem Projekt Ludii; er gab sie später auf.
ruleset-kowalski-11x10-name = Kowalski auf 11x10
ruleset-kowalski-11x10-feel = Zehn Steine, der Dux in ihrer Mitte. Geduldig: ein Dux am Rand ist sicher.
ruleset-kowalski-11x10-source = W. J. Kowalski, eine Seite der Penn State University (etwa 1998 bis 2008), seine Form auf 11x10, nach einem Lexikonartikel und dem Projekt Ludii. Dass der Rand den Dux schont, ist hier festgelegt, denn er beginnt dort.
ruleset-astur-ranks-name = Salvius Astur: in Reihen
ruleset-astur-ranks-feel = Je eine einzige Reihe und viel Raum: umzingeln oder umzingelt werden.
ruleset-astur-ranks-source = Cn. Salvius Astur, ein Artikel für Nova Roma (undatiert), von uns gelesen. Die Bretter sind hier festgelegt.
ruleset-astur-ranks-delayed-name = Salvius Astur: in Reihen, verzögert
ruleset-astur-ranks-delayed-feel = Dasselbe, aber Gefangene sind gefesselt und können entkommen, ehe man sie wegnimmt.
ruleset-astur-ranks-delayed-source = Cn. Salvius Astur, ein Artikel für Nova Roma (undatiert), von uns gelesen. Die Bretter sind hier festgelegt.
ruleset-astur-free-name = Salvius Astur: freies Setzen
ruleset-astur-free-feel = Das Brett Stein um Stein füllen, dann auf jeder Linie zuschlagen.
ruleset-astur-free-source = Cn. Salvius Astur, ein Artikel für Nova Roma (undatiert), von uns gelesen. Fünfundzwanzig Steine sind von ihm; Bretter und andere Zahlen sind hier festgelegt.
ruleset-astur-free-delayed-name = Salvius Astur: freies Setzen, verzögert
ruleset-astur-free-delayed-feel = Ein volles Brett, auf dem Gefesselte warten, weggenommen oder befreit zu werden.
ruleset-astur-free-delayed-source = Cn. Salvius Astur, ein Artikel für Nova Roma (undatiert), von uns gelesen. Fünfundzwanzig Steine sind von ihm; Bretter und andere Zahlen sind hier festgelegt.
ruleset-jasyr-name = Jasyr
ruleset-jasyr-feel = Fünf Bogenschützen je Seite laufen auf krummen Linien zur feindlichen Basis. Schnell und scharf: nie zurück.
ruleset-jarmo-name = Jarmo
ruleset-jarmo-feel = Bogenschützen kommen und gehen: wer gefangen wird, kehrt zurück. Geduldig, mit vielen Wendungen.

# Was zusammengehört.
family-bautista = Offene Linien · Bautista Prados
family-schadler = Fesseln und befreien · Schädler
family-bell = Schritt für Schritt · Bell
family-kowalski = Den Dux einschließen · Kowalski
family-astur = Umzingeln · Salvius Astur
family-own = Eigene Regeln
family-other = Die Bogenschützen und andere Spiele

# Wie schwer und wie lang.
ruleset-easy = leicht zu lernen
ruleset-middling = braucht etwas Übung
ruleset-hard = anspruchsvoll
ruleset-short = etwa zehn Minuten
ruleset-medium = etwa eine halbe Stunde
ruleset-long = eine Stunde oder mehr
