hand-is-over = la mano ha terminado
street-is-on = ya se ha apostado con estas cartas: vuelve antes al punto anterior de la mano
needs-a-rule = cita una regla, o márcalo como decisión del floor con un motivo
floor-says-why = una decisión del floor necesita un motivo
no-seat-like-that = no hay asiento { $number } en esta mano
is-out-of-the-hand =
    { PERSON($who) ->
        [you] estás
       *[other] { $who } está
    } fuera de esta mano
nothing-is-wrong = nada que corregir: hazlo de la forma normal
exposed-is-told-apart = indica primero las cartas repartidas y luego las expuestas
no-upcards-here = este juego no tiene cartas a la vista
is-not-to-act =
    { PERSON($who) ->
        [you] no te toca
       *[other] { $who } no tiene el turno
    }; se espera: { $offer }
has-not-so-many-chips =
    { PERSON($who) ->
        [you] no puedes
       *[other] { $who } no puede
    } haber puesto tantas fichas
cards-for-other-seats = indica una entrada para cada uno de los { $seats } asientos
too-many-cards =
    { $cards } cartas son demasiadas para { PERSON($who) ->
        [you] ti
       *[other] { $who }
    } en este juego
deal-is-over = no quedan cartas que repartir en esta mano
no-room-on-the-board = en este juego no hay board de { $cards } cartas
no-such-board = ahora no hay board { $number } al que repartir
stub-is-too-small = el mazo tiene { $stub } cartas, no { $cards }
says-no-cards = indica las cartas y sus jugadores, cada jugador una vez
holds-other-cards =
    { PERSON($who) ->
        [you] no tienes
       *[other] { $who } no tiene
    } { CARDS($cards) }
board-does-not-fit = el board es { CARDS($board) }: indica el lugar de cada carta
burns-do-not-fit =
    no puede haber { $burns } { NUMBER($burns) ->
        [one] carta quemada
       *[other] cartas quemadas
    } de más
no-bets-now = ahora no hay apuestas que corregir
bets-do-not-fit = las fichas delante de los jugadores no forman una apuesta de { CHIPS($to) }
chips-do-not-add-up = las fichas no suman los { CHIPS($chips) } de la mesa
no-such-point = no se puede volver al punto { $to } de la mano
nobody-would-be-left =
    { PERSON($who) ->
        [you] tu mano
        [unnamed] la mano del jugador
       *[other] la mano de { $who }
    } es la última viva: anula la mano entera
