drawing-hand-label =
    { $name }{ GIVEN($cards) ->
        [yes] {" "}({ $cards })
       *[no] {""}
    }
made-hand-label = { $makes }
outs-found =
    { NUMBER($outs) ->
        [one] { $outs } out
       *[other] { $outs } outs
    }
unseen-cards-suffix =
    in { $unseen_card_count } { NUMBER($unseen_card_count) ->
        [one] unseen card
       *[other] unseen cards
    }
no-outs =
    { KEY($reason) ->
        [best] No outs needed: already the best hand
        [level] No outs: tied for the best hand
       *[other] No outs
    }
odds-output-label = { $word }
percent-with-odds = { DECIMAL($percent) }% ({ DECIMAL($odds) } to 1 { $side })
equity-opponents-suffix = against { $names }
icm-column-heading =
    { KEY($head) ->
        [of-all] share
       *[other] { $head }
    }
finish-column-heading = { ORDINAL($place) }
exact-icm-note =
    { KEY($method) ->
        [counted] Exact: all finishes counted
       *[other] Exact to 13 digits: one integral over all finishes
    }
sampled-icm-note = Sampled: { CHIPS($count) } random finishes; errors are standard errors
prize-deal-heading = Deal for { $prize_total }: { KEY($method) ->
        [icm] by ICM
        [chips] the smallest prize each, the rest by chips
        [pure-chips] by chips alone
       *[other] evenly
    }
place-prize = { $prize } left to play for: { ORDINAL($place) } place
equity-needed-title = Equity in percent needed to call an all-in, with no dead money in the pot
risk-premium-note = The part above 50 is the risk premium
versus-player-number = vs { $number }
push-fold-title =
    Push or fold, { $players } { NUMBER($players) ->
        [one] player
       *[other] players
    } with { DECIMAL($stack_depths) } big blinds{ GIVEN($conditions) ->
        [yes] , { $conditions }
       *[no] {""}
    }
posted-amount = { $forced_bet } { DECIMAL($amount) }
push-fold-prizes = for prizes of { $prizes }
players-at-other-tables =
    { $players } more at { NUMBER($players) ->
        [one] another table
       *[other] other tables
    }
all-in-by-posting = The { $seat } is all-in by posting
push-frequency =
    { $seat } { $is_forced ->
        [true] is in
       *[false] pushes
    }
call-frequencies-title = Calling frequencies in percent
hands-pushed = The { $seat } pushes { DECIMAL($percent) }% of hands
calling-hands-title = The { $seat } calls the { $pusher }{ GIVEN($caller) ->
        [yes] {" "}and the { $caller }
       *[no] {""}
    } with { DECIMAL($percent) }% of hands
hand-value-heading = Value per hand, in { $unit }:
no-decision-in-spot = No decisions: the players are all-in by posting. The values are exact.
equilibrium-distance = No player gains more than { DECIMAL($gain) } big blinds a hand with another strategy ({ NUMBER($iterations) ->
        [one] { $iterations } iteration
       *[other] { $iterations } iterations
    }){ $exact ->
        [true] {"."} All-ins are exact.
       *[false] {"."} Two-way all-ins are exact and three-way all-ins sampled. Calls behind two callers are left out, and folded cards count as random.
    }
chart-seat-unknown = --draw { $requested_seats }: unknown seat { $seat }; seats: { $known_seats }
chart-seats-unordered = --draw { $requested_seats }: name the pusher, the caller and the second caller in order of action: { $known_seats }
chart-seat-forced-all-in = --draw { $requested_seats }: the { $seat } is all-in there with any hand
chart-after-forced-all-in = --draw { $requested_seats }: an earlier player is all-in with any hand{ GIVEN($alternative) ->
        [yes] ; choose { $alternative }
       *[no] {""}
    }
range-size =
    { CHIPS($range_combinations) } of { CHIPS($all_combinations) } combinations{ GIVEN($weighted_combinations) ->
        [yes] , { DECIMAL($weighted_combinations) } by weight
       *[no] {""}
    }, { DECIMAL($percent) }%
ranges-unavailable = { GAME($game) } has no ranges: they need 2 or more hole cards and no upcards
range-grid-unavailable = --svg draws the hold’em grid: these hands have { $cards } cards
