kiosk-touch = Toucher pour jouer
kiosk-caption-game = Ludus latrunculorum : le jeu de soldats des Romains
kiosk-caption-capture = Un pion est perdu entre deux ennemis : Ovide et Martial le disent.
kiosk-caption-rules = Aucun livre de règles ne subsiste. Voici une reconstitution : { $name }
kiosk-choose-language = Votre langue
kiosk-choose = Que choisir ?
kiosk-lesson = L’apprendre en deux minutes
kiosk-short-game = Jouer une courte partie
kiosk-exhibit = La tombe du médecin
kiosk-reading = Ce qu’écrivirent les Anciens
kiosk-something-else = Autre chose
kiosk-start-over = Recommencer
kiosk-back = Retour
kiosk-large-text = Grands caractères
kiosk-high-contrast = Fort contraste
kiosk-face-to-face = À deux, face à face
kiosk-turn = Tourner la page vers l’autre côté
kiosk-turns-left = { $turns ->
    [one] Reste { $turns } tour
   *[other] Restent { $turns } tours
}
kiosk-score = Blanc { $white }, Bleu { $blue }
kiosk-short-won = Il reste plus de vos pions : c’est gagné.
kiosk-short-lost = Il reste plus de pions adverses : cette fois, l’adversaire gagne.
kiosk-short-drawn = Autant de chaque côté : partie nulle.
kiosk-still-here = Toujours là ?
kiosk-going-on = { $seconds ->
    [one] Toucher pour continuer. Dans { $seconds } seconde, tout recommence.
   *[other] Toucher pour continuer. Dans { $seconds } secondes, tout recommence.
}
kiosk-closed = Fermé à cette heure

operator-title = Pour le musée
operator-pin = Code
operator-wrong-pin = Ce n’était pas le code.
operator-wait = { $seconds ->
    [one] Nouvel essai dans { $seconds } seconde
   *[other] Nouvel essai dans { $seconds } secondes
}
operator-delete = Effacer
operator-statistics = Visites
operator-day = Jour
operator-visits = Visites
operator-games = Parties
operator-minutes = Minutes en moyenne
operator-copy = Copier sur une clé USB
operator-copied = Copié dans { $folder }
operator-no-stick = Aucune clé USB trouvée.
operator-volume = Volume
operator-cleaning = { $seconds ->
    [one] Essuyer l’écran ({ $seconds } seconde)
   *[other] Essuyer l’écran ({ $seconds } secondes)
}
operator-restart = Redémarrer
operator-quit = Quitter
operator-close = Retour aux visiteurs
operator-faults = Ce qui ne va pas
operator-no-faults = Tout est en ordre.
operator-running = En marche depuis { $time }
operator-wiping = On peut maintenant essuyer l’écran.
operator-fault-configuration = La configuration comporte des erreurs ; la dernière bonne est en vigueur :
operator-fault-copy = Aucune copie de la bonne configuration n’a pu être gardée :
operator-fault-rulesets = Règles qui n’ont pu être lues :
operator-fault-exhibit = Le fichier de l’exposition comporte des erreurs ; celui d’origine est montré :
operator-fault-room = La pièce n’a pu être lue :
operator-fault-logo = L’image du musée n’a pu être lue :
operator-fault-monitor = L’écran indiqué est absent ; le premier est utilisé :
operator-fault-visits = Les visites ne peuvent être inscrites ; elles attendent :
operator-fault-log = Le journal ne peut être écrit :
operator-restart-now = Redémarrer : appuyer encore
operator-quit-now = Quitter : appuyer encore
