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
rules-notation = Comment s’écrivent les coups : { $notation }.
mark-attested-means = un texte antique le dit
mark-inferred-means = l’auteur de cette reconstitution le conclut
mark-modern-means = ajouté pour que la partie ait une fin
