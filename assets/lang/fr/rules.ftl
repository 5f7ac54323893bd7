# La page des règles : ses propres mots.
mark-attested = attesté
mark-inferred = déduit
mark-modern = moderne
rules-marks = Attesté : un texte antique le dit. Déduit : l’auteur de cette reconstitution le conclut. Moderne : ajouté pour que la partie ait une fin.
rules-notation = Comment s’écrivent les coups : { $notation }.
