samples-too-few = muestras: { $samples } son pocas, el mínimo es 2
finish-count-invalid =
    { NUMBER($player_count) ->
        [one] { $player_count } jugador acaba en { $player_count } puesto
       *[other] { $player_count } jugadores acaban en { $player_count } puestos
    }, no en { $place_count }
too-many-places =
    { $place_count } puestos para { NUMBER($player_count) ->
        [one] { $player_count } jugador
       *[other] { $player_count } jugadores
    } son demasiados para calcular: pide menos
no-such-player =
    no hay jugador { $player_number } como { KEY($name) ->
        [hero] héroe
       *[other] villano
    }: los jugadores van de 0 a { $max_player }
player-stack-empty = el jugador { $who } no tiene fichas
hero-villain-clash = el jugador { $who } no puede ser a la vez héroe y villano
exact-icm-too-large =
    demasiados jugadores y premios para { KEY($calculation) ->
        [deal] un pacto exacto
       *[other] una prima de riesgo exacta
    }: una muestra es demasiado imprecisa
amount-too-large =
    { KEY($amount_kind) ->
        [stack] el stack
       *[other] el premio
    } { $list_position } supera el máximo de { DECIMAL($maximum) }
amount-below-zero =
    { KEY($amount_kind) ->
        [stack] el stack
       *[other] el premio
    } { $list_position } es { KEY($given_amount) ->
        [empty] menos que 0
       *[other] { $given_amount }
    }: usa 0 o más
amount-too-small =
    { KEY($amount_kind) ->
        [stack] el stack
       *[other] el premio
    } { $list_position } es { $given_amount }: usa 0, o { DECIMAL($minimum) } o más
two-stacks-required =
    stacks de { NUMBER($players) ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }: hacen falta 2 o más
all-stacks-empty = no hay fichas: al menos un stack debe ser mayor que 0
no-prizes = no hay premios: escribe al menos uno
more-prizes-than-players =
    { $prize_count } { NUMBER($prize_count) ->
        [one] premio
       *[other] premios
    } para { NUMBER($player_count) ->
        [one] { $player_count } jugador
       *[other] { $player_count } jugadores
    }: un premio por jugador como máximo
prizes-unsorted = el premio { $place } ({ DECIMAL($prize) }) supera al premio { $previous_place } ({ DECIMAL($previous_prize) }): los premios van del primer puesto hacia abajo
icm-unit-too-small = la unidad es { $unit }: usa 1 o más
reserves-over-prizes = cantidades apartadas: { $reserve_count }; premios restantes: { $prize_count }
prize-reserve-too-large = el premio { $place } es { DECIMAL($prize) }: no se pueden apartar { DECIMAL($reserve) }
stack-per-player-expected = { $stacks } { NUMBER($stacks) ->
        [one] stack
       *[other] stacks
    } para { $players } { NUMBER($players) ->
        [one] jugador
       *[other] jugadores
    }: escribe un stack, o uno por jugador
push-fold-stack-count-invalid =
    { NUMBER($stacks) ->
        [one] { $stacks } stack
       *[other] { $stacks } stacks
    }: push or fold es para 2 a { $max_players } jugadores
blind-below-zero =
    { KEY($forced_bet) ->
        [small-blind] la ciega pequeña
        [ante] el ante
       *[other] el ante de la ciega grande
    } es { $amount }: usa 0 ciegas grandes o más
small-blind-above-one = la ciega pequeña es { $amount }: el máximo es 1 ciega grande
seat-position-label =
    { KEY($seat) ->
        [button] el botón
        [big-blind] la ciega grande
        [small-blind] la ciega pequeña
       *[other] { $seat }
    }
stack-depth-out-of-range = { $seat } tiene { DECIMAL($stack) } ciegas grandes: usa de { DECIMAL($minimum) } a { DECIMAL($maximum) }
too-many-all-in-by-posting = van all-in al poner las ciegas: { LIST($seats) }; con más de { $maximum } jugadores solo puede ir uno
other-stacks-need-prizes = los demás stacks necesitan premios: escríbelos o quita los stacks
other-stacks-empty = los demás stacks deben ser mayores que 0: quita a los eliminados
prizes-all-equal = todos los premios son iguales, uno por jugador: no hay nada en juego
accuracy-not-positive = la precisión es { $accuracy }: usa más de 0 ciegas grandes
iterations-too-few = iteraciones { $iterations }: usa 1 o más
