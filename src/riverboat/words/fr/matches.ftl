match-measure =
    , en { KEY($measure) ->
        [all-in] EV à tapis
       *[other] AIVAT
    }
match-heading =
    { GAME($game) }, { CHIPS($hands) } { NUMBER($hands) ->
        [one] main
       *[other] mains
    }{ GIVEN($asked) ->
        [yes] {" "}({ CHIPS($asked) } demandées, arrondi au paquet entier)
       *[no] {""}
    }{ $duplicate ->
        [true] , chaque paquet joué à chaque siège
       *[false] {""}
    }{ $by }, seed { $seed }
player-won =
    { $name } { $rate } bb/100{ GIVEN($chips) ->
        [yes] {" "}(jetons { $chips })
       *[no] {""}
    }
stacks-by-level = Les stacks, niveau par niveau
players-left =
    { NUMBER($count) ->
        [one] { $count } restant
       *[other] { $count } restants
    }
match-decided =
    { $name } { $wins ->
        [true] gagne
       *[false] perd
    } (confiance { $level } %)
match-undecided = trop serré pour trancher, confiance { $level } % : { $name }
