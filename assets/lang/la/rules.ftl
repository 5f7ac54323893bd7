# Pagina legum: eius verba propria.
mark-attested = tradita
mark-inferred = coniecta
mark-modern = nova
rules-marks = Tradita: scriptor antiquus testatur. Coniecta: auctor huius restitutionis ita concludit. Nova: addita est ut ludus ad finem perduci possit.
rules-notation = Quomodo motus scribantur: { $notation }.
