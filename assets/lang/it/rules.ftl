# La pagina delle regole: le sue parole.
mark-attested = attestata
mark-inferred = dedotta
mark-modern = moderna
rules-moving = Come si muove
rules-taking = Come si cattura
rules-winning = Come si vince
rules-beginning = Come si comincia
rules-long = Se si prolunga
rules-sources-show = Mostra le fonti
rules-sources-hide = Nascondi le fonti
rules-marks = Attestata: la dice un testo antico. Dedotta: la conclude l’autore di questa ricostruzione. Moderna: aggiunta perché la partita arrivi a una fine.
rules-notation = Come si scrivono le mosse: { $notation }.
