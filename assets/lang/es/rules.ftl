# La página de las reglas: sus propias palabras.
mark-attested = atestiguada
mark-inferred = deducida
mark-modern = moderna
rules-moving = Cómo se mueve
rules-taking = Cómo se captura
rules-winning = Cómo se gana
rules-beginning = Cómo se empieza
rules-long = Si se alarga
rules-sources-show = Ver fuentes
rules-sources-hide = Ocultar fuentes
rules-notation = Cómo se escriben las jugadas: { $notation }.
mark-attested-means = lo dice un texto antiguo
mark-inferred-means = lo concluye el autor de esta reconstrucción
mark-modern-means = añadida para que la partida llegue a un final
