# L’aiuto richiesto.
hints-which = La pedina in { $square } ha una buona mossa. Un altro aiuto: dove?
hints-which-part = C’è un buon posto nella parte illuminata della tavola. Un altro aiuto: dove?
hints-go = Da { $from } a { $to }.
hints-place = Posarla in { $square }.
hints-remove = Togliere il pezzo legato da { $square }.
hints-pass = Meglio passare.
hints-ask-why = Un altro aiuto: perché?
hints-ask-good = Chiedi ancora: altre mosse buone?
hints-good = Di pari valore: { $moves }. Sono tutte segnate sulla tavola; qui non c’è altro da consigliare.

# Che cosa fa una mossa.
hints-takes = Cattura { $squares }.
hints-binds = Lega { $squares }.
hints-frees = Libera { $squares }.
hints-saves = Mette in salvo { $squares }.
hints-threatens = Minaccia { $squares }.
hints-hems-in = Lascia al dux in { $squares } meno vie d’uscita.
hints-exposes = { $count ->
    [one] Ma { $squares } resta in pericolo.
   *[other] Ma { $squares } restano in pericolo.
}
hints-prepares-taking = { $count ->
    [one] Prepara { $next }, che catturerebbe { $squares }.
   *[other] Prepara { $next }, che catturerebbe insieme { $squares }.
}
hints-prepares-binding = { $count ->
    [one] Prepara { $next }, che legherebbe { $squares }.
   *[other] Prepara { $next }, che legherebbe insieme { $squares }.
}
hints-ends = Vince subito.
hints-wins = Poi la vittoria non si può più impedire.
hints-only = È l’unica mossa.
hints-quiet = Non cattura e non minaccia nulla, ma non c’è posto migliore.

# Perché il computer ha giocato così.
hints-because = { $played }: { $why }
hints-nothing-better = una mossa tranquilla; non ha visto di meglio.

# Quando non c’è risposta.
hints-looking = Si cerca…
hints-none = Nessuna risposta trovata.
hints-off = Gli aiuti sono disattivati nelle impostazioni.
hints-reasons-off = Le spiegazioni sono disattivate nelle impostazioni.
hints-not-now = Gli aiuti si danno quando tocca a una persona.
hints-nothing-played = Il computer non ha ancora mosso.
hints-frame = È la cornice: le caselle sono all’interno.

# Pulsanti.
hints-button = Aiuto
hints-button-where = Dove?
hints-button-why = Perché?
hints-button-good = Altre mosse buone
hints-button-reason = Perché così?
