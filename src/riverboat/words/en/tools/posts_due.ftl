live-post-due = { CHIPS($chips) } live, for { KEY($why) ->
        [missed-big-blind] the missed big blind
        [missed-small-blind] the missed small blind
        [missed-ante] the missed ante
        [missed-straddle] the missed straddle
       *[other] entering
    }
dead-post-due = { CHIPS($chips) } dead, for { KEY($why) ->
        [missed-big-blind] the missed big blind
        [missed-small-blind] the missed small blind
        [missed-ante] the missed ante
        [missed-straddle] the missed straddle
       *[other] entering
    }
later-post-due = { CHIPS($chips) } live one hand later, for the missed small blind
post-total = { CHIPS($chips) } in all: { CHIPS($live) } count as a bet, { CHIPS($dead) } go to the pot
no-post-due = no post
big-blind-wait = no post: wait for the big blind
entry-on-big-blind = in on the big blind, with nothing more to post
gap-wait = no entry between button and big blind: wait
big-blind-post-alternative = or post only the big blind of { CHIPS($live) }: the button passes on the next hand
button-purchase-alternative = or buy the button for { CHIPS($live) } live and { CHIPS($dead) } dead
call-amount-step = facing { CHIPS($bet) }: { CHIPS($bet) } − { CHIPS($live) } = { CHIPS($call) } to call
