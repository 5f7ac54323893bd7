# Optiones: pagina earum, et quae dicuntur cum legi aut servari non possunt.
settings-open = Optiones
settings-title = Optiones
settings-close = Claude
settings-section-comfort = Commoditas
settings-section-table = Mensa
settings-section-sound = Sonus
settings-section-play = Ludus

# Commoditas
settings-language = Lingua
settings-language-system = Systema: { $language }
settings-text = Magnitudo litterarum
settings-contrast = Colores valde distincti
settings-motion = Motus imminutus
settings-motion-system = Ut systema
settings-animation = Calculi moventur
settings-animation-slow = Lente
settings-animation-normal = Ut manus
settings-animation-fast = Celeriter
settings-animation-none = Statim

# Mensa
settings-table = Conclave
settings-table-evening = Vesper Romanus
settings-table-daylight = Museum interdiu
settings-board = Tabula
settings-board-wood = Lignea
settings-board-stone = Lapidea
settings-board-hinged = Plicatilis, aere ornata
settings-pieces = Calculi
settings-pieces-glass = Vitrei
settings-pieces-amber = Mellei et virides
settings-pieces-bone = Ossei et lapidei
settings-pieces-distinct = Forma distincti
settings-coordinates = Litterae in margine
settings-quality = Subtilitas imaginis
settings-quality-automatic = Ut machinae convenit
settings-quality-low = Exigua
settings-quality-medium = Media
settings-quality-high = Summa
settings-full-screen = Per totum quadrum
settings-face-to-face = Adversi ad mensam
settings-face-to-face-note = Duobus ad quadrum iacens sedentibus

# Sonus
settings-sound = Soni
settings-music = Musica
settings-muted = Silentium
settings-muted-note = Idem littera M facit

# Ludus
settings-level = Gradus machinae
settings-level-note = Ab ludo proximo
settings-show-legal = Ostende quo ire liceat
settings-show-last = Ostende motum ultimum
settings-show-threats = Ostende periclitantes
settings-hints = Monita
settings-reasons = Causae machinae
settings-undo = Motus revocare licet

# Quae premuntur
settings-on = Est
settings-off = Deest
settings-percent = { $value } %
settings-less = { $name }: minus
settings-more = { $name }: plus
settings-first-values = Omnia ut primum

# Quae male cesserunt
settings-damaged = Scriptum corruptum erat. Nunc hic iacet: { $place }
settings-damaged-there = Scriptum corruptum est neque removeri potest; integrum relinquitur
settings-not-kept = Optiones servari non possunt: { $reason }
settings-nothing-kept = Nihil hic servari potest: { $reason }
