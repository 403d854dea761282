statistic-meaning =
    { KEY($name) ->
        [vpip] pone fichas en el bote antes del flop por decisión propia; si todos se retiran hasta la ciega grande, no cuenta como ocasión
        [pfr] sube antes del flop
        [limp] iguala la ciega grande antes de que alguien suba
        [steal] sube el primero, sin nadie en el bote, desde el cutoff, el botón o la ciega pequeña
        [fold-to-steal] retira una ciega ante esa subida, si nadie la había igualado
        [three-bet] resube cuando había subido un jugador
        [squeeze] resube cuando un jugador había subido y otro había igualado
        [fold-to-three-bet] sube el primero, recibe una resubida y se retira
        [four-bet] sube cuando ya había dos subidas
        [c-bet] apuesta primero en el flop tras haber sido el último en subir antes
        [fold-to-c-bet] se retira ante esa apuesta, si nadie la había subido
        [check-raise] sube después de pasar en la misma calle
        [wtsd] ve el flop y llega al showdown
        [wsd] gana fichas en el showdown
        [wwsf] ve el flop y gana fichas
       *[other] apuestas y subidas por cada vez que iguala, desde el flop
    }
