kiosk-touch = Tocca per giocare
kiosk-caption-game = Ludus latrunculorum: il gioco dei soldati dei Romani
kiosk-caption-capture = Una pedina è persa tra due nemici. Così Ovidio e Marziale.
kiosk-caption-rules = Nessun libro di regole è rimasto. Questa è una ricostruzione: { $name }
kiosk-choose-language = La tua lingua
kiosk-choose = Che cosa scegli?
kiosk-lesson = Imparalo in due minuti
kiosk-short-game = Gioca una breve partita
kiosk-exhibit = La tomba del medico
kiosk-reading = Che cosa scrissero gli antichi
kiosk-something-else = Altro
kiosk-start-over = Ricomincia
kiosk-back = Indietro
kiosk-large-text = Testo grande
kiosk-high-contrast = Alto contrasto
kiosk-face-to-face = In due, faccia a faccia
kiosk-turn = Gira la pagina verso l’altro lato
kiosk-turns-left = { $turns ->
    [one] Resta { $turns } turno
   *[other] Restano { $turns } turni
}
kiosk-score = Bianco { $white }, Blu { $blue }
kiosk-short-won = Restano più pedine tue: hai vinto.
kiosk-short-lost = Restano più pedine dell’avversario: stavolta vince lui.
kiosk-short-drawn = Pari da entrambe le parti: patta.
kiosk-still-here = Ci sei ancora?
kiosk-going-on = { $seconds ->
    [one] Tocca per continuare. Tra { $seconds } secondo tutto ricomincia.
   *[other] Tocca per continuare. Tra { $seconds } secondi tutto ricomincia.
}
kiosk-closed = Chiuso a quest’ora

operator-title = Per il museo
operator-pin = PIN
operator-wrong-pin = Non era il PIN.
operator-wait = { $seconds ->
    [one] Nuovo tentativo tra { $seconds } secondo
   *[other] Nuovo tentativo tra { $seconds } secondi
}
operator-delete = Cancella
operator-statistics = Visite
operator-day = Giorno
operator-visits = Visite
operator-games = Partite
operator-minutes = Minuti in media
operator-copy = Copia su chiavetta USB
operator-copied = Copiato in { $folder }
operator-no-stick = Nessuna chiavetta USB trovata.
operator-volume = Volume
operator-cleaning = { $seconds ->
    [one] Pulisci lo schermo ({ $seconds } secondo)
   *[other] Pulisci lo schermo ({ $seconds } secondi)
}
operator-restart = Riavvia
operator-quit = Esci
operator-close = Torna ai visitatori
operator-faults = Che cosa non va
operator-no-faults = Tutto è in ordine.
operator-running = In funzione da { $time }
operator-wiping = Ora si può pulire lo schermo.
operator-fault-configuration = La configurazione ha errori; vale l’ultima buona:
operator-fault-copy = Non si è potuta conservare una copia della configurazione buona:
operator-fault-rulesets = Regole che non si sono potute leggere:
operator-fault-exhibit = L’esposizione ha errori; si mostra quella incorporata:
operator-fault-room = La stanza non si è potuta leggere:
operator-fault-logo = L’immagine del museo non si è potuta leggere:
operator-fault-monitor = Lo schermo indicato non c’è; si usa il primo:
operator-fault-visits = Le visite non si possono annotare; restano in attesa:
operator-fault-log = Il registro non si può scrivere:
operator-restart-now = Riavvia: premi ancora
operator-quit-now = Esci: premi ancora
