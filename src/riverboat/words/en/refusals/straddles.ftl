straddle-refused =
    { $who } can’t { $act }: { $reason }{ GIVEN($current_offer) ->
        [yes] ; now { $current_offer }
       *[no] {""}
    }
straddle-seat-empty =
    empty seat { $chair } can’t { $act }: { $reason }{ GIVEN($current_offer) ->
        [yes] ; now { $current_offer }
       *[no] {""}
    }
no-straddles = no straddles at this table
no-straddle-in-a-kill-pot = no straddle in a kill pot
no-straddle-in-a-bomb-pot = no straddle in a bomb pot: it has no blinds
no-blinds-to-straddle = no straddle in { $game }: it has no blinds
straddle-after-blinds = too early: straddle once the blinds are posted
straddle-after-cards = too late: straddle before the deal
straddles-closed = too late for a straddle
straddler-not-dealt-in = not in this hand
straddle-already-declined = straddle already declined
straddle-already-posted = straddle already posted
straddler-away = away from the table
straddle-precedence = another player straddles first
sleeper-straddle-too-early = sleepers come after the straddles
big-blind-straddles-last = the big blind decides last
live-straddle-limit =
    at most { $max_straddles } live { NUMBER($max_straddles) ->
        [one] straddle
       *[other] straddles
    } a hand, and no sleepers
straddle-position-wrong = straddle only from { $places }; a blind raise from elsewhere is out of turn
straddle-maximum-reached = the next straddle is { CHIPS($next_straddle) }, above the maximum of { CHIPS($maximum) }
too-few-chips-to-straddle = a straddle is { CHIPS($minimum) }, the stack { CHIPS($stack) }: no all-in straddle for less
exact-straddle-size = exactly { CHIPS($straddle_total) }
straddle-size-range =
    { CHIPS($minimum) } to { CHIPS($maximum) }{ GIVEN($unit) ->
        [yes] {" "}in multiples of { CHIPS($unit) }
       *[no] {""}
    }
straddle-size-wrong = the straddle is { $size }
