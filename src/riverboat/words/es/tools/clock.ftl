level-is =
    nivel { $n }: { $sizes }{ GIVEN($ante) ->
        [yes] , ante { CHIPS($ante) }
       *[no] {""}
    }
break-is =
    descanso de { $minutes } { NUMBER($minutes) ->
        [one] minuto
       *[other] minutos
    }
raise-is-from-to = subir de { CHIPS($least) } a { CHIPS($most) }
raise-is-to = subir a { CHIPS($to) }
raise-is-from = subir a { CHIPS($least) } o más
then-comes = luego { $what }
clock-is-over = el último nivel ha terminado
clock-stands-still = en pausa
