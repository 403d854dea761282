figure-head = { $head }
level-of = level { $number }
session-of =
    { GAME($game) }: { NUMBER($hands) ->
        [one] { CHIPS($hands) } hand
       *[other] { CHIPS($hands) } hands
    }
session-ended =
    the session ended after { NUMBER($hands) ->
        [one] { CHIPS($hands) } hand
       *[other] { CHIPS($hands) } hands
    }: too few players had chips left
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
every-hand-alike = every hand begins alike
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
kind-of-hands =
    { $kind } { $count }{ KEY($where) ->
        [diagonal] {" "}(diagonal)
        [above] {" "}(above it)
        [below] {" "}(below it)
       *[other] {""}
    }
marks-of-parts = AKs{ $least } a little of the hand is in, AKs{ $half } half of it, AKs{ $most } most
digits-of-parts = AKs5: five tenths of the hand are in
count-stopped = The count was stopped. Random deals give figures sooner: --seconds 2
solve-head = { $head }
solved-by-rounds = { GAME($game) }: { CHIPS($rounds) } rounds of { $method }
solved-exactly = { GAME($game) }: an equilibrium, by linear programming
value-of-game = value { $value } chips a hand to seat 0
exploitability-of = exploitability { $figure } chips a hand
more-sets-than-shown = { $sets } information sets: --save FILE or --json has them all
blueprint-saved = { CHIPS($hands) } hands of { $players } players: { CHIPS($rows) } rows, { CHIPS($size) } bytes
after-the-blinds = the blinds
after-actions = { $acts }
opening-of = the blueprint before the flop, after { $what }
most-frequent-action = what is done most often; a capital where it is nearly always
player-head = { $head }
player-without-hands = no player has enough hands (players found: { $others })
given-player-without-hands = { $player } has not played a hand that was read ({ $others } have)
more-players = and { $more } more: --list { $whole }
figures-of =
    { $player }{ GIVEN($part) ->
        [yes] , { $part }
       *[no] {""}
    }: { CHIPS($hands) } hands{"\u000A"}{ $rate } ± { $width } bb/100, { $worth } with all-ins at what they were worth
work = { $work }
work-stopped = { $work }: stopped, so there is nothing to tell
done-of = { CHIPS($done) } of { CHIPS($whole) }
all-ins-counted = all-ins are counted
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
text-file-expected = { $file } is no text
