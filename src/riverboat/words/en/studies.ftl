draw-of =
    { $name }{ GIVEN($cards) ->
        [yes] {" "}({ $cards })
       *[no] {""}
    }
outs-make = { $makes }
outs-found =
    { NUMBER($outs) ->
        [one] { $outs } out
       *[other] { $outs } outs
    }
unseen-cards-suffix = of { $unseen } unseen cards
no-outs =
    { KEY($why) ->
        [best] No outs are needed: it is the best hand now
        [level] No outs: it is as good as the best hand now
       *[other] No outs
    }
study-word = { $word }
odds-of = { $percent }% ({ $odds } to 1 { $side })
equity-against = against { $names }
icm-head = { $head }
place-head = { $place }{ $ending }
finishes-counted =
    { KEY($how) ->
        [counted] Exact: all finishes counted
       *[other] Exact to 13 digits: one integral over all finishes
    }
finishes-drawn = Sampled: { CHIPS($count) } random finishes; errors are standard errors
deal-of =
    A deal of { $total }: { KEY($way) ->
        [icm] by the independent chip model
        [chips] the smallest prize for each, the rest by chips
        [pure-chips] by chips alone
       *[other] alike
    }
place-prize = { $prize } left to play for: { $place }{ $ending } place
equity-needed = Equity in percent that each needs to call, with nothing in the pot
risk-premium-note = What is above 50 is the risk premium
versus-number = v { $number }
push-fold-title =
    Push or fold, { $players } players with { $depths } big blinds{ GIVEN($more) ->
        [yes] , { $more }
       *[no] {""}
    }
posted-too = { $what } { $amount }
for-prizes = for prizes of { $prizes }
more-elsewhere =
    { $players } more at { NUMBER($players) ->
        [one] another table
       *[other] other tables
    }
all-in-by-posting = The { $seat } is all-in by posting
pushes =
    { $seat } { $forced ->
        [true] is in
       *[false] pushes
    }
call-frequencies-title = Who calls how often, in percent
hands-pushed = The { $seat } pushes: { $percent } % of hands
calling-hands-title =
    The { $seat } calls the { $pusher }{ GIVEN($caller) ->
        [yes] {" "}and the { $caller }
       *[no] {""}
    }: { $percent } % of hands
hand-worth = A hand is worth, in { $unit }:
no-decision-in-spot = Nobody has anything to decide. Every all-in is exact.
equilibrium-distance =
    No player could gain more than { $gain } big blinds a hand by another plan ({ NUMBER($rounds) ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }){ $exact ->
        [true] {"."} Every all-in is exact.
       *[false] {"."} All-ins of two are exact, of three sampled; nobody calls behind two callers; folded cards are taken for as likely as any.
    }
no-seat-to-draw = --draw { $asked }: no { $seat } here; there are { $there }
draw-in-order = --draw { $asked }: name who pushes, who calls, and who calls behind them, in the order of acting: { $there }
draw-seat-always-in = --draw { $asked }: the { $seat } is in there whatever they have
earlier-draw-unknown =
    --draw { $asked }: somebody before them is in whatever they have{ GIVEN($way) ->
        [yes] ; there is { $way }
       *[no] {""}
    }
range-size =
    { CHIPS($held) } of { CHIPS($whole) } combinations{ GIVEN($weighed) ->
        [yes] , { $weighed } by weight
       *[no] {""}
    }, { $percent }%
ranges-unavailable = { GAME($game) } has no ranges: they are of two or more hole cards
holdem-grid-only = --svg draws the grid of hold'em, and these holdings have { $cards } cards
