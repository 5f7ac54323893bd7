# Los ajustes: su página, y lo que se dice cuando no se leen o no se guardan.
settings-open = Ajustes
settings-title = Ajustes
settings-close = Cerrar
settings-section-comfort = Comodidad
settings-section-table = Mesa
settings-section-sound = Sonido
settings-section-play = Juego

# Comodidad
settings-language = Idioma
settings-language-system = Sistema: { $language }
settings-text = Tamaño del texto
settings-contrast = Alto contraste
settings-motion = Menos movimiento
settings-motion-system = Como el sistema
settings-animation = Las fichas se mueven
settings-animation-slow = Despacio
settings-animation-normal = Como una mano
settings-animation-fast = Deprisa
settings-animation-none = Al instante

# Mesa
settings-table = Sala
settings-table-evening = Noche romana
settings-table-daylight = Museo de día
settings-board = Tablero
settings-board-wood = Madera
settings-board-stone = Piedra
settings-board-hinged = Plegable, con bronce
settings-pieces = Fichas
settings-pieces-glass = Vidrio
settings-pieces-amber = Miel y verde
settings-pieces-bone = Hueso y pizarra
settings-pieces-distinct = Distintas por la forma
settings-coordinates = Coordenadas
settings-quality = Calidad de imagen
settings-quality-automatic = La que convenga al equipo
settings-quality-low = Baja
settings-quality-medium = Media
settings-quality-high = Alta
settings-full-screen = Pantalla completa
settings-face-to-face = Frente a frente
settings-face-to-face-note = Para dos personas ante una pantalla tumbada

# Sonido
settings-sound = Sonidos
settings-music = Música
settings-muted = Todo en silencio
settings-muted-note = La tecla M hace lo mismo

# Juego
settings-level = Nivel del ordenador
settings-level-note = Desde la próxima partida
settings-show-legal = Mostrar adónde ir
settings-show-last = Mostrar la última jugada
settings-show-threats = Mostrar lo que peligra
settings-hints = Pistas
settings-reasons = Razones del ordenador
settings-undo = Se puede deshacer

# Lo que dicen los botones
settings-on = Sí
settings-off = No
settings-percent = { $value } %
settings-less = { $name }: menos
settings-more = { $name }: más
settings-first-values = Todo como al principio

# Lo que salió mal
settings-damaged = Un archivo estaba dañado. Ahora está aquí: { $place }
settings-damaged-there = Un archivo está dañado y no se puede apartar; no se sobrescribe
settings-not-kept = Los ajustes no se pueden guardar: { $reason }
settings-nothing-kept = Aquí no se puede guardar nada: { $reason }
