# Le impostazioni: la loro pagina, e ciò che si dice quando non si leggono o non si conservano.
settings-open = Impostazioni
settings-title = Impostazioni
settings-close = Chiudi
settings-section-comfort = Comodità
settings-section-table = Tavolo
settings-section-sound = Suono
settings-section-play = Gioco

# Comodità
settings-language = Lingua
settings-language-system = Sistema: { $language }
settings-text = Grandezza del testo
settings-contrast = Alto contrasto
settings-motion = Meno movimento
settings-motion-system = Come il sistema
settings-animation = Le pedine si muovono
settings-animation-slow = Piano
settings-animation-normal = Come una mano
settings-animation-fast = In fretta
settings-animation-none = Subito

# Tavolo
settings-table = Stanza
settings-table-evening = Sera romana
settings-table-daylight = Museo di giorno
settings-board = Tavola
settings-board-wood = Legno
settings-board-stone = Pietra
settings-board-hinged = Pieghevole, con bronzo
settings-pieces = Pedine
settings-pieces-glass = Vetro
settings-pieces-amber = Miele e verde
settings-pieces-bone = Osso e ardesia
settings-pieces-distinct = Distinte dalla forma
settings-coordinates = Coordinate
settings-quality = Qualità dell’immagine
settings-quality-automatic = Adatta alla macchina
settings-quality-low = Bassa
settings-quality-medium = Media
settings-quality-high = Alta
settings-full-screen = Schermo intero
settings-face-to-face = Faccia a faccia
settings-face-to-face-note = Per due persone a uno schermo disteso

# Suono
settings-sound = Suoni
settings-music = Musica
settings-muted = Tutto muto
settings-muted-note = Lo stesso fa il tasto M

# Gioco
settings-level = Livello del computer
settings-level-note = Dalla prossima partita
settings-show-legal = Mostra dove andare
settings-show-last = Mostra l’ultima mossa
settings-show-threats = Mostra chi è in pericolo
settings-hints = Suggerimenti
settings-reasons = Ragioni del computer
settings-undo = Si può tornare indietro

# Che cosa dicono i pulsanti
settings-on = Sì
settings-off = No
settings-percent = { $value } %
settings-less = { $name }: meno
settings-more = { $name }: più
settings-first-values = Tutto come all’inizio

# Che cosa non è riuscito
settings-damaged = Un file era danneggiato. Ora si trova qui: { $place }
settings-damaged-there = Un file è danneggiato e non si può mettere da parte; non viene sovrascritto
settings-not-kept = Le impostazioni non si possono conservare: { $reason }
settings-nothing-kept = Qui non si può conservare nulla: { $reason }
