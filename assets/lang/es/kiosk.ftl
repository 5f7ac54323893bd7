kiosk-touch = Toca para jugar
kiosk-caption-game = Ludus latrunculorum: el juego de soldados de los romanos
kiosk-caption-capture = Una pieza se pierde entre dos enemigos. Así lo cuentan Ovidio y Marcial.
kiosk-caption-rules = No queda ningún reglamento. Esto es una reconstrucción: { $name }
kiosk-choose-language = Tu idioma
kiosk-choose = ¿Qué te apetece?
kiosk-lesson = Apréndelo en dos minutos
kiosk-short-game = Jugar una partida corta
kiosk-exhibit = La tumba del médico
kiosk-reading = Lo que escribieron los antiguos
kiosk-something-else = Otra cosa
kiosk-start-over = Empezar de nuevo
kiosk-back = Volver
kiosk-large-text = Letra grande
kiosk-high-contrast = Alto contraste
kiosk-face-to-face = Dos, frente a frente
kiosk-turn = Girar la página hacia el otro lado
kiosk-turns-left = { $turns ->
    [one] Queda { $turns } turno
   *[other] Quedan { $turns } turnos
}
kiosk-score = Blanco { $white }, Azul { $blue }
kiosk-short-won = Quedan más piezas tuyas en el tablero: ganas.
kiosk-short-lost = Quedan más del rival: esta vez gana él.
kiosk-short-drawn = Igual número en ambos bandos: tablas.
kiosk-still-here = ¿Sigues ahí?
kiosk-going-on = { $seconds ->
    [one] Toca para seguir. En { $seconds } segundo todo empieza de nuevo.
   *[other] Toca para seguir. En { $seconds } segundos todo empieza de nuevo.
}
kiosk-closed = Cerrado a esta hora

operator-title = Para el museo
operator-pin = PIN
operator-wrong-pin = Ese no es el PIN.
operator-wait = { $seconds ->
    [one] Otro intento en { $seconds } segundo
   *[other] Otro intento en { $seconds } segundos
}
operator-delete = Borrar
operator-statistics = Visitas
operator-day = Día
operator-visits = Visitas
operator-games = Partidas
operator-minutes = Minutos de media
operator-copy = Copiar a una memoria USB
operator-copied = Copiado en { $folder }
operator-no-stick = No se encontró ninguna memoria USB.
operator-volume = Volumen
operator-cleaning = { $seconds ->
    [one] Limpiar la pantalla ({ $seconds } segundo)
   *[other] Limpiar la pantalla ({ $seconds } segundos)
}
operator-restart = Reiniciar
operator-quit = Salir
operator-close = Volver a los visitantes
operator-faults = Qué falla
operator-no-faults = Todo está en orden.
operator-running = En marcha desde { $time }
operator-wiping = Ahora se puede limpiar la pantalla.
operator-fault-configuration = La configuración tiene errores; rige la última buena:
operator-fault-copy = No se pudo guardar copia de la configuración buena:
operator-fault-rulesets = Reglas que no se pudieron leer:
operator-fault-exhibit = La exposición tiene errores; se muestra la incorporada:
operator-fault-room = No se pudo leer la sala:
operator-fault-logo = No se pudo leer la imagen del museo:
operator-fault-monitor = La pantalla indicada no está; se usa la primera:
operator-fault-visits = Las visitas no se pueden anotar; esperan:
operator-fault-log = El registro no se puede escribir:
operator-restart-now = Reiniciar: pulsar otra vez
operator-quit-now = Salir: pulsar otra vez
