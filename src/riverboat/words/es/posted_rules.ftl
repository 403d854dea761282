house-rules-heading = Reglas de la casa: { GAME($game) }
games-posted = { GAME($game) }
posted-rules-heading =
    { KEY($of) ->
        [this] Esta mesa
        [says] La casa dice
        [else] Todo lo demás
        [table] La mesa
        [button] Botón y ciegas
        [straddle] Straddles
        [kill] Kill pots
        [buy-in] Compra de fichas
        [marker] Pagarés y préstamos
        [clock] Tiempo
        [fees] La casa
        [hand] La mano
       *[other] { $of }
    }
hand-games-heading = La mano: { GAME($games) }
default-rules =
    Para todo lo demás vale el reglamento. Los cambios van { KEY($marked) ->
        [bold] en negrita
        [star] con asterisco
       *[other] { $marked }
    }.
option-columns = | opción | aquí | puede ser | significado | reglas |
config-heading =
    { KEY($of) ->
        [table] Una mesa de riverboat. El preset fija todas las demás opciones.
       *[event] Un torneo de riverboat. Todas las demás opciones tienen sus valores por defecto.
    }
option-default =
    { GIVEN($choices) ->
        [yes] { $choices }.{" "}
       *[no] {""}
    }{ KEY($of) ->
        [preset] En el preset:
       *[event] Por defecto:
    } { $value }.
posted-question =
    { KEY($of) ->
        [game] Juego
        [players] Jugadores
        [buy-in] Buy-in
        [stakes] Apuestas
        [raises] Subidas
        [reopening] Reapertura
        [overbets] Overbets
        [button] Botón
        [new] Jugadores nuevos
        [missed] Ciegas pendientes
        [straddles] Straddles
        [kills] Kill pots
        [markers] Pagarés
        [takes] La casa cobra
        [kitty] Fondo común
        [seven-deuce] Juego 7-2
        [chips] Fichas
        [law] Ley
       *[other] { $of }
    }
posted-alternative = { $one } o { $other }
posted-addition = { $one }; { $other }
posted-none = ninguno
table-format-posted =
    hasta { $chairs }, { KEY($format) ->
        [cash] partida de cash
        [tournament] mesa de torneo
       *[other] { $format }
    }
any-chips-posted = cualquier cantidad de fichas
min-chips-posted = { CHIPS($least) } fichas o más
max-chips-posted = hasta { CHIPS($most) } fichas
chip-range-posted = de { CHIPS($least) } a { CHIPS($most) } fichas
largest-stack-alternative = { $reach }, o hasta el stack más grande
stakes-posted =
    { KEY($stakes) ->
        [table] table stakes: durante una mano no se añade ni se retira nada
        [open] open stakes: durante una mano se pueden comprar fichas y pedirlas prestadas
       *[other] { $stakes }
    }
unlimited-raises = sin límite
raise-count = { $n }
raise-cap-per-round =
    { $counts } por ronda tras una apuesta{ $limit ->
        [true] {" "}en límite, sin tope en los demás
       *[false] {""}
    }
reopening-rule =
    { KEY($reopen) ->
        [by-structure] con un all-in de una subida completa, en límite de media subida
        [full] con un all-in de una subida completa
        [half] con un all-in de media subida
       *[other] { $reopen }
    }
overbet-handling =
    { KEY($overbet) ->
        [refuse] se rechazan
        [auto-return] se recortan al bote
        [stands-if-unchallenged] valen si nadie las impugna antes de la siguiente acción
        [tda] se corrigen en la misma calle
       *[other] { $overbet }
    }
button-movement =
    { KEY($button) ->
        [simplified] pasa al siguiente jugador
        [moving] pasa al siguiente jugador, y las ciegas saltadas se pagan
        [dead] puede quedar ante un asiento vacío, y la ciega grande avanza
       *[other] { $button }
    }
