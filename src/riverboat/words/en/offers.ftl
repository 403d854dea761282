offers = { $each }
exactly-to = { CHIPS($to) }
chip-range = { CHIPS($least) }-{ CHIPS($most) }
one-or-the-other = { CHIPS($least) } or { CHIPS($most) }
chip-minimum = { CHIPS($least) } or more
to-fold = fold
to-check = check
to-call = call { CHIPS($chips) }
to-bring-in = bring in { CHIPS($chips) }
to-bet = bet { $sizes }
to-raise = raise to { $sizes }
to-complete = complete to { $sizes }
to-add-chips = add chips
to-add-to-call = fold, add { CHIPS($short) } or more to call { CHIPS($call) }
to-discard = discard { $n }
to-stand-pat = stand pat
to-draw-one = stand pat, draw 1
to-draw-up-to = stand pat, draw 1-{ $most }
to-show-a-card = show
to-show-or-muck = show or muck
to-run-it = run it 1-{ $most } times
to-declare-a-side = declare high, low or both
no-action-due = nothing, the hand is over
forced-facts = automatic steps
to-burn = burn { $burn } before the draw
to-deal-cards = deal { $count } to { $where }{ $burn }
after-burning = {" "}after burning { $burn }
the-board = the board
board-number = board { $board }
the-players =
    the players{ $up ->
        [true] {" "}face up
       *[false] {""}
    }
one-player =
    { $who }{ $up ->
        [true] {" "}face up
       *[false] {""}
    }
either = { $one } or { $other }
that-card = { CARDS($card) }
straddle-sizes-offer = { $who }: straddle to { $sizes }
sleeper-offer = { $who }: sleeper to { $sizes }
to-lend = { $lender }: lend { $debtor } { CHIPS($chips) } or decline
to-accept-a-marker = seats { $chairs }: accept the marker of { $debtor } for { CHIPS($chips) } or decline
to-draw-for-the-button = high card for the button: seats { $chairs }
next-hand-offer = next hand: seats { $chairs }
waiting-for-players = waiting for players, { $ready } ready
waiting-for-all-players = waiting for players
no-more-hands = table closed
table-closed-offer = table closed
paused-by-the-host = paused by the host
