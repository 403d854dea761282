level-is =
    level { $n }: { $sizes }{ GIVEN($ante) ->
        [yes] , ante { CHIPS($ante) }
       *[no] {""}
    }
break-is =
    break of { $minutes } { NUMBER($minutes) ->
        [one] minute
       *[other] minutes
    }
raise-is-from-to = raise to { CHIPS($least) } to { CHIPS($most) }
raise-is-to = raise to { CHIPS($to) }
raise-is-from = raise to { CHIPS($least) } or more
then-comes = then { $what }
clock-is-over = the last level is over
clock-stands-still = paused
