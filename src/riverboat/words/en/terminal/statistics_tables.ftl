statistics-heading = { $head }
level-label = level { $number }
session-heading =
    { GAME($game) }: { NUMBER($hands) ->
        [one] { CHIPS($hands) } hand
       *[other] { CHIPS($hands) } hands
    }
session-ended = session over after { NUMBER($hands) ->
        [one] { CHIPS($hands) } hand
       *[other] { CHIPS($hands) } hands
    }: too few players with chips
session-duration =
    { NUMBER($hands) ->
        [one] { CHIPS($hands) } hand
       *[other] { CHIPS($hands) } hands
    } in { DECIMAL($seconds) } seconds, { CHIPS($speed) } a second
player-hand-count =
    { NUMBER($hands) ->
        [one] { CHIPS($hands) } hand
       *[other] { CHIPS($hands) } hands
    }
buy-in-count =
    { NUMBER($count) ->
        [one] { CHIPS($count) } buy-in
       *[other] { CHIPS($count) } buy-ins
    }
deduction-total =
    { KEY($what) ->
        [time] time fees
       *[other] { $what }
    } { CHIPS($chips) }
stacks-reset-note = stacks reset every hand
bought-chips = bought { CHIPS($chips) }
cashed-out = cashed out { CHIPS($chips) }
event-summary =
    { $name }: { NUMBER($entries) ->
        [one] { CHIPS($entries) } entry
       *[other] { CHIPS($entries) } entries
    }, { NUMBER($hands) ->
        [one] { CHIPS($hands) } hand
       *[other] { CHIPS($hands) } hands
    }, { $hours } h { DECIMAL($minutes) } min, level { $level }; played in { DECIMAL($seconds) } s
exact-by-known-cards = Exact: all cards are known
exact-by-counting = Exact: all { DECIMAL($count) } { $unit } counted
sampled-deals = Sampled: { DECIMAL($count) } random deals, ±{ DECIMAL($margin) }% with 95% confidence
hand-kind-count = { $kind } { DECIMAL($count) }{ KEY($where) ->
        [diagonal] {" "}(diagonal)
        [above] {" "}(above)
        [below] {" "}(below)
       *[other] {""}
    }
grid-marks-legend = AKs{ $least } a small part in the range, AKs{ $half } half, AKs{ $most } most
grid-digits-legend = AKs5: 5 tenths in the range
count-stopped = Count stopped. Random deals are faster: --seconds 2
solver-column-heading = { $head }
solved-rounds = { GAME($game) }: { CHIPS($rounds) } { NUMBER($rounds) ->
        [one] iteration
       *[other] iterations
    } of { $method }
solved-exactly = { GAME($game) }: equilibrium by linear programming
game-value = value { DECIMAL($value) } chips per hand for seat 0
exploitability-value = exploitability { DECIMAL($figure) } chips per hand
information-sets-hint = { $sets } { NUMBER($sets) ->
        [one] information set
       *[other] information sets
    }, all of them with --save FILE or --json
blueprint-saved = { CHIPS($hands) } { NUMBER($hands) ->
        [one] hand
       *[other] hands
    } with { $players } { NUMBER($players) ->
        [one] player
       *[other] players
    }: { CHIPS($rows) } rows, { CHIPS($size) } bytes
after-blinds-label = the blinds
action-sequence = { $acts }
preflop-blueprint-title = preflop blueprint after { $what }
most-frequent-action = most frequent action; a capital letter means nearly always
player-column-heading = { $head }
player-without-hands = no player with enough hands (found: { $others })
given-player-without-hands = { $player } has no hands here (players: { $others })
more-players = and { $more } more: --list { $whole }
player-statistics-line = { $player }{ GIVEN($part) ->
        [yes] , { $part }
       *[no] {""}
    }: { CHIPS($hands) } { NUMBER($hands) ->
        [one] hand
       *[other] hands
    }{"\u000A"}{ DECIMAL($rate) } ± { DECIMAL($width) } bb/100, { DECIMAL($worth) } at all-in EV
work-label = { $work }
work-interrupted = { $work }: stopped without a result
work-progress = { CHIPS($done) } of { CHIPS($whole) }
counting-all-ins-label = counting all-ins
all-in-hand-count = { $hands } { NUMBER($hands) ->
        [one] hand
       *[other] hands
    } all-in { DECIMAL($part) }
round-progress =
    { NUMBER($rounds) ->
        [one] { $rounds } iteration
       *[other] { $rounds } iterations
    }{ GIVEN($gain) ->
        [yes] , best response gains { DECIMAL($gain) } bb
       *[no] {""}
    }
exploitability-so-far = exploitability { DECIMAL($figure) }
situation-count = { CHIPS($count) } { NUMBER($count) ->
        [one] situation
       *[other] situations
    }
board-progress = { $street }
event-progress = { CHIPS($left) } left, level { $level }, { CHIPS($hands) } { NUMBER($hands) ->
        [one] hand
       *[other] hands
    }
file-expected-not-folder = { $file } is a folder: name a file in it
text-file-expected = not a text file: { $file }
