straddle-refused =
    { $who } can’t { $act }: { $why }{ GIVEN($now) ->
        [yes] ; now { $now }
       *[no] {""}
    }
straddle-seat-empty =
    empty seat { $chair } can’t { $act }: { $why }{ GIVEN($now) ->
        [yes] ; now { $now }
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
    at most { $n } live { NUMBER($n) ->
        [one] straddle
       *[other] straddles
    } a hand, and no sleepers
straddle-position-wrong = straddle only from { $places }; a blind raise from elsewhere is out of turn
straddle-maximum-reached = the next straddle is { CHIPS($least) }, above the maximum of { CHIPS($most) }
too-few-chips-to-straddle = a straddle is { CHIPS($least) }, the stack { CHIPS($chips) }: no straddle all-in for less
exact-straddle-size = exactly { CHIPS($to) }
straddle-size-range =
    { CHIPS($least) } to { CHIPS($most) }{ GIVEN($unit) ->
        [yes] {" "}in multiples of { CHIPS($unit) }
       *[no] {""}
    }
straddle-size-wrong = the straddle is { $size }
