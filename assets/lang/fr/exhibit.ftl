exhibit-title = La tombe du médecin
exhibit-subtitle = Stanway, près de Colchester, vers 50 apr. J.-C.
exhibit-illustration = Illustration d’après des descriptions publiées, et non la disposition trouvée.
exhibit-after-plan = Les pions sont placés d’après un plan publié : { $source }
exhibit-shapes = Les objets sont faits pour être reconnus, sans être mesurés. Ils entourent le plateau pour qu’on les voie.
exhibit-mark-known = Connu
exhibit-mark-likely = Probable
exhibit-mark-disputed = Discuté
exhibit-mark-inferred = Déduction moderne
exhibit-mark-invented = Notre illustration
exhibit-sources = Sources
exhibit-sources-hide = Masquer les sources
exhibit-close = Fermer
exhibit-back = Retour
exhibit-leave = Quitter l’exposition
exhibit-tour = Visite guidée
exhibit-tour-length = environ { $seconds } secondes
exhibit-tour-leave = Regarder librement
exhibit-tour-next = Suite
exhibit-spot-previous = Étiquette précédente
exhibit-spot-next = Étiquette suivante
exhibit-tour-stop = Étape { $stop } sur { $stops }
exhibit-more = En savoir plus
exhibit-whole = Vue d’ensemble
exhibit-turn-hint = Glisser pour tourner, pincer ou rouler pour s’approcher, toucher un repère pour lire.
exhibit-what-if = Et si c’était le jeu des latroncules ?
exhibit-grid = Une grille de 8 cases sur 12 : déduction moderne. Aucune ligne n’a été trouvée.
exhibit-choose-rules = Quelles règles ?
exhibit-play-kowalski = Règles de Kowalski
exhibit-play-astur = Règles de Salvius Astur
exhibit-play-on = Continuer la partie
exhibit-set-aside = { $count ->
    [0] Chaque pion a sa case.
    [one] Un pion est mis de côté.
   *[other] { $count } pions sont mis de côté.
}
exhibit-return = Revenir à l’illustration
exhibit-fault = Le fichier de l’exposition contient des fautes ; l’exposition intégrée est montrée.

exhibit-object-rods = Baguettes
exhibit-object-strainer = Bol-passoire
exhibit-object-instruments = Instruments de chirurgie
exhibit-object-bead = Perle de jais
exhibit-object-pan = Casserole
exhibit-object-amphora = Amphore
exhibit-object-service = Vaisselle

exhibit-find = La découverte
exhibit-find-place = En 1996, des archéologues ouvrirent une tombe à Stanway, près de Colchester. Un plateau de jeu y portait des pions de verre.
exhibit-find-when = Elle fut fermée vers 50 apr. J.-C.
exhibit-find-who = Le défunt appartenait sans doute à une grande famille des Catuvellauni.

exhibit-board = Le plateau et sa grille
exhibit-board-made = Érable, charnière au milieu, coins d’alliage de cuivre, traces de cuir. Presque tout le bois a disparu.
exhibit-board-size = Il mesurait environ 56 centimètres sur 36.
exhibit-board-grid = Aucune ligne ne subsiste. La première annonce parlait de 8 cases sur 12 ; d’autres pensent que ces plateaux n’avaient pas de cases.

exhibit-counters = Les pions et leur ordre
exhibit-counters-lay = Treize pions de verre blancs et treize bleus. La plupart s’alignaient sur deux côtés opposés, quelques-uns en diagonale, un blanc près du milieu.
exhibit-counters-here = Les places exactes figurent sur des plans imprimés que nous n’avons pu voir. Ceci est notre illustration.

exhibit-under-way = Une partie en cours ?
exhibit-under-way-moves = Le premier rapport vit deux coups d’ouverture. Un lecteur plus récent pense que Bleu a joué et que Blanc va jouer son deuxième coup.
exhibit-under-way-none = D’autres répondent que la disposition ne prouve aucun jeu. Servait-elle à prédire l’avenir ? La question fut posée.

