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
bomb-pot-in-boardless-game = pas de bomb pot en { $game } : il n’y a pas de board
bomb-pot-board-count-invalid = un bomb pot a de 1 à { $max_boards } boards
too-many-players-for-boards = le paquet est trop petit pour { $player_count } joueurs et { $board_count } boards : { $max_players } joueurs au plus
draw-for-the-button-first = tire d’abord le bouton : sièges { $chairs }
button-already-placed = le bouton est déjà placé, pas de tirage
button-draw-count-wrong =
    { $card_count } { NUMBER($card_count) ->
        [one] carte donnée
       *[other] cartes données
    }, il faut { $needed_card_count } { NUMBER($needed_card_count) ->
        [one] carte
       *[other] cartes différentes
    } pour les sièges { $chairs }
too-few-for-the-blinds = { $player_count } { NUMBER($player_count) ->
        [one] joueur ne peut
       *[other] joueurs ne peuvent
    } pas poster { $blind_count } { NUMBER($blind_count) ->
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
    } chopper : { $reason }
more-posted-than-blinds = il faut exactement les deux blindes au pot, et rien d’autre
kill-pot-running = c’est un kill pot
chop-blinds-only = seules les blindes peuvent chopper
chop-other-player-in = un autre joueur est encore dans le coup
chop-too-late = trop tard, il y a eu une relance ou un flop
chop-after-call = trop tard, quelqu’un a suivi
