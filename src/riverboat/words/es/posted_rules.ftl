house-rules-heading = Reglas de la casa: { GAME($game) }
posted-games = { GAME($game) }
posted-rules-heading =
    { KEY($section) ->
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
       *[other] { $section }
    }
games-hand-rules-heading = La mano: { GAME($games) }
default-rules =
    Para todo lo demás vale el reglamento. Los cambios van { KEY($change_marking) ->
        [bold] en negrita
        [star] con asterisco
       *[other] { $change_marking }
    }.
option-columns = | opción | aquí | puede ser | significado | reglas |
config-heading =
    { KEY($config_kind) ->
        [table] Una mesa de riverboat. El preset fija todas las demás opciones.
       *[event] Un torneo de riverboat. Todas las demás opciones tienen sus valores por defecto.
    }
option-default =
    { GIVEN($choices_text) ->
        [yes] { $choices_text }.{" "}
       *[no] {""}
    }{ KEY($default_source) ->
        [preset] En el preset:
       *[event] Por defecto:
    } { $value }.
posted-rule-label =
    { KEY($rule_name) ->
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
       *[other] { $rule_name }
    }
posted-rule-alternative = { $first_rule } o { $second_rule }
posted-rule-list = { $first_rule }; { $second_rule }
no-posted-rule = ninguno
posted-table-format =
    hasta { $chairs }, { KEY($format) ->
        [cash] partida de cash
        [tournament] mesa de torneo
       *[other] { $format }
    }
posted-any-buy-in = cualquier cantidad de fichas
posted-minimum-buy-in = { CHIPS($minimum) } fichas o más
posted-maximum-buy-in = hasta { CHIPS($maximum) } fichas
posted-buy-in-range = de { CHIPS($minimum) } a { CHIPS($maximum) } fichas
buy-in-up-to-largest-stack = { $buy_in_limits }, o hasta el stack más grande
posted-stakes-rule =
    { KEY($stakes) ->
        [table] table stakes: durante una mano no se añade ni se retira nada
        [open] open stakes: durante una mano se pueden comprar fichas y pedirlas prestadas
       *[other] { $stakes }
    }
unlimited-raises = sin límite
raise-count = { $raise_count }
raise-cap-per-round =
    { $raise_counts } por ronda tras una apuesta{ $is_limit_only ->
        [true] {" "}en límite, sin tope en los demás
       *[false] {""}
    }
reopening-rule =
    { KEY($reopening_raise) ->
        [by-structure] con un all-in de una subida completa, en límite de media subida
        [full] con un all-in de una subida completa
        [half] con un all-in de media subida
       *[other] { $reopening_raise }
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
    { KEY($movement_rule) ->
        [simplified] pasa al siguiente jugador
        [moving] pasa al siguiente jugador, y las ciegas saltadas se pagan
        [dead] puede quedar ante un asiento vacío, y la ciega grande avanza
       *[other] { $movement_rule }
    }
new-player-entry-rule =
    { KEY($entry_rule) ->
        [none] juegan al momento
        [bb] ponen una ciega grande o la esperan
        [bb-in-limit] ponen una ciega grande o la esperan, solo en juegos con límite
        [min-bet] ponen una ciega grande o la esperan, y sin ciegas una apuesta mínima
        [wait] esperan la ciega grande
       *[other] { $entry_rule }
    }
missed-blind-rule =
    { KEY($missed_blind_rule) ->
        [both-now-sb-dead] ambas a la vez, la pequeña muerta
        [one-per-hand-live] una por mano, viva, la mayor primero
        [wait-for-bb] ninguna: se espera la ciega grande
        [bb-live] una ciega grande viva
       *[other] { $missed_blind_rule }
    }
straddle-position =
    { KEY($place) ->
        [utg] bajo el arma (UTG)
        [button] en el botón
        [cutoff] antes del botón
        [any] en cualquier sitio
       *[other] { $place }
    }
posted-straddle-rules =
    { $positions }, straddles vivos: { $max_live_straddles }{ $has_rock ->
        [true] , la rock circula
       *[false] {""}
    }{ $has_sleepers ->
        [true] , se admiten sleepers
       *[false] {""}
    }
pot-threshold = un bote de más de { CHIPS($pot) }
consecutive-pot-wins = { $pot_count } { NUMBER($pot_count) ->
        [one] bote
       *[other] botes seguidos
    }
posted-kill-rules =
    { $kill_condition }: límites al { $percent } %, quien pone el kill actúa { KEY($killer_turn) ->
        [last] al final
        [in-turn] en su turno
       *[other] { $killer_turn }
    }
posted-no-credit = ninguno, y sin préstamos
markers-by-agreement =
    se aceptan si todos los del bote están de acuerdo{ GIVEN($automatic_below) ->
        [yes] , por menos de { CHIPS($automatic_below) } sin preguntar
       *[no] {""}
    }{ GIVEN($hours) ->
        [yes] , a saldar en { $hours } { NUMBER($hours) ->
                [one] hora
               *[other] horas
            }
       *[no] {""}
    }
posted-marker-rules =
    { $marker_rule }{ $has_loans ->
        [true] ; los jugadores pueden prestarse fichas
       *[false] ; sin préstamos
    }
nothing-collected = nada
rake-cap-by-players = , como máximo { $caps } con dos, tres ... jugadores
rake-cap-suffix = , como máximo { CHIPS($cap) }
posted-rake =
    { $whole_percent }{ GIVEN($tenths_of_percent) ->
        [yes] {","}{ $tenths_of_percent }
       *[no] {""}
    } % de cada bote{ $cap }{ $is_no_flop_no_drop ->
        [true] , nada antes del flop
       *[false] {""}
    }
posted-jackpot-drop =
    { CHIPS($drop) } para el jackpot de los botes{ GIVEN($minimum_pot) ->
        [yes] {" "}de { CHIPS($minimum_pot) } o más
       *[no] {""}
    }
posted-jackpot-rules =
    el jackpot se gana cuando pierde al menos { KEY($qualifying_hand) ->
        [aces-full-of-tens] un full de ases y dieces
        [aces-full-of-jacks] un full de ases y jotas
        [aces-full-of-queens] un full de ases y reinas
        [aces-full-of-kings] un full de ases y reyes
        [four-of-a-kind] un póquer
        [four-eights] un póquer de ochos
        [four-tens] un póquer de dieces
        [straight-flush] una escalera de color
       *[other] { $qualifying_hand }
    }: { $loser_percent } % para quien pierde, { $winner_percent } % para quien gana, { $others_percent } % para los demás
posted-time-fee =
    { CHIPS($fee) } por asiento cada { $minutes } { NUMBER($minutes) ->
        [one] minuto
       *[other] minutos
    }{ GIVEN($pot_threshold) ->
        [yes] , del primer bote por encima de { CHIPS($pot_threshold) }
       *[no] {""}
    }
kitty-contribution = { CHIPS($chips) } de quien gana cada bote, para { $purposes }
agreed-kitty-contribution = { CHIPS($chips) } de quien gana cada bote, para lo que se acuerde
posted-seven-deuce-bounty = quien gana un bote de hold’em con 7-2 y lo muestra recibe { CHIPS($chips) } de cada jugador con cartas
posted-chip-values = { $chip_values }
forbidden-suffix = ; se prohíbe { $forbidden_options }
posted-jurisdiction = { $jurisdiction }{ $forbidden_suffix }
posted-local-law = de este lugar{ $forbidden_suffix }
