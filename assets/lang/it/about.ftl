# Di che cosa è fatto il gioco.
about-version = Versione { $version }
about-game = Il gioco
about-game-text = Il ludus latrunculorum, gioco dei soldatini, era un gioco da tavola dei Romani. Nessun libro delle sue regole si è conservato, e così studiosi e giocatori ne hanno proposte. Qui ci sono dodici di queste ricostruzioni, ciascuna come la scrisse il suo autore; dove un autore lasciò un punto aperto, il gioco lo decide e lo dice.
about-sources = Fonti
about-sources-text = Varrone, De lingua Latina 10, 22. Ovidio, Ars amatoria 2, 207; 3, 357; Tristia 2, 477. Marziale 14, 17. Laus Pisonis. Seneca, Epistulae 117, 30 e De tranquillitate 14, 7. Polluce 9, 98. Le ricostruzioni nominano i loro autori, ciascuna nelle sue regole.
about-fonts = Carattere
about-fonts-text = EB Garamond, da Claude Garamont, di Georg Duffner e Octavio Pardo, con licenza SIL Open Font License.
about-licence = Licenza
about-licence-text = Il codice, i testi, i suoni e le texture di questo gioco sono sotto licenza MIT o Apache 2.0, a scelta.
about-engine = Fatto con
about-engine-text = Il linguaggio Rust e il motore Bevy, con egui per ciò che è scritto, Kira per ciò che si sente e Project Fluent per le lingue.
about-packages = { $count ->
    [one] { $count } pacchetto dentro, e la sua licenza
   *[other] { $count } pacchetti dentro, e le loro licenze
}
