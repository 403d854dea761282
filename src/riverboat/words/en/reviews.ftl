percent-text = { $percent }%
action-taken = { $action }{ GIVEN($amount) ->
        [yes] {" "}{ $amount }
       *[no] {""}
    }
betting-line-label = { $line }
street-label = { $street }
verdict-reason = { $verdict }: { $reason }{ GIVEN($detail) ->
        [yes] ; { $detail }
       *[no] {""}
    }
value-gain = { $best } is worth { $gain } bb more
solution-share = the solution plays this { $percent }% of the time
equal-to-best = as good as the best action
favourable-price = a call needs { $pot_odds }% equity and the hand has { $equity }%
price-too-high = a call needs { $pot_odds }% equity and the hand has only { $equity }%
call-price = a call needs { $pot_odds }% equity, and the hand has { $equity }%: a close call
later-streets-pay = a call needs { $pot_odds }% equity; the hand has only { $equity }%, but wins more on later streets
equity-not-realised = a call needs { $pot_odds }% equity; the hand has { $equity }%, but loses more on later streets
hands-blocked = your cards block { $better }% of the hands that beat you and { $worse }% of the others
value-bet = { $called }% equity when called, and { $folds }% of hands fold
folds-to-bet = { $folds }% of hands fold, and a bluff needs { $needed }%
folds-and-equity = { $folds }% of hands fold, and { $called }% equity when called
equity-when-called = the hand has { $equity }% equity, but { $called }% when called
chosen-bet-size = if you bet, { $folds }% fold, and you have { $called }% equity when called
folds-by-blockers = your cards block calls: opponents fold { $folds }% on average
bets-after-check = after a check, the opponent bets { $percent }% of the time
range-equity = your whole range has { $equity }% equity
pot-odds-verdict = pot odds { $pot_odds }%, equity { $equity }%: { $best } is worth { $gain } bb more
better-action = { $best } is worth { $gain } bb more; equity { $equity }%
solution-action = the solution plays this { $percent }% of the time; equity { $equity }%
pot-odds-and-equity = pot odds { $pot_odds }%, equity { $equity }%
equity-only = equity { $equity }%
pot-odds-only = pot odds { $pot_odds }%
chart-frequency = in the chart: { $action } { $percent }%
chart-deviation = not in the chart: { $action }; the chart plays { $chart_action } { $percent }%
charts-preflop = preflop: charts only, no solving
not-heads-up = not solved: { NUMBER($players) ->
        [one] { $players } player
       *[other] { $players } players
    } on this street
game-not-solved = not solved: the solver doesn’t cover { $game }
hole-cards-unknown = not solved: hole cards unknown
street-not-requested = not solved: solving starts on the { $first }
flop-extension-required = not solved: a flop needs the C extension
spot-unsolvable = not solved: { $reason }
time-limit-reached = not solved: exploitability { $reached }% of the pot at the time limit
line-not-in-tree = not solved: the betting on this street isn’t in the tree
incomplete-hand = incomplete hand: decisions only up to the last action
action-not-in-charts = { $player }: { $action } isn’t in the charts; range unchanged
rare-line = { $player } almost never plays the { $street } like this in the solution; range unchanged
ranges-not-narrowed = { $street } not solved; ranges unchanged
leak-label = { KEY($group) ->
        [monotone] monotone flops
        [two-tone] two-tone flops
        [rainbow] rainbow flops
        [two-tone-paired] paired two-tone flops
        [rainbow-paired] paired rainbow flops
        [rainbow-trips] trips on the flop
       *[other] { $group }
    }{ GIVEN($line) ->
        [yes] , { $line }
       *[no] {""}
    }: { $cost } bb lost per decision ({ $low } to { $high }) over { NUMBER($decisions) ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }; { $action } { $played }%, solution { $solution }%
review-summary =
    { NUMBER($hands) ->
        [one] { $hands } hand
       *[other] { $hands } hands
    }, { NUMBER($decisions) ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }, { $solved } solved, EV loss { $loss } bb
review-result = result { $net } bb, all-in EV { $all_in } bb
reviewed-hand = Hand { $number }: { $player }, { $position }, { $cards }; EV loss { $loss } bb
costliest-decisions = Costliest decisions
no-losses = no loss beyond the solver’s accuracy
leaks-heading = Leaks
no-leaks = no leaks found
no-reviewed-hands =
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
    } unreadable
assumed-range = { $player }: { $percent }% of hands: { $range }
review-column-heading = { $head }
rake-estimated = rake of { $percent }% assumed for every pot, as in this one
