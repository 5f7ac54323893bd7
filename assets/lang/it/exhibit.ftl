exhibit-title = La tomba del medico
exhibit-subtitle = Stanway presso Colchester, circa 50 d.C.
exhibit-illustration = Illustrazione secondo descrizioni pubblicate, non la disposizione del ritrovamento.
exhibit-after-plan = Le pedine stanno secondo una pianta pubblicata: { $source }
exhibit-shapes = Gli oggetti sono fatti per essere riconosciuti, non misurati. Stanno attorno alla tavola per essere visti.
exhibit-mark-known = Noto
exhibit-mark-likely = Probabile
exhibit-mark-disputed = Discusso
exhibit-mark-inferred = Deduzione moderna
exhibit-mark-invented = Nostra illustrazione
exhibit-sources = Fonti
exhibit-sources-hide = Nascondi le fonti
exhibit-close = Chiudi
exhibit-back = Indietro
exhibit-leave = Esci dalla mostra
exhibit-tour = Visita guidata
exhibit-tour-length = circa { $seconds } secondi
exhibit-tour-leave = Guarda liberamente
exhibit-tour-next = Avanti
exhibit-spot-previous = Cartellino precedente
exhibit-spot-next = Cartellino successivo
exhibit-tour-stop = Tappa { $stop } di { $stops }
exhibit-more = Per saperne di più
exhibit-whole = L’insieme
exhibit-turn-hint = Trascina per girare, pizzica o usa la rotella per avvicinarti, tocca un segno per leggere.
exhibit-what-if = E se fossero i latrunculi?
exhibit-grid = Una griglia di 8 per 12 caselle: deduzione moderna. Non fu trovata alcuna linea.
exhibit-choose-rules = Con quali regole?
exhibit-play-kowalski = Regole di Kowalski
exhibit-play-astur = Regole di Salvio Astur
exhibit-play-on = Continua la partita da qui
exhibit-set-aside = { $count ->
    [0] Ogni pedina ha la sua casella.
    [one] Una pedina è messa da parte.
   *[other] { $count } pedine sono messe da parte.
}
exhibit-return = Torna all’illustrazione
exhibit-fault = Il file della mostra contiene errori; si vede quella incorporata.

exhibit-object-rods = Aste
exhibit-object-strainer = Ciotola colino
exhibit-object-instruments = Strumenti chirurgici
exhibit-object-bead = Perla di giaietto
exhibit-object-pan = Casseruola
exhibit-object-amphora = Anfora
exhibit-object-service = Vasellame da tavola

exhibit-find = Il ritrovamento
exhibit-find-place = Nel 1996 gli archeologi aprirono una tomba a Stanway, presso Colchester. Vi era una tavola da gioco con pedine di vetro disposte sopra.
exhibit-find-when = Fu sepolta circa nel 50 d.C.
exhibit-find-who = Il defunto apparteneva probabilmente a una famiglia eminente dei Catuvellauni.

exhibit-board = La tavola e la griglia
exhibit-board-made = Acero, con cerniera al centro, angoli in lega di rame e tracce di cuoio. Quasi tutto il legno è marcito.
exhibit-board-size = Misurava circa 56 per 36 centimetri.
exhibit-board-grid = Non restano linee. Il primo annuncio parlava di 8 per 12 caselle; altri pensano che tali tavole non avessero affatto caselle.

exhibit-counters = Le pedine e il loro ordine
exhibit-counters-lay = Tredici pedine di vetro bianche e tredici blu. Quasi tutte in fila lungo due lati opposti, alcune in diagonale, una bianca vicino al centro.
exhibit-counters-here = I posti esatti sono su piante stampate che non abbiamo potuto vedere. Questa è la nostra illustrazione.

exhibit-under-way = Una partita in corso?
exhibit-under-way-moves = Il primo resoconto vide due mosse d’apertura. Un lettore successivo pensa che il Blu abbia mosso e che il Bianco stia per fare la seconda mossa.
exhibit-under-way-none = Altri rispondono che la disposizione non prova alcun gioco. C’è chi ha chiesto se servisse a predire il futuro.

