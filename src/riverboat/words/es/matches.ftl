match-measure-suffix =
    , por { KEY($measure) ->
        [all-in] EV all-in
       *[other] AIVAT
    }
match-heading =
    { GAME($game) }, { CHIPS($hands) } { NUMBER($hands) ->
        [one] mano
       *[other] manos
    }{ GIVEN($requested_hands) ->
        [yes] {" "}({ CHIPS($requested_hands) } pedidas, redondeado a barajas enteras)
       *[no] {""}
    }{ $is_duplicate ->
        [true] , cada baraja desde todos los asientos
       *[false] {""}
    }{ $measure_suffix }, semilla { $seed }
player-win-rate =
    { $name } { DECIMAL($win_rate) } bb/100{ GIVEN($chips) ->
        [yes] {" "}(fichas { DECIMAL($chips) })
       *[no] {""}
    }
stacks-by-level-title = Stacks nivel a nivel
players-left = quedan { $count }
match-decided =
    { $name } { $is_winner ->
        [true] gana
       *[false] pierde
    } (confianza del { DECIMAL($confidence_percent) } %)
match-undecided = sin decidir con confianza del { DECIMAL($confidence_percent) } %: { $name }
