day-ends-unsorted = un día no puede acabar con el nivel { $level } después de uno con el nivel { $earlier_level }: los niveles suben
day-end-level-in-hands = un día no puede acabar con el nivel { $level }: cuenta manos, no minutos
start-time-required = fija una hora de inicio
password-unneeded = entrar con contraseña exige fijar una; de otro modo no la hay
level-game-missing = { $game } son varios juegos: fija el juego de cada nivel
seat-value-missing = un satélite para { $event } necesita el valor de una plaza
wrong-password = la contraseña del torneo no es correcta
entry-request-pending =
    { PERSON($who) ->
        [you] ya has pedido entrar y esperas
       *[other] { $who } ya ha pedido entrar y espera
    } al anfitrión
no-open-entry-request =
    { PERSON($who) ->
        [you] no tienes
       *[other] { $who } no tiene
    } ninguna petición de entrada pendiente
tickets-disabled = no hay tickets para este torneo
ticket-used = el ticket { $ticket } ya está usado
unregistering-forbidden = en este torneo no se anula la inscripción
levels-started = el nivel { $level } ha empezado: conserva al menos { $fixed_count } de las { $schedule_length } partes de la estructura
hand-length-levels-unsupported = en mesas en vivo no se cuentan manos: fija los minutos de cada nivel
hand-for-hand-round-missing = el fin de ronda es para mesas en vivo durante el mano por mano
no-bounty-markers = en este torneo no hay fichas de bounty
flight-already-merged = los supervivientes de { $flight } ya están dentro
no-such-flight =
    { $flight } tiene { $bag_count } { NUMBER($bag_count) ->
        [one] bolsa
       *[other] bolsas
    } de { $entry_count } { NUMBER($entry_count) ->
        [one] entrada
       *[other] entradas
    }: una bolsa con fichas por jugador
no-such-seat = la mesa { $table } tiene asientos del 1 al { $seats }, no el { $seat }
event-seat-taken = el asiento { $seat } de la mesa { $table } está ocupado o reservado
event-seat-blocked = el asiento { $seat } de la mesa { $table } está cerrado
event-seat-open = el asiento { $seat } de la mesa { $table } no está cerrado
minimum-seats-reached = la mesa { $table } necesita el asiento { $seat }: dos jugadores como mínimo
seat-change-not-pending =
    { PERSON($who) ->
        [you] no tienes
       *[other] { $who } no tiene
    } ningún cambio de asiento pendiente
chip-value-in-play = las fichas de { CHIPS($worth) } aún están en juego
chip-count-invalid = { $count } no es un número de fichas
hand-for-hand-wait = mano por mano: la mesa { $table } espera a las demás
button-already-known = el botón de la mesa { $table } se mueve solo en mesas en vivo, con dos jugadores o más
button-unknown = la mesa { $table } aún no tiene botón: indica quién lo tiene
big-blind-already-known = la ciega grande de la mesa { $table } se comunica solo en mesas en vivo y durante el juego
one-player-left-at-table = hay un jugador en la mesa { $table }: el botón se mueve con el reloj
day-running = el día no ha terminado: antes se embolsan las fichas
chips-bagged = el día ha terminado y las fichas están embolsadas
stack-below-round-cost =
    { PERSON($who) ->
        [you] tienes
       *[other] { $who } tiene
    } { CHIPS($chips) } y una vuelta cuesta { CHIPS($round_cost) }: toca descalificar
place-already-awarded =
    { PERSON($later_finisher) ->
        [you] acabaste
       *[other] { $later_finisher } acabó
    } después de { PERSON($who) ->
        [you] ti
       *[other] { $who }
    }: deshaz eso antes
not-eliminated =
    { PERSON($who) ->
        [you] no tienes
       *[other] { $who } no tiene
    } ninguna eliminación en una mesa
earlier-elimination-missing = la mesa { $table } no tiene una eliminación anterior en la misma mano: anótala aparte
elimination-too-old =
    la mesa { $table } ha seguido jugando desde { PERSON($who) ->
        [you] tu eliminación
       *[other] la eliminación de { $who }
    }: deshaz lo posterior o indica otra mano
not-at-one-table = mesas distintas ({ $who }, { $other_player }): anota las manos por separado
eliminated-player-repeated = cada eliminación va una sola vez
chips-won-in-bust-out-hand =
    { PERSON($who) ->
        [you] ganaste
       *[other] { $who } ganó
    } fichas de { PERSON($losing_player) ->
        [you] ti
       *[other] { $losing_player }
    } en esa mano: corrige el ganador o indica una mano posterior
bounty-winner-eliminated =
    { PERSON($bounty_winner) ->
        [you] tienes parte del bounty y estás
       *[other] { $bounty_winner } tiene parte del bounty y está
    } fuera ({ $who }): deshaz eso antes
reentry-already-made =
    { PERSON($who) ->
        [you] has
       *[other] { $who } ha
    } vuelto a entrar
draw-seed-already-public = el torneo ha terminado y la semilla de sus sorteos es pública
