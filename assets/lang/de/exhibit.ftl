exhibit-title = Das Grab des Arztes
exhibit-subtitle = Stanway bei Colchester, um 50 n. Chr.
exhibit-illustration = Illustration nach veröffentlichten Beschreibungen, nicht die Lage bei der Auffindung.
exhibit-after-plan = Die Spielsteine liegen nach einem veröffentlichten Plan: { $source }
exhibit-shapes = Die Gegenstände sind wiederzuerkennen, aber nicht vermessen. Sie stehen um das Brett, damit man sie sieht.
exhibit-mark-known = Bekannt
exhibit-mark-likely = Wahrscheinlich
exhibit-mark-disputed = Umstritten
exhibit-mark-inferred = Moderner Schluss
exhibit-mark-invented = Unsere Illustration
exhibit-sources = Quellen
exhibit-sources-hide = Quellen ausblenden
exhibit-close = Schließen
exhibit-back = Zurück
exhibit-leave = Ausstellung verlassen
exhibit-tour = Führung
exhibit-tour-length = etwa { $seconds } Sekunden
exhibit-tour-leave = Selbst umsehen
exhibit-tour-next = Weiter
exhibit-spot-previous = Voriges Schild
exhibit-spot-next = Nächstes Schild
exhibit-tour-stop = Station { $stop } von { $stops }
exhibit-more = Mehr dazu
exhibit-whole = Das Ganze
exhibit-turn-hint = Ziehen dreht, zwei Finger oder das Rad holen näher, ein Schild berühren, um zu lesen.
exhibit-what-if = Und wenn es Latrunculi war?
exhibit-grid = Ein Raster von 8 mal 12 Feldern: ein moderner Schluss. Linien wurden keine gefunden.
exhibit-choose-rules = Nach wessen Regeln?
exhibit-play-kowalski = Kowalskis Regeln
exhibit-play-astur = Salvius Asturs Regeln
exhibit-play-on = Von hier aus weiterspielen
exhibit-set-aside = { $count ->
    [0] Jeder Stein hat sein Feld.
    [one] Ein Stein liegt beiseite.
   *[other] { $count } Steine liegen beiseite.
}
exhibit-return = Zurück zur Illustration
exhibit-fault = Die Datei der Ausstellung hat Fehler; gezeigt wird die eingebaute.

exhibit-object-rods = Stäbe
exhibit-object-strainer = Siebschale
exhibit-object-instruments = Chirurgische Instrumente
exhibit-object-bead = Gagatperle
exhibit-object-pan = Kasserolle
exhibit-object-amphora = Amphore
exhibit-object-service = Tafelgeschirr

exhibit-find = Der Fund
exhibit-find-place = 1996 öffneten Archäologen ein Grab in Stanway bei Colchester. Darin lag ein Spielbrett, auf dem Steine aus Glas aufgestellt waren.
exhibit-find-when = Es kam um 50 n. Chr. in die Erde.
exhibit-find-who = Der oder die Tote gehörte wahrscheinlich zu einer führenden Familie der Catuvellauni.

exhibit-board = Das Brett und sein Raster
exhibit-board-made = Ahorn, in der Mitte klappbar, mit Ecken aus Kupferlegierung und Spuren von Leder. Fast alles Holz ist vergangen.
exhibit-board-size = Es maß etwa 56 mal 36 Zentimeter.
exhibit-board-grid = Linien sind keine erhalten. Die erste Meldung sprach von 8 mal 12 Feldern; andere meinen, solche Bretter hätten gar keine Felder gehabt.

exhibit-counters = Die Steine und ihre Ordnung
exhibit-counters-lay = Dreizehn weiße und dreizehn blaue Steine aus Glas. Die meisten lagen in Reihen an zwei gegenüberliegenden Seiten, einige in einer Schräge, ein weißer nahe der Mitte.
exhibit-counters-here = Die genauen Plätze stehen auf gedruckten Plänen, die wir nicht einsehen konnten. Was hier steht, ist unsere Illustration.

exhibit-under-way = Eine laufende Partie?
exhibit-under-way-moves = Der erste Bericht sah zwei Eröffnungszüge. Ein späterer Leser meint, Blau habe gezogen und Weiß sei zum zweiten Mal am Zug.
exhibit-under-way-none = Andere entgegnen, die Anordnung beweise gar kein Spiel. Manche fragten, ob sie der Weissagung diente.

