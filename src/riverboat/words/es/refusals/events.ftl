entry-count-missing = fija el número de entradas para empezar al llenarse
bounty-missing = un torneo con bounties necesita una parte de bounty en el buy-in
mystery-bounty-count-wrong = las cartas mystery suman 100, no { $bounty_count }
mystery-bounties-unsorted = las cartas mystery van de mayor a menor: { $bounty } no puede seguir a { $previous_bounty }
satellite-shares-conflict = un satélite paga plazas, no partes del bote de premios
no-such-level = no hay nivel { $level }: la estructura tiene { $levels }
player-not-entrant =
    { PERSON($who) ->
        [you] no estás
       *[other] { $who } no está
    } en este torneo
already-entered =
    { PERSON($who) ->
        [you] ya estás
       *[other] { $who } ya está
    } en este torneo
registration-over =
    la inscripción se cerró { NUMBER($level) ->
        [0] al empezar
       *[other] al final del nivel { $level }
    }
no-reentry =
    { PERSON($who) ->
        [you] no tienes
       *[other] { $who } no tiene
    } reentrada: { NUMBER($max_reentries) ->
        [0] es un freezeout
       *[other] { $max_reentries } por jugador como máximo
    }
event-full =
    el torneo está lleno: { $max_entries } { NUMBER($max_entries) ->
        [one] entrada
       *[other] entradas
    }
tournament-started = el torneo ha empezado
too-few-entrants = hay { $entry_count } { NUMBER($entry_count) ->
        [one] entrada
       *[other] entradas
    } y hacen falta { $min_entries }
no-rebuys = este torneo no tiene recompras
rebuy-period-over = las recompras se cerraron al final del nivel { $level }
rebuys-exhausted =
    { PERSON($who) ->
        [you] no te quedan
       *[other] { $who } no tiene más
    } recompras: { $max_rebuys } por jugador
stack-too-large-for-rebuy =
    { PERSON($who) ->
        [you] tienes
       *[other] { $who } tiene
    } { CHIPS($chips) }; la recompra es para stacks de { CHIPS($max_stack) } o menos
seatless-entrant =
    { PERSON($who) ->
        [you] no estás
       *[other] { $who } no está
    } en ninguna mesa
wait-for-hands-end = espera a que termine la mano en la mesa { $table }
player-with-chips =
    { PERSON($who) ->
        [you] aún tienes
       *[other] { $who } aún tiene
    } { CHIPS($chips) }
no-add-on = este torneo no tiene add-on
add-on-too-early = el add-on es solo en el nivel { $level } y en el descanso posterior
add-on-already-taken =
    { PERSON($who) ->
        [you] no tienes
       *[other] { $who } no tiene
    } add-on: uno por jugador sentado
no-such-table = este torneo no tiene mesa { $table }; mesas: { $tables }
tournament-not-running = el torneo no está en marcha
clock-not-running = el reloj está parado
clock-running = el reloj ya está en marcha
clock-reversal = el reloj no puede ir hacia atrás
event-on-break =
    descanso de { $minutes } { NUMBER($minutes) ->
        [one] minuto
       *[other] minutos
    }
event-hand-running = hay una mano en juego en la mesa { $table }
event-hands-running = hay manos en juego: para el reloj y deja que terminen
event-hand-missing = no hay mano en juego en la mesa { $table }
too-few-players-at-table = no hay jugadores suficientes en la mesa { $table }
rebuy-decision-due =
    { PERSON($who) ->
        [you] primero debes
       *[other] { $who } primero debe
    } decidir sobre la recompra
seat-redraw-pending = los asientos se vuelven a sortear en cuanto todas las mesas terminen su mano
table-waiting-for-others = mano por mano: la mesa { $table } espera a las demás
event-day-over = la última mano del día ha terminado
level-hands-played = la mesa { $table } ha jugado { NUMBER($hands) ->
        [one] la mano
       *[other] las { $hands } manos
    } de este nivel y espera a las demás
table-short-of-players = la mesa { $table } ({ $players } { NUMBER($players) ->
        [one] jugador
       *[other] jugadores
    }) espera a un jugador de una mesa de { $largest_table_size }
player-not-at-table =
    { PERSON($who) ->
        [you] no estás
       *[other] { $who } no está
    } en la mesa { $table }
tournament-stack-invalid =
    { CHIPS($chips) } no es un stack posible para { PERSON($who) ->
        [you] ti
       *[other] { $who }
    }
chips-unaccounted =
    { CHIPS($chips_in_play) } fichas en juego, { CHIPS($chips_sold) } vendidas: { $is_surplus ->
        [true] sobran
       *[false] faltan
    } { CHIPS($difference) }
table-chip-total-mismatch = la mesa { $table } tenía { CHIPS($chips_before) } antes de la mano, no { CHIPS($chips_after) }
player-eliminated =
    { PERSON($who) ->
        [you] estás
       *[other] { $who } está
    } fuera del torneo
tournament-over = el torneo ha terminado
self-elimination =
    { PERSON($who) ->
        [you] no puedes eliminarte a ti
       *[other] { $who } no puede anotarse su propia eliminación
    }
chip-winner-missing =
    indica quién ganó { PERSON($who) ->
        [you] tus { CHIPS($chips) }
       *[other] los { CHIPS($chips) } de { $who }
    }
finish-not-undoable =
    { PERSON($who) ->
        [you] no puedes
       *[other] { $who } no puede
    } volver: el puesto es definitivo
no-open-seat = no hay asiento libre en la mesa { $table }
reason-missing = escribe un motivo
hand-or-round-count-invalid = { $hands } no es un número de manos o vueltas
no-prize-deals = en este torneo no hay pactos
prize-deal-too-early = los pactos son después de la inscripción y entre manos
deal-votes-missing =
    un pacto necesita a todos los que quedan; { NUMBER($vote_count) ->
        [one] falta 1 voto
       *[other] faltan { $vote_count } votos
    }: { LIST($who) }
play-for-prize-too-large = no se pueden dejar en juego { CHIPS($play_for_amount) }: como máximo { CHIPS($money) }
too-many-for-icm = el ICM de { $player_count } jugadores y { $prize_count } premios es solo una estimación: reparte por fichas, a partes iguales o con cantidades acordadas
deal-shares-mismatch = da una parte a cada jugador que queda, { CHIPS($money) } en total; estas suman { CHIPS($share_total) }
