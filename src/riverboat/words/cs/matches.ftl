match-measure =
    , podle { KEY($measure) ->
        [all-in] all-in EV
       *[other] AIVAT
    }
match-heading =
    { GAME($game) }, { NUMBER($hands) ->
        [one] { CHIPS($hands) } rozdání
        [few] { CHIPS($hands) } rozdání
       *[other] { CHIPS($hands) } rozdání
    }{ GIVEN($asked) ->
        [yes] {" "}(požadováno { CHIPS($asked) }, zaokrouhleno na celé balíčky)
       *[no] {""}
    }{ $duplicate ->
        [true] , každý balíček ze všech míst
       *[false] {""}
    }{ $by }, seed { $seed }
player-won =
    { $name } { $rate } bb/100{ GIVEN($chips) ->
        [yes] {" "}(žetony { $chips })
       *[no] {""}
    }
stacks-by-level = Stacky úroveň po úrovni
players-left = zbývá { $count }
match-decided =
    { $name } { $wins ->
        [true] vyhrává
       *[false] prohrává
    } (jistota { $level } %)
match-undecided = výsledek není průkazný (jistota { $level } %): { $name }
