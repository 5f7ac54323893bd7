# La page des règles : ses propres mots.
mark-attested = attesté
mark-inferred = déduit
mark-modern = moderne
rules-moving = Comment on joue un coup
rules-taking = Comment on prend
rules-winning = Comment on gagne
rules-beginning = Comment cela commence
rules-long = Si la partie dure
rules-sources-show = Voir les sources
rules-sources-hide = Masquer les sources
rules-marks = Attesté : un texte antique le dit. Déduit : l’auteur de cette reconstitution le conclut. Moderne : ajouté pour que la partie ait une fin.
rules-notation = Comment s’écrivent les coups : { $notation }.
