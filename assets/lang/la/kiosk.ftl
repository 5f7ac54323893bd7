kiosk-touch = Tange ut ludas
kiosk-caption-game = Ludus latrunculorum
kiosk-caption-capture = Calculus inter duos hostes perit. Ita Ovidius et Martialis.
kiosk-caption-rules = Nullus liber legum exstat. Restitutionem vides: { $name }
kiosk-choose-language = Lingua tua
kiosk-choose = Quid vis?
kiosk-lesson = Disce duobus minutis
kiosk-short-game = Lusum brevem lude
kiosk-exhibit = Sepulcrum medici
kiosk-reading = Quid veteres scripserint
kiosk-something-else = Aliud
kiosk-start-over = Denuo incipe
kiosk-back = Retro
kiosk-large-text = Litterae magnae
kiosk-high-contrast = Colores acres
kiosk-face-to-face = Duo adversi
kiosk-turn = Paginam ad alterum latus vertere
kiosk-turns-left = { $turns ->
    [one] { $turns } motus restat
   *[other] { $turns } motus restant
}
kiosk-score = Albi { $white }, caerulei { $blue }
kiosk-short-won = Plures tui in tabula stant: vicisti.
kiosk-short-lost = Plures adversarii stant: nunc ille vicit.
kiosk-short-drawn = Pares utrimque: neuter vicit.
kiosk-still-here = Adesne?
kiosk-going-on = { $seconds ->
    [one] Tange ut pergas. Post { $seconds } secundum omnia denuo incipient.
   *[other] Tange ut pergas. Post { $seconds } secunda omnia denuo incipient.
}
kiosk-closed = Hac hora clausum

operator-title = Museo soli
operator-pin = Numerus secretus
operator-wrong-pin = Numerus falsus est.
operator-wait = { $seconds ->
    [one] Iterum post { $seconds } secundum
   *[other] Iterum post { $seconds } secunda
}
operator-delete = Dele
operator-statistics = Visitationes
operator-day = Dies
operator-visits = Visitationes
operator-games = Lusus
operator-minutes = Minuta in medio
operator-copy = In memoriam USB transcribe
operator-copied = Transcriptum est: { $folder }
operator-no-stick = Nulla memoria USB inventa est.
operator-volume = Vis soni
operator-cleaning = { $seconds ->
    [one] Quadrum terge ({ $seconds } secundum)
   *[other] Quadrum terge ({ $seconds } secunda)
}
operator-restart = Denuo incipe
operator-quit = Exi
operator-close = Ad visitantes redi
operator-faults = Quid vitii sit
operator-no-faults = Omnia recte se habent.
operator-running = Currit ab hora { $time }
operator-wiping = Nunc licet tabulam vitream tergere.
operator-fault-configuration = Forma constituta vitiosa est; ultima bona valet:
operator-fault-copy = Exemplar formae bonae servari non potuit:
operator-fault-rulesets = Leges quae legi non potuerunt:
operator-fault-exhibit = Res exposita vitiosa est; insita ostenditur:
operator-fault-room = Conclave legi non potuit:
operator-fault-logo = Imago musei legi non potuit:
operator-fault-monitor = Quadrum nominatum deest; primo utimur:
operator-fault-visits = Adventus scribi non possunt; exspectant:
operator-fault-log = Diarium scribi non potest:
operator-restart-now = Denuo incipe: preme iterum
operator-quit-now = Exi: preme iterum
