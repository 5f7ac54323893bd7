# Les réglages : leur page, et ce qui se dit quand ils ne peuvent être lus ou conservés.
settings-open = Réglages
settings-title = Réglages
settings-close = Fermer
settings-section-comfort = Confort
settings-section-table = Table
settings-section-sound = Son
settings-section-play = Jeu

# Confort
settings-language = Langue
settings-language-system = Système : { $language }
settings-text = Taille du texte
settings-contrast = Contraste élevé
settings-motion = Moins de mouvement
settings-motion-system = Comme le système
settings-animation = Les pions bougent
settings-animation-slow = Lentement
settings-animation-normal = Comme une main
settings-animation-fast = Vite
settings-animation-none = Aussitôt

# Table
settings-table = Pièce
settings-table-evening = Soir romain
settings-table-daylight = Musée de jour
settings-board = Plateau
settings-board-wood = Bois
settings-board-stone = Pierre
settings-board-hinged = Pliant, à coins de bronze
settings-pieces = Pions
settings-pieces-glass = Verre
settings-pieces-amber = Miel et vert
settings-pieces-bone = Os et ardoise
settings-pieces-distinct = Distincts par la forme
settings-coordinates = Coordonnées
settings-quality = Qualité d’image
settings-quality-automatic = Selon la machine
settings-quality-low = Basse
settings-quality-medium = Moyenne
settings-quality-high = Haute
settings-full-screen = Plein écran
settings-face-to-face = Face à face
settings-face-to-face-note = Pour deux personnes devant un écran posé à plat

# Son
settings-sound = Sons
settings-music = Musique
settings-muted = Silence complet
settings-muted-note = La touche M fait de même

# Jeu
settings-level = Niveau de l’ordinateur
settings-level-note = Dès la prochaine partie
settings-show-legal = Montrer où aller
settings-show-last = Montrer le dernier coup
settings-show-threats = Montrer les pions menacés
settings-hints = Indices
settings-reasons = Raisons de l’ordinateur
settings-undo = Reprendre les coups

# Ce que disent les boutons
settings-on = Oui
settings-off = Non
settings-percent = { $value } %
settings-less = { $name } : moins
settings-more = { $name } : plus
settings-first-values = Tout comme au début

# Ce qui n’a pas marché
settings-damaged = Un fichier était endommagé. Il se trouve maintenant ici : { $place }
settings-damaged-there = Un fichier est endommagé et ne peut être mis de côté ; il n’est pas écrasé
settings-not-kept = Les réglages ne peuvent être conservés : { $reason }
settings-nothing-kept = Rien ne peut être conservé ici : { $reason }
