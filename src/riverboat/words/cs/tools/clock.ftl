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
raise-is-from-to = navýšení na { CHIPS($least) } až { CHIPS($most) }
raise-is-to = navýšení na { CHIPS($to) }
raise-is-from = navýšení nejméně na { CHIPS($least) }
then-comes = pak { $what }
clock-is-over = poslední úroveň skončila
clock-stands-still = pauza
