straddle-refused =
    { PERSON($who) ->
        [you] no puedes
       *[other] { $who } no puede
    } { $act }: { $why }{ GIVEN($now) ->
        [yes] ; ahora { $now }
       *[no] {""}
    }
straddle-seat-empty =
    el asiento libre { $chair } no puede { $act }: { $why }{ GIVEN($now) ->
        [yes] ; ahora { $now }
       *[no] {""}
    }
no-straddles = en esta mesa no hay straddles
no-straddle-in-a-kill-pot = no hay straddle en un kill pot
no-straddle-in-a-bomb-pot = no hay straddle en un bomb pot: no tiene ciegas
no-blinds-to-straddle = no hay straddle en { $game }: no tiene ciegas
straddle-after-blinds = el straddle viene después de las ciegas
straddle-after-cards = demasiado tarde: el straddle va antes del reparto
straddles-closed = ya no se admiten straddles
straddler-not-dealt-in = fuera de esta mano
straddle-already-declined = el straddle ya está rechazado
straddle-already-posted = el straddle ya está puesto
straddler-away = lejos de la mesa
straddle-precedence = otro jugador tiene preferencia para el straddle
sleeper-straddle-too-early = los sleepers vienen después de los straddles
big-blind-straddles-last = la ciega grande responde la última
live-straddle-limit =
    aquí no hay sleepers, solo { $n } { NUMBER($n) ->
        [one] straddle vivo
       *[other] straddles vivos
    }
straddle-position-wrong = el straddle solo vale desde { $places }; una subida a ciegas desde otro sitio es fuera de turno
straddle-maximum-reached = el próximo straddle es { CHIPS($least) }, más que el máximo de { CHIPS($most) }
too-few-chips-to-straddle = un straddle es { CHIPS($least) } y el stack { CHIPS($chips) }: no hay straddle all-in por menos
exact-straddle-size = exactamente { CHIPS($to) }
straddle-size-range =
    de { CHIPS($least) } a { CHIPS($most) }{ GIVEN($unit) ->
        [yes] {" "}en múltiplos de { CHIPS($unit) }
       *[no] {""}
    }
straddle-size-wrong = el straddle es { $size }
