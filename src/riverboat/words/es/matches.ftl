match-measure =
    , por { KEY($measure) ->
        [all-in] EV all-in
       *[other] AIVAT
    }
match-heading =
    { GAME($game) }, { CHIPS($hands) } { NUMBER($hands) ->
        [one] mano
       *[other] manos
    }{ GIVEN($asked) ->
        [yes] {" "}({ CHIPS($asked) } pedidas, redondeado a barajas enteras)
       *[no] {""}
    }{ $duplicate ->
        [true] , cada baraja desde todos los asientos
       *[false] {""}
    }{ $by }, semilla { $seed }
player-won =
    { $name } { $rate } bb/100{ GIVEN($chips) ->
        [yes] {" "}(fichas { $chips })
       *[no] {""}
    }
stacks-by-level = Stacks nivel a nivel
players-left = quedan { $count }
match-decided =
    { $name } { $wins ->
        [true] gana
       *[false] pierde
    } (confianza del { $level } %)
match-undecided = sin decidir con confianza del { $level } %: { $name }