exhibit-latrunculi = Erano i latrunculi?
exhibit-latrunculi-crummy = Philip Crummy, lo scavatore: tali tavole possono essere un tipo locale, per un gioco mai riconosciuto prima.
exhibit-latrunculi-schadler = Ulrich Schädler: tali tavole non avevano caselle, quindi probabilmente no; forse fidhcheall o gwyddbwyll.
exhibit-latrunculi-pieces = Per lui è certo che non si giocava con due tipi di pezzi.

exhibit-doctor = Medico o druido?
exhibit-doctor-kit = Nella tomba c’erano tredici strumenti chirurgici: il più antico corredo del genere riconoscibile in Britannia.
exhibit-doctor-druid = Guaritore, indovino, druido? Lo scavatore lasciò aperta la domanda.
exhibit-doctor-ashes = Il corpo fu bruciato. Non si sa se fosse uomo o donna.

exhibit-rods = Le aste
exhibit-rods-eight = Nella tomba c’erano otto grandi aste di metallo.
exhibit-rods-use = Nessuno sa a che cosa servissero. Si gettavano per conoscere il futuro? Erano di un altro gioco?

exhibit-strainer = La ciotola colino
exhibit-strainer-bowl = Una ciotola in lega di rame per filtrare bevande.
exhibit-strainer-brew = Conteneva polline di Artemisia, una pianta come l’assenzio: il resto di un infuso d’erbe.

exhibit-instruments = Gli strumenti del chirurgo
exhibit-instruments-made = Quattro di bronzo, sette di ferro, due di entrambi. Sono affini a quelli romani ma non copie; solo la sonda a cucchiaio ha forma schiettamente romana.
exhibit-instruments-list = Due bisturi, una sega, uncini, due pinze, tre aghi, una sonda a cucchiaio e il manico di qualcosa d’ignoto.

exhibit-goods = Tavola e bevanda
exhibit-goods-service = Un servizio di ceramica, una ciotola di sigillata rossa, una brocca e un’anfora ispanica.
exhibit-goods-pan = Una casseruola in lega di rame, forse per vino caldo; una perla di giaietto, forse creduta magica; una stoffa fermata da fibule.

exhibit-others = Altre tavole
exhibit-others-hinged = Tavole con cerniera come questa erano in tombe di Baldock e di King Harry Lane a St Albans.
exhibit-others-poprad = A Poprad, in Slovacchia, una tomba del 375 circa conteneva una tavola di 17 per 18 caselle.
exhibit-others-vindolanda = Vindolanda ha molte tavole di pietra: sedici secondo un conteggio.

exhibit-poets = Che cosa dicono i poeti
exhibit-poets-say = Soldati di vetro; una pedina muore tra due nemici.
exhibit-poets-bound = Seneca: una pedina legata può uscirne.
exhibit-poets-silent = C’è una tavola rigata. Nessuno dice quanto si muova una pedina, quante siano, come comincino, né nomina un capo.

exhibit-tour-1 = Una tomba presso Colchester, chiusa circa nel 50 d.C. e aperta nel 1996. Vi era una tavola con pedine disposte sopra.
exhibit-tour-2 = Una tavola d’acero che si piegava in due, con angoli di metallo. Il legno è scomparso, e con esso ogni linea.
exhibit-tour-3 = Tredici pedine di vetro bianche e tredici blu, quasi tutte lungo due lati. I posti che vedi sono la nostra illustrazione.
exhibit-tour-4 = Otto aste di metallo che nessuno sa spiegare, e una ciotola in cui si filtravano erbe.
exhibit-tour-5 = Bisturi, uncini, pinze, aghi, una sega: il più antico corredo da chirurgo riconoscibile in Britannia.
exhibit-tour-6 = Era il gioco dei soldati dei Romani? Gli studiosi non concordano. Puoi vedere come sarebbe, e continuare a giocare.
