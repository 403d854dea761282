straddle-refused =
    { PERSON($who) ->
        [you] no puedes
       *[other] { $who } no puede
    } { $act }: { $reason }{ GIVEN($current_offer) ->
        [yes] ; ahora { $current_offer }
       *[no] {""}
    }
straddle-seat-empty =
    el asiento libre { $chair } no puede { $act }: { $reason }{ GIVEN($current_offer) ->
        [yes] ; ahora { $current_offer }
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
    aquí no hay sleepers, solo { $max_straddles } { NUMBER($max_straddles) ->
        [one] straddle vivo
       *[other] straddles vivos
    }
straddle-position-wrong = el straddle solo vale desde { $places }; una subida a ciegas desde otro sitio es fuera de turno
straddle-maximum-reached = el próximo straddle es { CHIPS($next_straddle) }, más que el máximo de { CHIPS($maximum) }
too-few-chips-to-straddle = un straddle es { CHIPS($minimum) } y el stack { CHIPS($stack) }: no hay straddle all-in por menos
exact-straddle-size = exactamente { CHIPS($straddle_total) }
straddle-size-range =
    de { CHIPS($minimum) } a { CHIPS($maximum) }{ GIVEN($unit) ->
        [yes] {" "}en múltiplos de { CHIPS($unit) }
       *[no] {""}
    }
straddle-size-wrong = el straddle es { $size }
