match-measure-suffix =
    , by { KEY($measure) ->
        [all-in] all-in EV
       *[other] AIVAT
    }
match-heading =
    { GAME($game) }, { CHIPS($hands) } { NUMBER($hands) ->
        [one] hand
       *[other] hands
    }{ GIVEN($requested_hands) ->
        [yes] {" "}({ CHIPS($requested_hands) } requested, rounded up to whole decks)
       *[no] {""}
    }{ $is_duplicate ->
        [true] , each deck played from every seat
       *[false] {""}
    }{ $measure_suffix }, seed { $seed }
player-win-rate =
    { $name } { DECIMAL($win_rate) } bb/100{ GIVEN($chips) ->
        [yes] {" "}(chips { DECIMAL($chips) })
       *[no] {""}
    }
stacks-by-level-title = Stacks level by level
players-left = { $count } left
match-decided =
    { $name } { $is_winner ->
        [true] wins
       *[false] loses
    } ({ DECIMAL($confidence_percent) }% confidence)
match-undecided = too close to call at { DECIMAL($confidence_percent) }% confidence: { $name }
