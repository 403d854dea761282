live-post-due =
    { CHIPS($chips) } live, for { KEY($why) ->
        [missed-big-blind] the missed big blind
        [missed-small-blind] the missed small blind
        [missed-ante] the missed ante
        [missed-straddle] the missed straddle
       *[other] coming in
    }
dead-post-due =
    { CHIPS($chips) } dead, for { KEY($why) ->
        [missed-big-blind] the missed big blind
        [missed-small-blind] the missed small blind
        [missed-ante] the missed ante
        [missed-straddle] the missed straddle
       *[other] coming in
    }
later-post-due = { CHIPS($chips) } live on the hand after, for the missed small blind
posts-in-all = { CHIPS($chips) } in all: { CHIPS($live) } count as a bet, { CHIPS($dead) } go to the pot
posts-nothing = nothing is posted
waits-for-the-big-blind = no post: they wait for the big blind
comes-in-on-the-big-blind = they come in on the big blind, and owe nothing more
waits-in-the-gap = nobody comes in between the button and the big blind: they wait
big-blind-post-alternative = or they post the big blind of { CHIPS($live) } alone, and the button passes them
button-purchase-alternative = or they buy the button for { CHIPS($live) } live and { CHIPS($dead) } dead
still-owes-to-call = facing { CHIPS($bet) }: { CHIPS($bet) } - { CHIPS($live) } = { CHIPS($call) } to call