new-player-entry-rule =
    { KEY($new) ->
        [none] juegan al momento
        [bb] ponen una ciega grande o la esperan
        [bb-in-limit] ponen una ciega grande o la esperan, solo en juegos con límite
        [min-bet] ponen una ciega grande o la esperan, y sin ciegas una apuesta mínima
        [wait] esperan la ciega grande
       *[other] { $new }
    }
missed-blind-rule =
    { KEY($missed) ->
        [both-now-sb-dead] ambas a la vez, la pequeña muerta
        [one-per-hand-live] una por mano, viva, la mayor primero
        [wait-for-bb] ninguna: se espera la ciega grande
        [bb-live] una ciega grande viva
       *[other] { $missed }
    }
straddle-position =
    { KEY($place) ->
        [utg] bajo el arma (UTG)
        [button] en el botón
        [cutoff] antes del botón
        [any] en cualquier sitio
       *[other] { $place }
    }
straddles-posted =
    { $places }, straddles vivos: { $live }{ $rock ->
        [true] , la rock circula
       *[false] {""}
    }{ $sleepers ->
        [true] , se admiten sleepers
       *[false] {""}
    }
pot-threshold = un bote de más de { CHIPS($pot) }
consecutive-pots = { $n } { NUMBER($n) ->
        [one] bote
       *[other] botes seguidos
    }
kills-posted =
    { $why }: límites al { $percent } %, quien pone el kill actúa { KEY($acts) ->
        [last] al final
        [in-turn] en su turno
       *[other] { $acts }
    }
no-credit-posted = ninguno, y sin préstamos
markers-by-agreement =
    se aceptan si todos los del bote están de acuerdo{ GIVEN($below) ->
        [yes] , por menos de { CHIPS($below) } sin preguntar
       *[no] {""}
    }{ GIVEN($hours) ->
        [yes] , a saldar en { $hours } { NUMBER($hours) ->
                [one] hora
               *[other] horas
            }
       *[no] {""}
    }
markers-posted =
    { $taken }{ $loans ->
        [true] ; los jugadores pueden prestarse fichas
       *[false] ; sin préstamos
    }
nothing-collected = nada
rake-cap-by-players = , como máximo { $caps } con dos, tres ... jugadores
rake-cap-suffix = , como máximo { CHIPS($cap) }
rake-posted =
    { $whole }{ GIVEN($tenths) ->
        [yes] {","}{ $tenths }
       *[no] {""}
    } % de cada bote{ $cap }{ $no-flop ->
        [true] , nada antes del flop
       *[false] {""}
    }
jackpot-drop-posted =
    { CHIPS($drop) } para el jackpot de los botes{ GIVEN($least) ->
        [yes] {" "}de { CHIPS($least) } o más
       *[no] {""}
    }
jackpot-posted =
    el jackpot se gana cuando pierde al menos { KEY($hand) ->
        [aces-full-of-tens] un full de ases y dieces
        [aces-full-of-jacks] un full de ases y jotas
        [aces-full-of-queens] un full de ases y reinas
        [aces-full-of-kings] un full de ases y reyes
        [four-of-a-kind] un póquer
        [four-eights] un póquer de ochos
        [four-tens] un póquer de dieces
        [straight-flush] una escalera de color
       *[other] { $hand }
    }: { $loser } % para quien pierde, { $winner } % para quien gana, { $others } % para los demás
time-fee-posted =
    { CHIPS($fee) } por asiento cada { $minutes } { NUMBER($minutes) ->
        [one] minuto
       *[other] minutos
    }{ GIVEN($above) ->
        [yes] , del primer bote por encima de { CHIPS($above) }
       *[no] {""}
    }
kitty-contribution = { CHIPS($chips) } de quien gana cada bote, para { $uses }
agreed-kitty-contribution = { CHIPS($chips) } de quien gana cada bote, para lo que se acuerde
seven-deuce-posted = quien gana un bote de hold’em con 7-2 y lo muestra recibe { CHIPS($chips) } de cada jugador con cartas
chips-posted = { $each }
forbidden-suffix = ; se prohíbe { $what }
jurisdiction-law = { $place }{ $bans }
local-law = de este lugar{ $bans }
