starts-when = fija una hora de inicio
which-password = fija contraseña solo si se entra con contraseña
games-by-level = { $game } son varios juegos: fija el juego de cada nivel
seat-of-no-worth = un satélite para { $event } necesita el valor de una plaza
wrong-password = la contraseña del torneo no es correcta
asks-already =
    { PERSON($who) ->
        [you] ya has pedido entrar y esperas
       *[other] { $who } ya ha pedido entrar y espera
    } al anfitrión
asks-nothing =
    { PERSON($who) ->
        [you] no tienes
       *[other] { $who } no tiene
    } ninguna petición de entrada pendiente
no-tickets = no hay tickets para este torneo
ticket-is-used = el ticket { $ticket } ya está usado
no-unregistering = en este torneo no se anula la inscripción
levels-have-begun = el nivel { $level } ha empezado: conserva al menos { $kept } de las { $parts } partes de la estructura
hands-are-not-counted = en mesas en vivo no se cuentan manos: fija los minutos de cada nivel
no-round-is-on = el fin de ronda es para mesas en vivo durante el mano por mano
no-bounty-markers = en este torneo no hay fichas de bounty
flight-is-in = los supervivientes de { $flight } ya están dentro
no-such-flight =
    { $flight } tiene { $bags } { NUMBER($bags) ->
        [one] bolsa
       *[other] bolsas
    } de { $entries } { NUMBER($entries) ->
        [one] entrada
       *[other] entradas
    }: una bolsa con fichas por jugador
no-such-seat = la mesa { $table } tiene asientos del 1 al { $seats }, no el { $seat }
seat-is-taken = el asiento { $seat } de la mesa { $table } está ocupado o reservado
seat-is-out-of-use = el asiento { $seat } de la mesa { $table } está cerrado
seat-is-in-use = el asiento { $seat } de la mesa { $table } no está cerrado
no-room-then = la mesa { $table } necesita el asiento { $seat }: dos jugadores como mínimo
not-sent =
    { PERSON($who) ->
        [you] no tienes
       *[other] { $who } no tiene
    } ningún cambio de asiento pendiente
chip-is-in-play = las fichas de { CHIPS($worth) } aún están en juego
no-such-count = { $count } no es un número de fichas
cards-stay-down = mano por mano: la mesa { $table } espera a las demás
big-blind-is-known = la ciega grande de la mesa { $table } se comunica solo en mesas en vivo y durante el juego
one-is-there = hay un jugador en la mesa { $table }: el botón se mueve con el reloj
day-is-on = el día no ha terminado: antes se embolsan las fichas
chips-are-bagged = el día ha terminado y las fichas están embolsadas
has-no-more-than-blinds =
    { PERSON($who) ->
        [you] tienes
       *[other] { $who } tiene
    } { CHIPS($chips) } y una vuelta cuesta { CHIPS($forfeit) }: toca descalificar
placed-since =
    { PERSON($other) ->
        [you] acabaste
       *[other] { $other } acabó
    } después de { PERSON($who) ->
        [you] ti
       *[other] { $who }
    }: deshaz eso antes
not-eliminated =
    { PERSON($who) ->
        [you] no tienes
       *[other] { $who } no tiene
    } ninguna eliminación en una mesa
no-elimination-before = la mesa { $table } no tiene una eliminación anterior en la misma mano: anótala aparte
next-hand-has-begun =
    la mesa { $table } ha seguido jugando desde { PERSON($who) ->
        [you] tu eliminación
       *[other] la eliminación de { $who }
    }: deshaz lo posterior o indica otra mano
not-at-one-table = mesas distintas ({ $who }, { $other }): anota las manos por separado
listed-twice = cada eliminación va una sola vez
won-in-that-hand =
    { PERSON($who) ->
        [you] ganaste
       *[other] { $who } ganó
    } fichas de { PERSON($other) ->
        [you] ti
       *[other] { $other }
    } en esa mano: corrige el ganador o indica una mano posterior
taker-is-out =
    { PERSON($other) ->
        [you] tienes parte del bounty y estás
       *[other] { $other } tiene parte del bounty y está
    } fuera ({ $who }): deshaz eso antes
entered-since =
    { PERSON($who) ->
        [you] has
       *[other] { $who } ha
    } vuelto a entrar
seed-is-shown = el torneo ha terminado y la semilla de sus sorteos es pública
