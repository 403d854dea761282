match-measure =
    , by { KEY($measure) ->
        [all-in] all-in EV
       *[other] AIVAT
    }
match-heading =
    { GAME($game) }, { CHIPS($hands) } { NUMBER($hands) ->
        [one] hand
       *[other] hands
    }{ GIVEN($asked) ->
        [yes] {" "}({ CHIPS($asked) } requested, rounded up to whole decks)
       *[no] {""}
    }{ $duplicate ->
        [true] , each deck from every seat
       *[false] {""}
    }{ $by }, seed { $seed }
player-won =
    { $name } { $rate } bb/100{ GIVEN($chips) ->
        [yes] {" "}(chips { $chips })
       *[no] {""}
    }
stacks-by-level = Stacks level by level
players-left = { $count } left
match-decided =
    { $name } { $wins ->
        [true] wins
       *[false] loses
    } ({ $level }% confidence)
match-undecided = too close to call at { $level }% confidence: { $name }
