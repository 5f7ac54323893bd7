# La página de las reglas: sus propias palabras.
mark-attested = atestiguada
mark-inferred = deducida
mark-modern = moderna
rules-marks = Atestiguada: lo dice un texto antiguo. Deducida: lo concluye el autor de esta reconstrucción. Moderna: añadida para que la partida llegue a un final.
rules-notation = Cómo se escriben las jugadas: { $notation }.
