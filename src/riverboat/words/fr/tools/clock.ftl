level-is =
    niveau { $n } : { $sizes }{ GIVEN($ante) ->
        [yes] , ante { CHIPS($ante) }
       *[no] {""}
    }
break-is =
    pause de { $minutes } { NUMBER($minutes) ->
        [one] minute
       *[other] minutes
    }
raise-is-from-to = relance de { CHIPS($least) } à { CHIPS($most) }
raise-is-to = relance à { CHIPS($to) }
raise-is-from = relance à { CHIPS($least) } ou plus
then-comes = ensuite { $what }
clock-is-over = le dernier niveau est fini
clock-stands-still = en pause
