# Les parties conservées : celle en cours, les autres, et comment les revoir.
archive-open = Sauvegardes
archive-title = Parties enregistrées
archive-go-on = Continuer : { $game }, { $turns }
archive-not-kept = La partie ne peut être conservée : { $reason }
archive-this-game = Cette partie
archive-save = Enregistrer
archive-saved = Enregistrée sous { $name }
archive-copy-record = Copier la partie
archive-copy-position = Copier la position
archive-copied = Copié
archive-look = La revoir
archive-replay = Revoir
archive-saved-games = Enregistrées auparavant
archive-none = Aucune partie n’est encore enregistrée
archive-reading = Lecture ...
archive-where = Elles se trouvent dans { $folder }
archive-open-game = non terminée
archive-delete = Supprimer
archive-delete-game = Supprimer : { $name }
archive-deleted = Supprimée
archive-put-back = Récupérer
archive-before = la partie d’avant

# En revoyant une partie
archive-first = Au début
archive-back = Un coup en arrière
archive-forward = Un coup en avant
archive-last = À la fin
archive-moment = Action { $ply } sur { $plies }
archive-play-on = Reprendre d’ici
archive-look-away = Retour à la partie
archive-looking = La partie est revue
