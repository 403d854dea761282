correction-after-hand = la mano ha terminado
correction-after-bets = ya se ha apostado con estas cartas: vuelve antes al punto anterior de la mano
correction-rule-missing = cita una regla, o márcalo como decisión del floor con un motivo
floor-reason-missing = una decisión del floor necesita un motivo
hand-seat-unknown = no hay asiento { $number } en esta mano
player-out-of-hand =
    { PERSON($who) ->
        [you] estás
       *[other] { $who } está
    } fuera de esta mano
correction-unneeded = nada que corregir: hazlo de la forma normal
exposed-cards-unclear = indica primero las cartas repartidas y luego las expuestas
no-upcards-here = este juego no tiene cartas a la vista
correction-out-of-turn =
    { PERSON($who) ->
        [you] no te toca
       *[other] { $who } no tiene el turno
    }; se espera: { $offer }
chips-over-stack =
    { PERSON($who) ->
        [you] no puedes
       *[other] { $who } no puede
    } haber puesto tantas fichas
cards-for-other-seats = indica cartas o una apuesta para cada uno de los { $seat_count } asientos
too-many-cards =
    demasiadas cartas en este juego para { PERSON($who) ->
        [you] ti
       *[other] { $who }
    }: { $cards }
deal-finished = no quedan cartas que repartir en esta mano
board-size-impossible = en este juego no hay board de { $cards } { NUMBER($cards) ->
        [one] carta
       *[other] cartas
    }
no-such-board = ahora no hay board { $number } al que repartir
stub-too-small = el mazo tiene { $stub } { NUMBER($stub) ->
        [one] carta
       *[other] cartas
    }, no { $cards }
corrected-cards-missing = indica las cartas y sus jugadores, cada jugador una vez
held-cards-mismatch =
    { PERSON($who) ->
        [you] no tienes
       *[other] { $who } no tiene
    } { CARDS($cards) }
board-mismatch = el board es { CARDS($board) }: indica el lugar de cada carta
burn-count-mismatch =
    no puede haber { $burns } { NUMBER($burns) ->
        [one] carta quemada
       *[other] cartas quemadas
    } de más
no-bets-now = ahora no hay apuestas que corregir
bets-mismatch = las fichas delante de los jugadores no forman una apuesta de { CHIPS($bet_total) }
chip-total-wrong = las fichas no suman los { CHIPS($chips) } de la mesa
rewind-point-invalid = no se puede volver al punto { $rewind_point } de la mano
last-live-hand-killed =
    { PERSON($who) ->
        [you] tu mano
        [unnamed] la mano del jugador
       *[other] la mano de { $who }
    } es la última viva: anula la mano entera
