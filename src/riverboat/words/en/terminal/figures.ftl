figure-head = { $head }
level-of = level { $number }
session-of =
    { GAME($game) }: { NUMBER($hands) ->
        [one] { CHIPS($hands) } hand
       *[other] { CHIPS($hands) } hands
    }
session-ended = session over after { NUMBER($hands) ->
        [one] { CHIPS($hands) } hand
       *[other] { CHIPS($hands) } hands
    }: too few players with chips
session-took =
    { NUMBER($hands) ->
        [one] { CHIPS($hands) } hand
       *[other] { CHIPS($hands) } hands
    } in { $seconds } seconds, { CHIPS($speed) } a second
player-hand-count =
    { NUMBER($hands) ->
        [one] { CHIPS($hands) } hand
       *[other] { CHIPS($hands) } hands
    }
buy-ins-of =
    { NUMBER($count) ->
        [one] { CHIPS($count) } buy-in
       *[other] { CHIPS($count) } buy-ins
    }
taken-out = { $what } { CHIPS($chips) }
every-hand-alike = every hand starts the same
bought = bought { CHIPS($chips) }
cashed-out = cashed out { CHIPS($chips) }
event-played =
    { $name }: { NUMBER($entries) ->
        [one] { CHIPS($entries) } entry
       *[other] { CHIPS($entries) } entries
    }, { NUMBER($hands) ->
        [one] { CHIPS($hands) } hand
       *[other] { CHIPS($hands) } hands
    }, { $hours } h { $minutes } min, level { $level }; played in { $seconds } s
all-cards-known = Exact: all cards are known
all-counted = Exact: all { $count } { $unit } counted
deals-drawn = Sampled: { $count } random deals, ±{ $margin }% with 95% confidence
kind-of-hands = { $kind } { $count }{ KEY($where) ->
        [diagonal] {" "}(diagonal)
        [above] {" "}(above)
        [below] {" "}(below)
       *[other] {""}
    }
marks-of-parts = AKs{ $least } a small part in, AKs{ $half } half, AKs{ $most } most
digits-of-parts = AKs5: 5 tenths in
count-stopped = Count stopped. Random deals are faster: --seconds 2
solve-head = { $head }
solved-by-rounds = { GAME($game) }: { CHIPS($rounds) } rounds of { $method }
solved-exactly = { GAME($game) }: equilibrium by linear programming
value-of-game = value { $value } chips per hand for seat 0
exploitability-of = exploitability { $figure } chips per hand
more-sets-than-shown = { $sets } information sets, all of them with --save FILE or --json
blueprint-saved = { CHIPS($hands) } hands with { $players } players: { CHIPS($rows) } rows, { CHIPS($size) } bytes
after-the-blinds = the blinds
after-actions = { $acts }
opening-of = preflop blueprint after { $what }
most-frequent-action = most frequent action, capital if nearly always
player-head = { $head }
player-without-hands = no player with enough hands (found: { $others })
given-player-without-hands = { $player } has no hands here (players: { $others })
more-players = and { $more } more: --list { $whole }
figures-of = { $player }{ GIVEN($part) ->
        [yes] , { $part }
       *[no] {""}
    }: { CHIPS($hands) } hands{"\u000A"}{ $rate } ± { $width } bb/100, { $worth } at all-in EV
work = { $work }
work-stopped = { $work }: stopped without a result
done-of = { CHIPS($done) } of { CHIPS($whole) }
all-ins-counted = counting all-ins
hands-all-in = { $hands } hands all-in { $part }
rounds-so-far =
    { $rounds } rounds{ GIVEN($gain) ->
        [yes] , { $gain } bb to gain
       *[no] {""}
    }
exploitability-so-far = exploitability { $figure }
situations-known = { CHIPS($count) } situations
boards-so-far = { $street }
event-so-far = { CHIPS($left) } left, level { $level }, { CHIPS($hands) } hands
folder-given = { $file } is a folder: name a file in it
text-file-expected = not a text file: { $file }
