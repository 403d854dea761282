table-is-closed = esta mesa está cerrada
no-hand-is-played = no hay mano en juego
hand-is-not-over = espera a que termine la mano
not-dealt-into-it =
    { PERSON($who) ->
        [you] no estás
       *[other] { $who } no está
    } en esta mano
nobody-is-ready = esperando jugadores
only-one-is-ready = esperando jugadores, 1 listo
loan-waits = hay un préstamo pedido: espera la respuesta
bomb-pot-without-a-board = no hay bomb pot en { $game }: no tiene board
number-of-boards = de 1 a { $most } boards para un bomb pot
too-many-for-the-boards = la baraja no alcanza para { $players } jugadores y { $boards } boards: { $most } jugadores como máximo
draw-for-the-button-first = primero se sortea el botón: asientos { $chairs }
button-is-known = el botón ya tiene sitio, no se sortea
wrong-number-drawn =
    se dieron { $n } { NUMBER($n) ->
        [one] carta
       *[other] cartas
    }, hacen falta { $due } distintas para los asientos { $chairs }
too-few-for-the-blinds = { $n } jugadores no pueden poner { $blinds } ciegas
no-chop = en esta mesa no se devuelven las ciegas (chop)
no-blind-in-play =
    { PERSON($who) ->
        [you] no tienes
       *[other] { $who } no tiene
    } ciega puesta
cannot-chop =
    { PERSON($who) ->
        [you] no puedes
       *[other] { $who } no puede
    } hacer chop: { $why }
more-was-posted = hay más puesto que las dos ciegas
is-a-kill-pot = es un kill pot
only-the-blinds = solo las ciegas pueden hacer chop
somebody-else-is-in = aún queda otro jugador
raise-or-flop = demasiado tarde, hubo una subida o un flop
there-was-a-call = demasiado tarde, alguien igualó
