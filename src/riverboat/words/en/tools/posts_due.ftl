live-post-due = { CHIPS($chips) } live, { KEY($reason) ->
        [missed-big-blind] for the missed big blind
        [missed-small-blind] for the missed small blind
        [missed-ante] for the missed ante
        [missed-straddle] for the missed straddle
       *[other] to enter
    }
dead-post-due = { CHIPS($chips) } dead, { KEY($reason) ->
        [missed-big-blind] for the missed big blind
        [missed-small-blind] for the missed small blind
        [missed-ante] for the missed ante
        [missed-straddle] for the missed straddle
       *[other] to enter
    }
next-hand-post-due = { CHIPS($chips) } live one hand later, for the missed small blind
post-total = { CHIPS($chips) } in all: { CHIPS($live_chips) } live, { CHIPS($dead_chips) } dead
no-post-due = no post
big-blind-wait = no post: wait for the big blind
entry-on-big-blind = dealt in on the big blind, with nothing more to post
entry-behind-button-wait = no entry between the button and the big blind: wait for the button to pass
big-blind-only-alternative = or post only the big blind of { CHIPS($big_blind) }: the button passes next hand
button-purchase-alternative = or buy the button for { CHIPS($live_chips) } live and { CHIPS($dead_chips) } dead
call-amount-step = facing { CHIPS($bet) }: { CHIPS($bet) } − { CHIPS($live_chips) } = { CHIPS($call) } to call
