table-closed-for-hands = esta mesa está cerrada
no-hand-running = no hay mano en juego
hand-unfinished = espera a que termine la mano
player-not-in-this-hand =
    { PERSON($who) ->
        [you] no estás
       *[other] { $who } no está
    } en esta mano
no-players-ready = esperando jugadores
one-player-ready = esperando jugadores, 1 listo
loan-pending = hay un préstamo pedido: espera la respuesta
bomb-pot-in-boardless-game = no hay bomb pot en { $game }: no tiene board
bomb-pot-board-count-invalid = un bomb pot tiene de 1 a { $max_boards } boards
too-many-players-for-boards = la baraja no alcanza para { $player_count } jugadores y { $board_count } boards: { $max_players } jugadores como máximo
draw-for-the-button-first = primero se sortea el botón: asientos { $chairs }
button-already-placed = el botón ya tiene sitio, no se sortea
button-draw-count-wrong =
    se dieron { $card_count } { NUMBER($card_count) ->
        [one] carta
       *[other] cartas
    }, hacen falta { $needed_card_count } distintas para los asientos { $chairs }
too-few-for-the-blinds = { $player_count } { NUMBER($player_count) ->
        [one] jugador no puede
       *[other] jugadores no pueden
    } poner { $blind_count } { NUMBER($blind_count) ->
        [one] ciega
       *[other] ciegas
    }
no-chop = en esta mesa no se devuelven las ciegas (chop)
no-blind-in-play =
    { PERSON($who) ->
        [you] no tienes
       *[other] { $who } no tiene
    } ciega puesta
chop-unavailable =
    { PERSON($who) ->
        [you] no puedes
       *[other] { $who } no puede
    } hacer chop: { $reason }
more-posted-than-blinds = tienen que estar puestas justo las dos ciegas y nada más
kill-pot-running = es un kill pot
chop-blinds-only = solo las ciegas pueden hacer chop
chop-other-player-in = aún queda otro jugador
chop-too-late = demasiado tarde, hubo una subida o un flop
chop-after-call = demasiado tarde, alguien igualó
