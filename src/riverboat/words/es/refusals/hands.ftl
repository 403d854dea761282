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
bomb-pot-without-a-board = no hay bomb pot en { $game }: no tiene board
bomb-pot-board-count = de 1 a { $most } boards para un bomb pot
too-many-for-the-boards = la baraja no alcanza para { $players } jugadores y { $boards } boards: { $most } jugadores como máximo
draw-for-the-button-first = primero se sortea el botón: asientos { $chairs }
button-already-placed = el botón ya tiene sitio, no se sortea
button-draw-count-wrong =
    se dieron { $n } { NUMBER($n) ->
        [one] carta
       *[other] cartas
    }, hacen falta { $due } distintas para los asientos { $chairs }
too-few-for-the-blinds = { $n } { NUMBER($n) ->
        [one] jugador no puede
       *[other] jugadores no pueden
    } poner { $blinds } { NUMBER($blinds) ->
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
    } hacer chop: { $why }
more-posted-than-blinds = hay más puesto que las dos ciegas
kill-pot-running = es un kill pot
chop-blinds-only = solo las ciegas pueden hacer chop
chop-other-player-in = aún queda otro jugador
chop-too-late = demasiado tarde, hubo una subida o un flop
chop-after-call = demasiado tarde, alguien igualó
