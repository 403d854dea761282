table-closed-for-hands = cette table est fermée
no-hand-running = aucune main en cours
hand-unfinished = attends la fin de la main
player-not-in-this-hand =
    { PERSON($who) ->
        [you] tu n’es
       *[other] { $who } n’est
    } pas dans cette main
no-players-ready = en attente de joueurs
one-player-ready = en attente de joueurs, 1 prêt
loan-pending = une demande de prêt est en cours : attends la réponse
bomb-pot-without-a-board = pas de bomb pot en { $game } : il n’y a pas de board
bomb-pot-board-count = de 1 à { $most } boards pour un bomb pot
too-many-for-the-boards = le paquet est trop petit pour { $players } joueurs et { $boards } boards : { $most } joueurs au plus
draw-for-the-button-first = tire d’abord le bouton : sièges { $chairs }
button-already-placed = le bouton est déjà placé, pas de tirage
button-draw-count-wrong =
    { $n } { NUMBER($n) ->
        [one] carte donnée
       *[other] cartes données
    }, il faut { $due } { NUMBER($due) ->
        [one] carte
       *[other] cartes différentes
    } pour les sièges { $chairs }
too-few-for-the-blinds = { $n } { NUMBER($n) ->
        [one] joueur ne peut
       *[other] joueurs ne peuvent
    } pas poster { $blinds } { NUMBER($blinds) ->
        [one] blinde
       *[other] blindes
    }
no-chop = pas de chop à cette table
no-blind-in-play =
    { PERSON($who) ->
        [you] tu n’as
       *[other] { $who } n’a
    } pas de blinde posée
chop-unavailable =
    { PERSON($who) ->
        [you] tu ne peux pas
       *[other] { $who } ne peut pas
    } chopper : { $why }
more-posted-than-blinds = il y a plus que les deux blindes au pot
kill-pot-running = c’est un kill pot
chop-blinds-only = seules les blindes peuvent chopper
chop-other-player-in = un autre joueur est encore dans le coup
chop-too-late = trop tard, il y a eu une relance ou un flop
chop-after-call = trop tard, quelqu’un a suivi
