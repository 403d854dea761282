level-is =
    úroveň { $n }: { $sizes }{ GIVEN($ante) ->
        [yes] , ante { CHIPS($ante) }
       *[no] {""}
    }
break-is =
    přestávka { $minutes } { NUMBER($minutes) ->
        [one] minuta
        [few] minuty
       *[other] minut
    }
raise-range = navýšení na { CHIPS($least) } až { CHIPS($most) }
raise-exact = navýšení na { CHIPS($to) }
raise-minimum = navýšení nejméně na { CHIPS($least) }
then-comes = pak { $what }
last-level-over = poslední úroveň skončila
clock-stands-still = pauza
