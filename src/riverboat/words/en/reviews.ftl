action-taken = { $action }{ GIVEN($amount) ->
        [yes] {" "}{ $amount }
       *[no] {""}
    }
line-of = { $line }
street-of = { $street }
price-decides = price { $price }, equity { $equity }: { $best } earns { $gain } bb more
better-action = { $best } earns { $gain } bb more; equity { $equity }
solution-action = the solution does this { $percent } of the time; equity { $equity }
price-and-equity = price { $price }, equity { $equity }
equity-here = equity { $equity }
price-here = price { $price }
in-chart = in the chart: { $action } { $percent }
out-of-chart = out of the chart: { $action }; the chart has { $chart_action } { $percent }
charts-preflop = before the flop decisions are compared with charts
not-heads-up =
    { NUMBER($players) ->
        [one] { $players } player on this street: not solved
       *[other] { $players } players on this street: not solved
    }
game-not-solved = { $game } is not solved
hole-cards-unknown = hole cards unknown
street-not-asked = solved from the { $first } on
flop-needs-extension = the flop needs the C extension
not-solvable = not solved: { $reason }
time-too-short = not solved: the time limit left an exploitability of { $reached } of the pot
line-not-in-tree = not solved: the betting of this street is not in the tree
hand-is-cut = the hand breaks off: decisions up to there
action-not-in-charts = { $player }: { $action } is not in the charts, the range stays
rare-line = { $player } almost never plays the { $street } like this in the solution, the range stays
not-narrowed = the { $street } is not solved, ranges stay
leak-of = { $group }{ GIVEN($line) ->
        [yes] , { $line }
       *[no] {""}
    }: { $cost } bb a decision ({ $low } to { $high }) over { NUMBER($decisions) ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }; too much { $action }: { $played } instead of { $solution }
review-summary =
    { NUMBER($hands) ->
        [one] { $hands } hand
       *[other] { $hands } hands
    }, { NUMBER($decisions) ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }, { $solved } solved, loss { $loss } bb
reviewed-hand = Hand { $number }: { $player }, { $position }, { $cards }; loss { $loss } bb
dearest-decisions = Dearest decisions
no-losses = no loss beyond the accuracy
leaks-found = Leaks
no-leaks = no leak shown by these hands
nothing-to-review =
    { GIVEN($player) ->
        [yes] no hands of { $player }
       *[no] no hands with a known hero: --player NAME
    }
hands-reviewed =
    { NUMBER($hands) ->
        [one] { $hands } hand
       *[other] { $hands } hands
    }
hands-not-reviewed =
    { NUMBER($hands) ->
        [one] { $hands } hand
       *[other] { $hands } hands
    } not read
assumed-range = { $player }: { $percent } of hands: { $range }
review-head = { $head }
