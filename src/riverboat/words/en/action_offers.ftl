offers = { $each }
exact-offered-size = { CHIPS($to) }
chip-range = { CHIPS($least) }-{ CHIPS($most) }
two-offered-sizes = { CHIPS($least) } or { CHIPS($most) }
chip-minimum = { CHIPS($least) } or more
fold-offer = fold
check-offer = check
call-offer = call { CHIPS($chips) }
bring-in-offer = bring in { CHIPS($chips) }
bet-offer = bet { $sizes }
raise-offer = raise to { $sizes }
completion-offer = complete to { $sizes }
add-chips-offer = add chips
add-to-call-offer = fold, add { CHIPS($short) } or more to call { CHIPS($call) }
discard-offer = discard { $n }
stand-pat-offer = stand pat
draw-one-offer = stand pat, draw 1
draw-range-offer = stand pat, draw 1-{ $most }
show-card-offer = show
show-or-muck-offer = show or muck
run-it-offer = run it 1-{ $most } times
declaration-offer = declare high, low or both
no-action-due = no action: the hand is over
auto-steps = automatic steps
burn-offer = burn { $burn } before the draw
deal-offer = deal { $count } to { $where }{ $burn }
burn-suffix = {" "}after burning { $burn }
board-target = the board
board-number = board { $board }
dealt-players =
    the players{ $up ->
        [true] {" "}face up
       *[false] {""}
    }
dealt-player =
    { $who }{ $up ->
        [true] {" "}face up
       *[false] {""}
    }
two-offers = { $one } or { $other }
card-offer = { CARDS($card) }
straddle-sizes-offer = { $who }: straddle to { $sizes }
sleeper-offer = { $who }: sleeper to { $sizes }
loan-offer = { $lender }: lend { $debtor } { CHIPS($chips) } or decline
marker-offer = seats { $chairs }: accept the marker of { $debtor } for { CHIPS($chips) } or decline
button-draw-offer = high card for the button: seats { $chairs }
next-hand-offer = next hand: seats { $chairs } ready
waiting-for-players = waiting for players, { $ready } ready
waiting-for-all-players = waiting for players
no-more-hands = table closed
table-closed-offer = table closed
paused-by-the-host = paused by the host
