offer-list = { $offers }
exact-offered-size = { CHIPS($wager_total) }
offered-size-range = { CHIPS($minimum) }-{ CHIPS($maximum) }
two-offered-sizes = { CHIPS($smaller_size) } or { CHIPS($larger_size) }
offered-size-minimum = { CHIPS($minimum) } or more
fold-offer = fold
check-offer = check
call-offer = call { CHIPS($chips) }
bring-in-offer = bring in { CHIPS($chips) }
bet-offer = bet { $sizes }
raise-offer = raise to { $sizes }
completion-offer = complete to { $sizes }
add-chips-offer = add chips
add-chips-to-call-offer = fold, add { CHIPS($missing_chips) } or more to call { CHIPS($call_chips) }
discard-offer = discard { $card_count }
stand-pat-offer = stand pat
draw-one-offer = stand pat, draw 1
draw-range-offer = stand pat, draw 1-{ $max_cards }
show-card-offer = show
show-or-muck-offer = show or muck
run-it-offer = run it 1-{ $max_runs } times
declaration-offer = declare high, low or both
no-action-due = nothing, the hand is over
automatic-dealing-offer = automatic steps
burn-offer = burn { $burn_card_count } before the draw
card-deal-offer = deal { $card_count } to { $recipient }{ $burn_suffix }
burn-count-suffix = {" "}after burning { $burn_card_count }
board-recipient = the board
board-number = board { $board }
all-players-recipient =
    the players{ $is_face_up ->
        [true] {" "}face up
       *[false] {""}
    }
player-recipient =
    { $who }{ $is_face_up ->
        [true] {" "}face up
       *[false] {""}
    }
offer-alternative = { $first_offer } or { $second_offer }
card-offer = { CARDS($cards) }
straddle-sizes-offer = { $who }: straddle to { $sizes }
sleeper-straddle-offer = { $who }: sleeper to { $sizes }
loan-offer = { $lender }: lend { $debtor } { CHIPS($chips) } or decline
marker-offer = seats { $chairs }: accept { PERSON($debtor) ->
        [you] your
       *[other] { $debtor }’s
    } marker for { CHIPS($chips) } or decline
button-draw-offer = high card for the button: seats { $chairs }
next-hand-offer = next hand: seats { $chairs } ready
waiting-for-players = waiting for players, { $ready_player_count } ready
waiting-for-all-players = waiting for players
no-more-hands = table closed
table-closed-notice = table closed
table-paused-notice = paused by the host
