blind-level-step =
    level { $level_number }: { $sizes }{ GIVEN($ante) ->
        [yes] , ante { CHIPS($ante) }
       *[no] {""}
    }
break-step = { $minutes }-minute break
legal-raise-range-step = raise to { CHIPS($minimum) }-{ CHIPS($maximum) }
only-raise-size-step = raise to { CHIPS($raise_total) }
minimum-raise-size-step = raise to { CHIPS($minimum) } or more
next-clock-step = then { $next_step }
last-level-over = the last level is over
clock-paused-note = paused
