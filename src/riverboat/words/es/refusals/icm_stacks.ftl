samples-too-few = muestras: { $samples } son pocas, el mínimo es 2
finish-count-invalid =
    { NUMBER($players) ->
        [one] { $players } jugador acaba en { $players } puesto
       *[other] { $players } jugadores acaban en { $players } puestos
    }, no en { $places }
too-many-places =
    { $places } puestos para { NUMBER($players) ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    } son demasiados para calcular: pide menos
no-such-player =
    no hay jugador { $who } como { KEY($name) ->
        [hero] héroe
       *[other] villano
    }: los jugadores van de 0 a { $last }
player-stack-empty = el jugador { $who } no tiene fichas
hero-villain-clash = el jugador { $who } no puede ser a la vez héroe y villano
exact-icm-too-large =
    demasiados jugadores y premios para { KEY($what) ->
        [deal] un pacto exacto
       *[other] una prima de riesgo exacta
    }: una muestra es demasiado imprecisa
amount-too-large =
    { KEY($what) ->
        [stack] el stack
       *[other] el premio
    } { $number } supera el máximo de { $most }
amount-below-zero =
    { KEY($what) ->
        [stack] el stack
       *[other] el premio
    } { $number } es { KEY($given) ->
        [empty] menos que 0
       *[other] { $given }
    }: usa 0 o más
amount-too-small =
    { KEY($what) ->
        [stack] el stack
       *[other] el premio
    } { $number } es { $given }: usa 0, o { $least } o más
two-stacks-required =
    stacks de { NUMBER($players) ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }: hacen falta 2 o más
all-stacks-empty = no hay fichas: al menos un stack debe ser mayor que 0
no-prizes = no hay premios: escribe al menos uno
more-prizes-than-players =
    { $prizes } { NUMBER($prizes) ->
        [one] premio
       *[other] premios
    } para { NUMBER($players) ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }: un premio por jugador como máximo
prizes-unsorted = el premio { $place } ({ $lower }) supera al premio { $before } ({ $higher }): los premios van del primer puesto hacia abajo
unit-too-small = la unidad es { $unit }: usa 1 o más
reserves-over-prizes = cantidades apartadas: { $saved }; premios restantes: { $prizes }
prize-reserve-too-large = el premio { $place } es { $prize }: no se pueden apartar { $kept }
stack-per-player-expected = { $stacks } { NUMBER($stacks) ->
        [one] stack
       *[other] stacks
    } para { $players } { NUMBER($players) ->
        [one] jugador
       *[other] jugadores
    }: escribe un stack, o uno por jugador
push-fold-player-count =
    { NUMBER($stacks) ->
        [one] { $stacks } stack
       *[other] { $stacks } stacks
    }: push or fold es para 2 a { $most } jugadores
blind-below-zero =
    { KEY($what) ->
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
stack-depth-out-of-range = { $seat } tiene { $stack } ciegas grandes: usa de { $least } a { $most }
too-many-all-in-by-posting = van all-in al poner las ciegas: { LIST($seats) }; con más de { $most } jugadores solo puede ir uno
other-stacks-need-prizes = los demás stacks necesitan premios: escríbelos o quita los stacks
other-stacks-empty = los demás stacks deben ser mayores que 0: quita a los eliminados
equal-prizes = todos los premios son iguales, uno por jugador: no hay nada en juego
accuracy-not-positive = la precisión es { $accuracy }: usa más de 0 ciegas grandes
rounds-too-few = iteraciones { $rounds }: usa 1 o más
