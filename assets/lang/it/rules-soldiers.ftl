# Le regole del ludus latrunculorum, un testo per ogni valore di ogni scelta.
rule-board = La tavola è divisa in righe e colonne.
rule-opening-array = Le pedine cominciano in fila.
rule-opening-one = La tavola comincia vuota. A turno ciascuno posa una pedina su una casella vuota; intanto a nessuno succede nulla.
rule-opening-two = La tavola comincia vuota. A turno ciascuno posa due pedine su caselle vuote; intanto a nessuno succede nulla.
rule-opening-dux = Quando tutte le pedine sono posate, ciascuno posa il suo dux.
rule-movement-step = Un pezzo va di una casella lungo la sua riga o colonna.
rule-movement-slide = Un pezzo va di quante caselle vuote si vuole lungo la sua riga o colonna.
rule-jumps = { $whom ->
    [enemy] Una pedina può saltare un nemico vicino verso la casella vuota dietro.
   *[either] Una pedina può saltare un pezzo vicino di qualunque colore verso la casella vuota dietro.
} { $chain ->
    [single] Un salto è una mossa.
   *[many] Può continuare a saltare; per catturare conta solo l’ultima casella.
} { $jumped ->
    [safe] Chi è saltato non è preso da quella mossa.
   *[exposed] Chi è saltato può essere preso come ogni altro.
}
rule-dux-jumps = { $whom ->
    [enemy] Il dux può anche saltare un nemico vicino verso la casella vuota dietro.
   *[either] Il dux può anche saltare un pezzo vicino di qualunque colore verso la casella vuota dietro.
} { $chain ->
    [single] Un salto è una mossa.
   *[many] Può continuare a saltare; per catturare conta solo l’ultima casella.
} { $jumped ->
    [safe] Chi è saltato non è preso da quella mossa.
   *[exposed] Chi è saltato può essere preso come ogni altro.
}
rule-removal-immediate = Un nemico fra il pezzo mosso e un altro proprio, in linea, è catturato subito. Una mossa può catturare in più direzioni.
rule-removal-instead = Un nemico fra il pezzo mosso e un altro proprio, in linea, è legato: giace sul dorso, non può muovere e non aiuta a prendere nessuno.
rule-removal-before = Un nemico fra il pezzo mosso e un altro proprio, in linea, è legato: giace sul dorso, non può muovere e non aiuta a prendere nessuno.
rule-taking-instead = Togliere un pezzo legato è un turno intero, uno alla volta. Nessuno vi è tenuto.
rule-taking-before = Prima della mossa si possono togliere quanti nemici legati si vuole; poi si deve muovere.
rule-free-again = Un pezzo legato è libero appena uno di quelli che lo tengono se ne va o è legato a sua volta.
rule-line = Una linea intera di nemici, senza vuoti, fra due propri è catturata; un dux imprendibile la protegge tutta.
rule-hostile-corner = Un angolo vuoto aiuta chi cattura, come un pezzo proprio; il bordo no.
rule-edge = Il bordo della tavola non aiuta nessuno a catturare.
rule-corner-capture = Una pedina in un angolo è presa da nemici sulle due caselle vicine, quando uno vi è appena arrivato.
rule-blockade = Un gruppo senza caselle vuote accanto, chiuso da nemici liberi e dal bordo, è preso intero.
rule-between-safe = Chi entra da sé fra due nemici è al sicuro.
rule-between-binds = Fra due nemici, liberi o legati, si entra solo se quella stessa mossa ne lega uno.
rule-second-move = Un pezzo che cattura può muovere ancora subito, e ancora se cattura di nuovo; può anche fermarsi.
rule-dux-plain = Il dux muove ed è preso come una pedina; perderlo è solo perdere un pezzo.
rule-dux-captured = Il dux muove ed è preso come una pedina, e chi lo perde ha perso.
rule-dux-immobilised = Il dux muove e prende come una pedina e non è mai catturato.
rule-dux-edge-blocks = Chi è di turno con il dux chiuso su tutti e quattro i lati ha perso. Chiudono i pezzi di entrambi e il bordo; uno dev’essere nemico.
rule-dux-edge-spares = Chi è di turno con il dux chiuso da pezzi su tutti e quattro i lati, di cui uno nemico, ha perso. Sul bordo il dux è al sicuro.
rule-third-forbidden = Nessuna mossa può produrre per la terza volta la stessa posizione con lo stesso turno.
rule-repetition-free = Le posizioni possono tornare; la quinta volta è patta.
rule-few = { $most ->
    [0] { $counted ->
        [men] Chi non ha più pedine accanto al dux ha perso.
       *[all] Chi non ha più pezzi ha perso.
    }
   *[1] { $counted ->
        [free] Chi ha un solo pezzo libero ha perso; i legati non contano.
        [men] Chi ha una sola pedina accanto al dux ha perso.
       *[all] Chi ha un solo pezzo ha perso; i legati contano.
    }
}
rule-no-action = Chi deve agire e non può ha perso.
rule-quiet = { $turns ->
    [one] Dopo { $turns } turno senza catture vince chi ha più pezzi; a parità è patta.
   *[other] Dopo { $turns } turni senza catture vince chi ha più pezzi; a parità è patta.
}
rule-long-game = Dopo 200 turni senza catture, o 600 in tutto, vince chi ha più pezzi; a parità è patta.
rule-first-lot = La sorte decide chi comincia.
rule-first-white = Comincia il Bianco.
rule-first-black = Comincia il Blu.

# Su che cosa poggia una regola.
rule-source-varro = Varrone, De lingua Latina 10, 22
rule-source-ovid = Ovidio, Ars amatoria 2, 207 e altrove; Marziale 14, 17
rule-source-seneca = secondo Seneca, Epistulae 117, 30, e la Laus Pisonis
rule-source-piso = secondo la tavola aperta della Laus Pisonis
rule-source-author = l’autore di questa ricostruzione
rule-source-straight = i testi dicono solo che si va diritto
rule-source-settled = fissato qui
rule-source-table = qui a ogni tavolo, mai nei comandi di testo
