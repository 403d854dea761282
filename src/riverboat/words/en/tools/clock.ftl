level-step =
    level { $n }: { $sizes }{ GIVEN($ante) ->
        [yes] , ante { CHIPS($ante) }
       *[no] {""}
    }
break-step =
    break of { $minutes } { NUMBER($minutes) ->
        [one] minute
       *[other] minutes
    }
raise-range = raise to { CHIPS($least) } to { CHIPS($most) }
raise-exact = raise to { CHIPS($to) }
raise-minimum = raise to { CHIPS($least) } or more
next-clock-step = then { $what }
last-level-over = the last level is over
clock-paused-note = paused
