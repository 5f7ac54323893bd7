# Pagina legum: eius verba propria.
mark-attested = tradita
mark-inferred = coniecta
mark-modern = nova
rules-moving = Quomodo moveatur
rules-taking = Quomodo capiatur
rules-winning = Quomodo vincatur
rules-beginning = Quomodo incipiatur
rules-long = Si ludus longior fit
rules-sources-show = Fontes ostende
rules-sources-hide = Fontes cela
rules-notation = Quomodo motus scribantur: { $notation }.
mark-attested-means = scriptor antiquus testatur
mark-inferred-means = auctor huius restitutionis ita concludit
mark-modern-means = addita est ut ludus ad finem perduci possit
