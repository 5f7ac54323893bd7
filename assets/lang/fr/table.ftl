# La table : ce que dit le jeu pendant la partie.
side-name = { $side ->
    [white] Blancs
   *[black] Bleus
}
    .the = { $side ->
        [white] les Blancs
       *[black] les Bleus
    }
    .The = { $side ->
        [white] Les Blancs
       *[black] Les Bleus
    }
turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
pieces-captured = { $count ->
    [0] aucune prise
    [one] { $count } pièce prise
   *[other] { $count } pièces prises
}

# Ce qui est demandé, après le nom du camp qui joue.
prompt-dux = { side-name } : poser le dux sur une case vide
prompt-place = { side-name } : poser un pion ({ $hand })
prompt-place-two = { side-name } : poser deux pions ({ $hand })
prompt-again = { side-name } : le même pion peut rejouer, ou passer
prompt-goal = { side-name } : choisir une case éclairée
prompt-take-or-move = { side-name } : retirer une pièce liée, ou jouer un coup
prompt-take-then-move = { side-name } : retirer des pièces liées si on le souhaite, puis jouer
prompt-move = { side-name } : choisir un pion à jouer
prompt-thinking = { side-name.The } réfléchissent

# Ce que possède un camp.
count-on-board = { $dux ->
    [alone] le dux sur le plateau
    [with] { $men ->
        [one] { $men } pion et le dux sur le plateau
       *[other] { $men } pions et le dux sur le plateau
    }
    [men] { $men ->
        [one] { $men } pion sur le plateau
       *[other] { $men } pions sur le plateau
    }
   *[unnamed] { $men } sur le plateau
}
count-in-hand = { $dux ->
    [alone] le dux en main
    [with] { $men ->
        [one] { $men } pion et le dux en main
       *[other] { $men } pions et le dux en main
    }
    [men] { $men ->
        [one] { $men } pion en main
       *[other] { $men } pions en main
    }
   *[unnamed] { $men } en main
}
count-took = { $count ->
    [one] { $count } prise
   *[other] { $count } prises
}
seat-you = vous

# Remarques en dessous.
opening-by-lot = Le sort désigne { side-name.the } pour commencer
opening-against = L’ordinateur joue : { $name }
opening-men = { $dux ->
    [yes] Les pions s’appellent calculi, « petits cailloux » ; le plus haut est le dux, le chef
   *[no] Les pions s’appellent calculi, « petits cailloux »
}
quiet-left = { $turns ->
    [one] Encore un tour sans prise et la partie est finie
   *[other] Encore { $turns } tours sans prise et la partie est finie
}
went-between = { side-name.The } se placent entre deux ennemis en { $square }, sans y rien risquer
scene-broken = Le fichier de scène de la table est illisible (le menu dit pourquoi) : voici la table d’origine

# Plateau et pions.
terms = { $dux ->
    [yes] { $men ->
        [one] plateau { $board }, { $men } pion et un dux par camp
       *[other] plateau { $board }, { $men } pions et un dux par camp
    }
   *[no] { $men ->
        [one] plateau { $board }, { $men } pion par camp
       *[other] plateau { $board }, { $men } pions par camp
    }
}
no-move-yet = Aucun coup joué
notation = @c7 posé, D@a3 dux posé, a2-a4 déplacé, xd4 retiré ; + relie ce qui se fait en un même tour

# Boutons.
button-undo = Annuler
button-redo = Rétablir
button-top-view = Vue de haut
button-slant-view = Depuis le siège
button-sound-on = Son : oui
button-sound-off = Son : non
button-rules = Règles
button-menu = Menu
button-new-game = Nouvelle partie
button-resign = Abandonner
button-pass = Passer
button-close = Fermer

# Questions avant de perdre une partie.
ask-new-game = Recommencer ? Cette partie sera perdue.
ask-leave = Quitter la table ? Cette partie pourra être reprise plus tard.
ask-resign = Abandonner cette partie ?
answer-play-on = Continuer
answer-new-game = Recommencer
answer-leave = Quitter
answer-resign = Abandonner
