call-key =
    call { CHIPS($chips) }{ $all-in ->
        [true] , all-in
       *[false] {""}
    }
bring-in-key =
    bring in { CHIPS($chips) }{ $all-in ->
        [true] , all-in
       *[false] {""}
    }
two-bet-sizes = { CHIPS($low) } or { CHIPS($high) }
bet-size-range = { CHIPS($low) }{ $dash }{ CHIPS($high) }
single-bet-size =
    { CHIPS($low) }{ $all-in ->
        [true] , all-in
       *[false] {""}
    }
bet-key = bet { $reach }
raise-key = raise to { $reach }
complete-key = complete to { $reach }
pot-key = pot { CHIPS($to) }
all-in-key = all-in { CHIPS($to) }
size-key = { CHIPS($to) }
draw-up-to-key = draw two, up to { $most }
discard-key = discard { NUMBER($n) ->
        [one] 1 card
       *[other] { $n } cards
    } by number
run-count-key =
    { NUMBER($times) ->
        [1] once
        [2] twice
        [3] three times
        [4] four times
       *[other] five times
    }
named-key =
    { KEY($what) ->
        [fold] fold
        [check] check
        [help] help
        [show] show
        [muck] muck
        [high] high
        [low] low
        [draw] draw
        [stand-pat] stand pat
       *[other] enter: next hand
    }
between-hands-keys = enter: next hand   h history   q quit
run-it-prompt = run it:
declare-closed = declare in secret:
no-legal-bet =
    { $bet ->
        [true] no bet possible
       *[false] no raise possible
    }: { $why } ({ $rule })
hand-command-help =
    { KEY($what) ->
        [fold] fold, check, call
        [raise] bet or raise to 12 total; 12 alone works too, and r if there is only one size
        [pot] minimum raise, half pot, pot; 3bb is three big blinds
        [all-in] all-in
        [bring-in] bring in, or complete at once
        [challenge] challenge a bet above the pot, while it stands
        [draw] discard your first and third card; d Ks 2d by name
        [stand-pat] stand pat
        [discard] discard your first card; d Ks by name
        [declare] declare your half of the pot, in declare games
        [show] show or muck, when asked
        [history] the last hand
        [table] the table again
        [log] this hand as JSON, with the cards you know
       *[other] leave the table
    }
table-command-help =
    { KEY($what) ->
        [next] the next hand
        [out] sit out; out blind: at the next big blind; back: return; back wait: return on the big blind
        [buy] more chips
        [take] take chips off the table for refreshments, up to buy_in.small
        [chair] move to an empty seat
        [leave] leave with all your chips; sit 3 200 sits down again
        [sit] X: replacing (takes over for the last player), or transferred
        [straddle] always, never, ask, or sleepers (asks for sleepers too)
        [chips] all stacks and debts
        [ledger] buy-ins and results
        [rules] posted house rules
        [last] the last hand, in words or as JSON
        [quit] end the session
        [others] for another player; also back, wait, buy, chair and leave
        [add] add a bot; add Ann rock with a style, remove Ann removes it
        [add-with] X as for sit: transferred brings 25 from a broken table
        [adjust] correct a stack by +5 or -5, then the reason
        [colour-up] colour up the smallest chips
        [set] new rule from the next hand: set straddle.enabled=on
        [game] the next game, in dealer’s choice
        [bomb] bomb pot next hand, 10 each
        [button] correct the button
        [k7-2] show a 7-2 win and collect
        [fee] collect time fees
        [kitty] the kitty pays 5 for X
        [marker] bet a marker, in open stakes; 50 from Doc borrows
        [chop] chop the blinds, when all others have folded
        [challenge] challenge a bet above the pot, while it stands
        [when-over] after the hand; stay cancels it; buy 100 for the next one
        [call-off] void the hand, reason X
        [undo] undo the last action, reason X
        [kill] declare Doc’s hand dead, reason X
        [hold] carry the pot over to the next hand, reason X
        [warn] warn Doc in public
        [look] show them; also rules
       *[other] As the host of the table:
    }
you-pronoun = you
clock-keys = space: start or stop   n: next level   b: back   + -: 1 min   q: quit
