# Il titolo: ciò che si sceglie prima di una partita.
menu-subtitle = il gioco romano dei soldati
menu-play = Gioca
menu-quit = Esci
menu-start-here = si comincia qui
menu-your-own = proprie
menu-no-ruleset = Nessun regolamento leggibile
menu-board = Tavola
menu-men = Pedine
menu-men-and-dux = e un dux ciascuno, oltre alle pedine
menu-you-play = La tua parte
menu-two-players = In due
menu-watch = Guardare
menu-begins = Comincia
menu-by-lot = A sorte
menu-begins-by-rule = { $side ->
    [white] Il Bianco, secondo queste regole
   *[black] Il Blu, secondo queste regole
}
menu-against = Contro
menu-files-unread = { $count ->
    [one] { $count } file non è leggibile: mostra
   *[other] { $count } file non sono leggibili: mostra
}
menu-files-unread-hide = { $count ->
    [one] { $count } file non è leggibile: nascondi
   *[other] { $count } file non sono leggibili: nascondi
}
menu-fault-and-more = { $fault } (e altri { $more })

# I livelli del computer: che cosa aspettarsi da ciascuno.
level-tiro = La recluta: vede quel che ha sotto il naso, e non tutto.
level-miles = Il soldato: prende quel che vede e di rado pensa alla risposta.
level-immunis = Esente dal badile: guarda la risposta, ma non gli angoli lontani.
level-principalis = Il sottufficiale: protegge i suoi e non vede ciò che arriva da dietro.
level-optio = Il vice del centurione: vede qualche mossa avanti, e sbaglia.
level-centurio = Il capitano: solido, paziente, di rado sorpreso da una sola minaccia.
level-tribunus = L’ufficiale di stato maggiore: pianifica e punisce quasi ogni errore.
level-legatus = Il generale: pensa un momento e sbaglia di rado.
level-called-tiro = Tiro, la recluta
level-called-miles = Miles, il soldato
level-called-immunis = Immunis, il veterano
level-called-principalis = Principalis, il sottufficiale
level-called-optio = Optio, il vice
level-called-centurio = Centurio, il capitano
level-called-tribunus = Tribunus, l’ufficiale
level-called-legatus = Legatus, il generale

# The first page.
menu-start = Si comincia qui
menu-start-against = contro { $name }
menu-all-games = Scegliere un gioco
menu-about = Informazioni
menu-back = Indietro
menu-short-game-more = pochi turni, poi si conta
menu-challenge-more = catture contro il tempo
menu-archers = Gli arcieri
menu-archers-more = un altro gioco, sul tappeto
menu-exhibit-more = una tavola del I secolo
