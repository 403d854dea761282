match-measure-suffix =
    , podle { KEY($measure) ->
        [all-in] all-in EV
       *[other] AIVAT
    }
match-heading =
    { GAME($game) }, { NUMBER($hands) ->
        [one] { CHIPS($hands) } rozdání
        [few] { CHIPS($hands) } rozdání
       *[other] { CHIPS($hands) } rozdání
    }{ GIVEN($requested_hands) ->
        [yes] {" "}(požadováno { CHIPS($requested_hands) }, zaokrouhleno na celé balíčky)
       *[no] {""}
    }{ $is_duplicate ->
        [true] , každý balíček hraný ze všech míst
       *[false] {""}
    }{ $measure_suffix }, seed { $seed }
player-win-rate =
    { $name } { DECIMAL($win_rate) } bb/100{ GIVEN($chips) ->
        [yes] {" "}(žetony { DECIMAL($chips) })
       *[no] {""}
    }
stacks-by-level-title = Stacky úroveň po úrovni
players-left = zbývá { $count }
match-decided =
    { $name } { $is_winner ->
        [true] vyhrává
       *[false] prohrává
    } (jistota { DECIMAL($confidence_percent) } %)
match-undecided = výsledek není průkazný (jistota { DECIMAL($confidence_percent) } %): { $name }
