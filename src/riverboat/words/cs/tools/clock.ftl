level-step =
    úroveň { $n }: { $sizes }{ GIVEN($ante) ->
        [yes] , ante { CHIPS($ante) }
       *[no] {""}
    }
break-step =
    přestávka { $minutes } { NUMBER($minutes) ->
        [one] minuta
        [few] minuty
       *[other] minut
    }
raise-range = navýšení na { CHIPS($least) } až { CHIPS($most) }
raise-exact = navýšení na { CHIPS($to) }
raise-minimum = navýšení nejméně na { CHIPS($least) }
next-clock-step = pak { $what }
last-level-over = poslední úroveň skončila
clock-paused-note = pauza
