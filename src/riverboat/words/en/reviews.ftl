percent-text = { DECIMAL($percent) }%
action-taken = { $action }{ GIVEN($amount) ->
        [yes] {" "}{ DECIMAL($amount) }
       *[no] {""}
    }
betting-line-label = { $line }
street-label = { $street }
verdict-reason = { $verdict }: { $reason }{ GIVEN($detail) ->
        [yes] ; { $detail }
       *[no] {""}
    }
best-action-gain = { $best_action } is worth { DECIMAL($gain) } bb more
solution-frequency = the solution plays this { DECIMAL($percent) }% of the time
equal-to-best = as good as the best action
favourable-price = a call needs { DECIMAL($pot_odds) }% equity and the hand has { DECIMAL($equity) }%
price-too-high = a call needs { DECIMAL($pot_odds) }% equity and the hand has only { DECIMAL($equity) }%
call-price = a call needs { DECIMAL($pot_odds) }% equity, and the hand has { DECIMAL($equity) }%: a close call
implied-odds-reason = a call needs { DECIMAL($pot_odds) }% equity; the hand has only { DECIMAL($equity) }%, but wins more on later streets
equity-not-realised = a call needs { DECIMAL($pot_odds) }% equity; the hand has { DECIMAL($equity) }%, but loses more on later streets
hands-blocked = your cards block { DECIMAL($better_hands_percent) }% of the hands that beat you and { DECIMAL($worse_hands_percent) }% of the others
value-bet-reason = { DECIMAL($equity_when_called) }% equity when called, and { DECIMAL($fold_percent) }% of hands fold
folds-to-bet = { DECIMAL($fold_percent) }% of hands fold, and a bluff needs { DECIMAL($needed_percent) }%
semi-bluff-reason = { DECIMAL($fold_percent) }% of hands fold, and { DECIMAL($equity_when_called) }% equity when called
equity-when-called = the hand has { DECIMAL($equity) }% equity, but { DECIMAL($equity_when_called) }% when called
chosen-bet-size = if you bet, { DECIMAL($fold_percent) }% of hands fold, and you have { DECIMAL($equity_when_called) }% equity when called
folds-by-blockers = your cards block calls: opponents fold { DECIMAL($fold_percent) }% of hands on average
opponent-bets-after-check = after a check, the opponent bets { DECIMAL($bet_percent) }% of the time
range-equity = your whole range has { DECIMAL($equity) }% equity
pot-odds-verdict = pot odds { DECIMAL($pot_odds) }%, equity { DECIMAL($equity) }%: { $best_action } is worth { DECIMAL($gain) } bb more
better-action = { $best_action } is worth { DECIMAL($gain) } bb more; equity { DECIMAL($equity) }%
solution-action = the solution plays this { DECIMAL($percent) }% of the time; equity { DECIMAL($equity) }%
pot-odds-and-equity = pot odds { DECIMAL($pot_odds) }%, equity { DECIMAL($equity) }%
equity-verdict = equity { DECIMAL($equity) }%
pot-odds-label = pot odds { DECIMAL($pot_odds) }%
chart-frequency = in the chart: { $action } { DECIMAL($percent) }%
chart-deviation = not in the chart: { $action }; the chart plays { $chart_action } { DECIMAL($percent) }%
preflop-solving-unsupported = preflop: charts only, no solving
not-heads-up = not solved: { NUMBER($players) ->
        [one] { $players } player
       *[other] { $players } players
    } on this street
game-not-solved = not solved: the solver doesn’t cover { $game }
hole-cards-unknown = not solved: hole cards unknown
street-not-requested = not solved: solving starts on the { $first_street }
flop-extension-required = not solved: a flop needs the C extension
spot-unsolvable = not solved: { $reason }
time-limit-reached = not solved: exploitability { DECIMAL($exploitability_percent) }% of the pot at the time limit
line-not-in-tree = not solved: the betting on this street isn’t in the tree
incomplete-hand = incomplete hand: decisions only up to the last action
action-not-in-charts = { $player }: { $action } isn’t in the charts; range unchanged
rare-betting-line = { $player } almost never plays the { $street } like this in the solution; range unchanged
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
    }: { DECIMAL($cost) } bb lost per decision ({ DECIMAL($minimum_cost) } to { DECIMAL($maximum_cost) }) over { NUMBER($decisions) ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }; { $action } { DECIMAL($played_percent) }%, solution { DECIMAL($solution_percent) }%
review-summary =
    { NUMBER($hands) ->
        [one] { $hands } hand
       *[other] { $hands } hands
    }, { NUMBER($decisions) ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }, { $solved_decision_count } solved, EV loss { DECIMAL($loss) } bb
review-result = result { DECIMAL($net) } bb, all-in EV { DECIMAL($all_in_ev) } bb
reviewed-hand = Hand { $number }: { $player }, { $position }, { $cards }; EV loss { DECIMAL($loss) } bb
costliest-decisions = Costliest decisions
no-reviewed-losses = no loss beyond the solver’s accuracy
leaks-heading = Leaks
no-leaks = no leaks found
no-reviewed-hands =
    { GIVEN($player) ->
        [yes] no hands of { $player }
       *[no] no hands with a known hero: name a player with --player NAME
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
assumed-range = { $player }: { DECIMAL($percent) }% of hands: { $range }
review-column-heading = { $head }
rake-estimated = rake of { DECIMAL($percent) }% assumed for every pot, as in this one
