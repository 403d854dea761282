measured-by =
    , { KEY($measure) ->
        [all-in] all-iny za to, co byly hodny
       *[other] podle AIVAT
    }
match-of =
    { GAME($game) }, rozdání { CHIPS($hands) }{ GIVEN($asked) ->
        [yes] {" "}(žádáno { CHIPS($asked) }, do celých balíčků)
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
is-decided =
    { $name } { $wins ->
        [true] vyhrává
       *[false] prohrává
    }, s jistotou { $level } %
not-decided = s jistotou { $level } % se neví, zda { $name } vyhrává, nebo prohrává
