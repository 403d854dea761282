match-measure-suffix =
    , en { KEY($measure) ->
        [all-in] EV à tapis
       *[other] AIVAT
    }
match-heading =
    { GAME($game) }, { CHIPS($hands) } { NUMBER($hands) ->
        [one] main
       *[other] mains
    }{ GIVEN($requested_hands) ->
        [yes] {" "}({ CHIPS($requested_hands) } demandées, arrondi au paquet entier)
       *[no] {""}
    }{ $is_duplicate ->
        [true] , chaque paquet joué à chaque siège
       *[false] {""}
    }{ $measure_suffix }, seed { $seed }
player-win-rate =
    { $name } { DECIMAL($win_rate) } bb/100{ GIVEN($chips) ->
        [yes] {" "}(jetons { DECIMAL($chips) })
       *[no] {""}
    }
stacks-by-level-title = Les stacks, niveau par niveau
players-left =
    { NUMBER($count) ->
        [one] { $count } restant
       *[other] { $count } restants
    }
match-decided =
    { $name } { $is_winner ->
        [true] gagne
       *[false] perd
    } (confiance { DECIMAL($confidence_percent) } %)
match-undecided = trop serré pour trancher, confiance { DECIMAL($confidence_percent) } % : { $name }
