blind-level-step =
    úroveň { $level_number }: { $sizes }{ GIVEN($ante) ->
        [yes] , ante { CHIPS($ante) }
       *[no] {""}
    }
break-step =
    přestávka { $minutes } { NUMBER($minutes) ->
        [one] minuta
        [few] minuty
       *[other] minut
    }
legal-raise-range-step = navýšení na { CHIPS($minimum) } až { CHIPS($maximum) }
only-raise-size-step = navýšení na { CHIPS($raise_total) }
minimum-raise-size-step = navýšení nejméně na { CHIPS($minimum) }
next-clock-step = pak { $next_step }
last-level-over = poslední úroveň skončila
clock-paused-note = pauza
