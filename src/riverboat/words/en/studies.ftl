draw-label =
    { $name }{ GIVEN($cards) ->
        [yes] {" "}({ $cards })
       *[no] {""}
    }
outs-holding = { $makes }
outs-found =
    { NUMBER($outs) ->
        [one] { $outs } out
       *[other] { $outs } outs
    }
unseen-cards-suffix = of { $unseen } { NUMBER($unseen) ->
        [one] unseen card
       *[other] unseen cards
    }
no-outs =
    { KEY($why) ->
        [best] No outs needed: already the best hand
        [level] No outs: tied for the best hand
       *[other] No outs
    }
odds-output-label = { $word }
odds-label = { $percent }% ({ $odds } to 1 { $side })
equity-against = against { $names }
icm-column-heading = { $head }
place-column-heading = { ORDINAL($place) }
finishes-counted =
    { KEY($how) ->
        [counted] Exact: all finishes counted
       *[other] Exact to 13 digits: one integral over all finishes
    }
finishes-drawn = Sampled: { CHIPS($count) } random finishes; errors are standard errors
deal-heading = Deal for { $total }: { KEY($way) ->
        [icm] by ICM
        [chips] the smallest prize each, the rest by chips
        [pure-chips] by chips alone
       *[other] evenly
    }
place-prize = { $prize } left to play for: { ORDINAL($place) } place
equity-needed-title = Equity in percent needed to call an all-in, with no dead money in the pot
risk-premium-note = Above 50: the risk premium
versus-player-number = vs { $number }
push-fold-title =
    Push or fold, { $players } { NUMBER($players) ->
        [one] player
       *[other] players
    } with { $depths } big blinds{ GIVEN($more) ->
        [yes] , { $more }
       *[no] {""}
    }
posted-amount = { $what } { $amount }
prizes-suffix = for prizes of { $prizes }
players-elsewhere =
    { $players } more at { NUMBER($players) ->
        [one] another table
       *[other] other tables
    }
all-in-by-posting = The { $seat } is all-in by posting
push-frequency =
    { $seat } { $forced ->
        [true] is in
       *[false] pushes
    }
call-frequencies-title = Calling frequencies in percent
hands-pushed = The { $seat } pushes { $percent }% of hands
calling-hands-title = The { $seat } calls the { $pusher }{ GIVEN($caller) ->
        [yes] {" "}and the { $caller }
       *[no] {""}
    } with { $percent }% of hands
hand-value-heading = Value per hand, in { $unit }:
no-decision-in-spot = No decisions: the players are all-in by posting. The values are exact.
equilibrium-distance = No player gains more than { $gain } big blinds a hand with another strategy ({ NUMBER($rounds) ->
        [one] { $rounds } iteration
       *[other] { $rounds } iterations
    }){ $exact ->
        [true] {"."} All-ins are exact.
       *[false] {"."} Two-way all-ins are exact and three-way all-ins sampled. Calls behind two callers are left out, and folded cards count as random.
    }
chart-seat-unknown = --draw { $asked }: unknown seat { $seat }; seats: { $there }
chart-seats-unordered = --draw { $asked }: name the pusher, the caller and the second caller in order of action: { $there }
chart-seat-forced-all-in = --draw { $asked }: the { $seat } is all-in there with any hand
chart-earlier-seat-forced-all-in = --draw { $asked }: an earlier player is all-in with any hand{ GIVEN($way) ->
        [yes] ; choose { $way }
       *[no] {""}
    }
range-size =
    { CHIPS($held) } of { CHIPS($whole) } combinations{ GIVEN($weighed) ->
        [yes] , { $weighed } by weight
       *[no] {""}
    }, { $percent }%
ranges-unavailable = { GAME($game) } has no ranges: they need 2 or more hole cards
holdem-grid-only = --svg draws the hold’em grid: these hands have { $cards } cards
