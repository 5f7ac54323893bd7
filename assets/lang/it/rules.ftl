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
rules-notation = Come si scrivono le mosse: { $notation }.
mark-attested-means = la dice un testo antico
mark-inferred-means = la conclude l’autore di questa ricostruzione
mark-modern-means = aggiunta perché la partita arrivi a una fine
