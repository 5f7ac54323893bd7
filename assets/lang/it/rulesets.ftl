# Le ricostruzioni: i nomi, il carattere e la provenienza.
ruleset-bautista-name = Bautista Prados: due file
ruleset-bautista-feel = Due file piene, ogni pedina colpisce da lontano, e tutto il nemico va catturato.
ruleset-bautista-source = David Bautista Prados, testo d’aiuto della sua app (senza data), che abbiamo letto. File, vuoti e tavole sono proposte moderne; egli stesso dice che 12x8 non ha appoggio storico.
ruleset-bautista-dux-name = Bautista Prados: con un dux
ruleset-bautista-dux-feel = Una fila di pedine e un capo, il dux. Chi cattura l’altro dux ha vinto.
ruleset-bautista-dux-source = David Bautista Prados, testo d’aiuto della sua app (senza data), che abbiamo letto. Egli stesso dice che un dux non ha appoggio storico; il suo posto è fissato qui.
ruleset-schadler-name = Schädler 2001
ruleset-schadler-feel = Posare le pedine una a una, poi saltare, legare e liberare. Riflessivo e sfuggente.
ruleset-schadler-source = Schädler, Homo Ludens IV (1994) 47-67 e Abstract Games 7 (2001) 10-11. Non abbiamo potuto leggerli: le regole ci vengono da un articolo russo e dal testo e dal codice del progetto Ludii.
ruleset-schadler-1994-name = Schädler 1994
ruleset-schadler-1994-feel = La forma più antica, più audace: ci si può infilare fra due nemici, e i legati contano ancora.
ruleset-schadler-1994-source = Schädler, Homo Ludens IV (1994) 47-67. Non abbiamo potuto leggerlo: le regole ci vengono come altri le stampano, soprattutto dal testo e dal codice del progetto Ludii.
ruleset-bell-name = Bell 1960
ruleset-bell-feel = Mischia a piccoli passi. Chi cattura muove ancora, e gli angoli sono pericolosi.
ruleset-bell-source = Bell (1960, seconda edizione 1969; Dover 1979, p. 86), da una voce d’enciclopedia e dal progetto Ludii; il libro non l’abbiamo letto. Il dux è un’idea sua.
ruleset-kowalski-name = Kowalski
ruleset-kowalski-feel = Una tavola larga, linee lunghe e un cappio lento attorno al dux nemico.
ruleset-kowalski-source = W. J. Kowalski, una pagina di Penn State (1998-2008 circa), la sua forma tarda, da una voce d’enciclopedia e dal progetto Ludii; alcuni punti sono fissati qui.
ruleset-kowalski-early-name = Kowalski, prime regole
ruleset-kowalski-early-feel = La stessa caccia, ma un’intera linea può cadere in un colpo solo.
ruleset-kowalski-early-source = W. J. Kowalski, una pagina di Penn State (1998-2008 circa), la sua prima forma, in cui cadono linee intere, da una voce d’enciclopedia e dal progetto Ludii; poi la abbandonò.
ruleset-kowalski-11x10-name = Kowalski su 11x10
ruleset-kowalski-11x10-feel = Dieci pedine con il dux nel mezzo. Pazienza: un dux sul bordo è al sicuro.
ruleset-kowalski-11x10-source = W. J. Kowalski, una pagina di Penn State (1998-2008 circa), la sua forma su 11x10, da una voce d’enciclopedia e dal progetto Ludii. Che il bordo risparmi il dux è fissato qui, perché vi comincia.
ruleset-astur-ranks-name = Salvius Astur: in fila
ruleset-astur-ranks-feel = Una sola fila ciascuno e ampi spazi: accerchiare, o essere accerchiati.
ruleset-astur-ranks-source = Cn. Salvius Astur, un articolo per Nova Roma (senza data), che abbiamo letto. Le tavole sono fissate qui.
ruleset-astur-ranks-delayed-name = Salvius Astur: in fila, differito
ruleset-astur-ranks-delayed-feel = Lo stesso, ma chi è preso è legato e può sfuggire prima di essere tolto.
ruleset-astur-ranks-delayed-source = Cn. Salvius Astur, un articolo per Nova Roma (senza data), che abbiamo letto. Le tavole sono fissate qui.
ruleset-astur-free-name = Salvius Astur: posa libera
ruleset-astur-free-feel = Riempire la tavola pedina per pedina, poi colpire lungo ogni linea.
ruleset-astur-free-source = Cn. Salvius Astur, un articolo per Nova Roma (senza data), che abbiamo letto. Le venticinque pedine sono sue; tavole e altri numeri sono fissati qui.
ruleset-astur-free-delayed-name = Salvius Astur: posa libera, differito
ruleset-astur-free-delayed-feel = Una tavola affollata in cui i legati aspettano di essere tolti, o liberati.
ruleset-astur-free-delayed-source = Cn. Salvius Astur, un articolo per Nova Roma (senza data), che abbiamo letto. Le venticinque pedine sono sue; tavole e altri numeri sono fissati qui.
ruleset-jasyr-name = Jasyr
ruleset-jasyr-feel = Cinque arcieri per parte corrono lungo linee storte verso la base nemica. Rapido e tagliente: mai indietro.
ruleset-jarmo-name = Jarmo
ruleset-jarmo-feel = Gli arcieri vanno e vengono: chi è preso ritorna. Paziente, con molti rovesci.

# Ciò che va insieme.
family-bautista = Linee aperte · Bautista Prados
family-schadler = Legare e liberare · Schädler
family-bell = Passo dopo passo · Bell
family-kowalski = Chiudere il dux · Kowalski
family-astur = Accerchiare · Salvius Astur
family-own = Regole proprie
family-other = Gli arcieri e altri giochi

# Difficoltà e durata.
ruleset-easy = facile da imparare
ruleset-middling = vuole un po’ di pratica
ruleset-hard = impegnativo
ruleset-short = una decina di minuti
ruleset-medium = circa mezz’ora
ruleset-long = un’ora o più
