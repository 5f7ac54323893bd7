# La pagina delle regole: le sue parole.
mark-attested = attestata
mark-inferred = dedotta
mark-modern = moderna
rules-marks = Attestata: la dice un testo antico. Dedotta: la conclude l’autore di questa ricostruzione. Moderna: aggiunta perché la partita arrivi a una fine.
rules-notation = Come si scrivono le mosse: { $notation }.