exhibit-latrunculi = War es Latrunculi?
exhibit-latrunculi-crummy = Philip Crummy, der es ausgrub: Solche Bretter könnten eine örtliche Art sein, für ein bisher unerkanntes Spiel.
exhibit-latrunculi-schadler = Ulrich Schädler: Solche Bretter hatten keine Felder, also wohl nicht Latrunculi; vielleicht fidhcheall oder gwyddbwyll.
exhibit-latrunculi-pieces = Sicher ist für ihn, dass man nicht mit zweierlei Steinen spielte.

exhibit-doctor = Arzt oder Druide?
exhibit-doctor-kit = Dreizehn chirurgische Instrumente lagen im Grab: das früheste Besteck dieser Art, das sich in Britannien erkennen lässt.
exhibit-doctor-druid = Heilkundig, wahrsagend, ein Druide? Der Ausgräber ließ es offen.
exhibit-doctor-ashes = Der Leichnam wurde verbrannt. Ob Mann oder Frau, ist unbekannt.

exhibit-rods = Die Stäbe
exhibit-rods-eight = Acht große Stäbe aus Metall lagen im Grab.
exhibit-rods-use = Niemand weiß, wozu. Warf man sie, um die Zukunft zu erfahren? Gehörten sie zu einem anderen Spiel?

exhibit-strainer = Die Siebschale
exhibit-strainer-bowl = Eine Schale aus Kupferlegierung, um Getränke zu seihen.
exhibit-strainer-brew = Sie enthielt Pollen von Artemisia, einer Pflanze wie Wermut oder Beifuß: den Rest eines Kräutertranks.

exhibit-instruments = Das Besteck des Arztes
exhibit-instruments-made = Vier aus Bronze, sieben aus Eisen, zwei aus beidem. Sie sind mit römischen Instrumenten verwandt, aber keine Kopien; nur die Löffelsonde hat rein römische Form.
exhibit-instruments-list = Zwei Skalpelle, eine Säge, Haken, zwei Pinzetten, drei Nadeln, eine Löffelsonde und der Griff von etwas Unbekanntem.

exhibit-goods = Tafel und Trank
exhibit-goods-service = Ein Geschirr aus Keramik, eine Schale aus roter Terra Sigillata, ein Krug und eine spanische Amphore.
exhibit-goods-pan = Eine Kasserolle aus Kupferlegierung, vielleicht für warmen Wein; eine Gagatperle, der man vielleicht Zauberkraft zuschrieb; ein Tuch mit Fibeln.

exhibit-others = Andere Bretter
exhibit-others-hinged = Klappbretter wie dieses lagen in Gräbern in Baldock und an der King Harry Lane in St Albans.
exhibit-others-poprad = In Poprad in der Slowakei lag in einem Grab um 375 n. Chr. ein Brett mit 17 mal 18 Feldern.
exhibit-others-vindolanda = Vindolanda besitzt viele Bretter aus Stein: sechzehn nach einer Zählung.

exhibit-poets = Was die Dichter sagen
exhibit-poets-say = Soldaten aus Glas; ein Stein stirbt zwischen zwei Feinden.
exhibit-poets-bound = Seneca: Ein gefesselter Stein kann freikommen.
exhibit-poets-silent = Es gibt ein liniertes Brett. Keiner sagt, wie weit ein Stein zieht, wie viele es sind, wie sie beginnen, und keiner nennt einen Anführer.

exhibit-tour-1 = Ein Grab bei Colchester, um 50 n. Chr. geschlossen und 1996 geöffnet. Darin lag ein Brett, auf dem Steine aufgestellt waren.
exhibit-tour-2 = Ein Brett aus Ahorn zum Zusammenklappen, mit Metallecken. Das Holz ist vergangen und mit ihm jede Linie.
exhibit-tour-3 = Dreizehn weiße und dreizehn blaue Steine aus Glas, die meisten an zwei Seiten. Die Plätze hier sind unsere Illustration.
exhibit-tour-4 = Acht Metallstäbe, die niemand erklären kann, und eine Schale, in der man Kräuter seihte.
exhibit-tour-5 = Skalpelle, Haken, Pinzetten, Nadeln, eine Säge: das früheste Chirurgenbesteck, das sich in Britannien erkennen lässt.
exhibit-tour-6 = War es das Soldatenspiel der Römer? Die Gelehrten sind uneins. Hier lässt sich sehen, wie es aussähe, und weiterspielen.
