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
rules-marks = Tradita: scriptor antiquus testatur. Coniecta: auctor huius restitutionis ita concludit. Nova: addita est ut ludus ad finem perduci possit.
rules-notation = Quomodo motus scribantur: { $notation }.