exhibit-latrunculi = Était-ce le jeu des latroncules ?
exhibit-latrunculi-crummy = Philip Crummy, le fouilleur : ces plateaux seraient d’un type local, pour un jeu jamais reconnu auparavant.
exhibit-latrunculi-schadler = Ulrich Schädler : ces plateaux étaient sans cases, donc sans doute non ; peut-être fidhcheall ou gwyddbwyll.
exhibit-latrunculi-pieces = Pour lui, il est certain qu’on n’y jouait pas avec deux sortes de pions.

exhibit-doctor = Médecin ou druide ?
exhibit-doctor-kit = Treize instruments de chirurgie : le plus ancien ensemble reconnaissable dans l’île de Bretagne.
exhibit-doctor-druid = Guérisseur, devin, druide ? Le fouilleur n’a pas tranché.
exhibit-doctor-ashes = Le corps fut brûlé. Homme ou femme, on l’ignore.

exhibit-rods = Les baguettes
exhibit-rods-eight = Huit grandes baguettes de métal se trouvaient dans la tombe.
exhibit-rods-use = Nul ne sait à quoi elles servaient. Les jetait-on pour connaître l’avenir ? Étaient-elles d’un autre jeu ?

exhibit-strainer = Le bol-passoire
exhibit-strainer-bowl = Un bol d’alliage de cuivre pour filtrer les boissons.
exhibit-strainer-brew = Il contenait du pollen d’Artemisia, plante comme l’absinthe ou l’armoise : le reste d’une tisane.

exhibit-instruments = Les instruments du chirurgien
exhibit-instruments-made = Quatre de bronze, sept de fer, deux des deux métaux. Parents des instruments romains sans en être des copies ; seule la sonde à cuiller a une forme purement romaine.
exhibit-instruments-list = Deux scalpels, une scie, des crochets, deux pinces, trois aiguilles, une sonde à cuiller et un manche inconnu.

exhibit-goods = La table et la boisson
exhibit-goods-service = Un service de céramique, un bol de sigillée rouge, une cruche et une amphore d’Espagne.
exhibit-goods-pan = Une casserole d’alliage de cuivre, peut-être pour le vin chaud ; une perle de jais, peut-être tenue pour magique ; une étoffe fixée par des fibules.

exhibit-others = D’autres plateaux
exhibit-others-hinged = Des plateaux à charnière semblables étaient dans des tombes de Baldock et de King Harry Lane, à St Albans.
exhibit-others-poprad = À Poprad, en Slovaquie, une tombe d’environ 375 contenait un plateau de 17 cases sur 18.
exhibit-others-vindolanda = Vindolanda possède beaucoup de plateaux de pierre : seize selon un décompte.

exhibit-poets = Ce que disent les poètes
exhibit-poets-say = Des soldats de verre ; un pion meurt entre deux ennemis.
exhibit-poets-bound = Sénèque : un pion lié peut s’échapper.
exhibit-poets-silent = Il y a un plateau réglé. Aucun ne dit jusqu’où va un pion, combien ils sont, comment ils commencent, ni ne nomme un chef.

exhibit-tour-1 = Une tombe près de Colchester, fermée vers 50 apr. J.-C. et ouverte en 1996. Un plateau y portait des pions.
exhibit-tour-2 = Un plateau d’érable qui se pliait en deux, aux coins de métal. Le bois a disparu, et toute ligne avec lui.
exhibit-tour-3 = Treize pions de verre blancs et treize bleus, la plupart le long de deux côtés. Les places montrées sont notre illustration.
exhibit-tour-4 = Huit baguettes de métal que nul ne sait expliquer, et un bol où l’on filtrait des herbes.
exhibit-tour-5 = Scalpels, crochets, pinces, aiguilles, une scie : la plus ancienne trousse de chirurgien reconnaissable dans l’île de Bretagne.
exhibit-tour-6 = Était-ce le jeu des soldats des Romains ? Les savants sont partagés. On peut voir ce que ce serait, et continuer à jouer.
