correction-after-hand = the hand is over
correction-after-bets = there was betting after these cards: first rewind the hand to before they were dealt
correction-rule-missing = cite a rule, or give the floor’s decision with a reason
floor-reason-missing = a floor decision needs a reason
hand-seat-unknown = no seat { $number } in this hand
player-out-of-hand =
    { $who } { PERSON($who) ->
        [you] are
       *[other] is
    } out of this hand
correction-unneeded = nothing to correct: enter the action the usual way
exposed-cards-unclear = enter the dealt cards first, then the exposed ones
no-upcards-here = this game has no upcards
correction-out-of-turn =
    { PERSON($who) ->
        [you] it’s not your turn
       *[other] action isn’t on { $who }
    }; waiting for: { $offer }
chips-over-stack = { $who } can’t have put in that many chips
cards-for-other-seats = give cards or a bet for each of the { $seat_count } seats
too-many-cards = too many cards for { $who } in this game: { $cards }
deal-finished = no more cards to deal in this hand
board-size-impossible = impossible board size in this game: { $cards }
no-such-board = can’t deal to board { $number } now
stub-too-small = only { $stub } left in the stub, not { $cards }
corrected-cards-missing = name the cards and their players, each player once
held-cards-mismatch =
    { $who } { PERSON($who) ->
        [you] don’t
       *[other] doesn’t
    } hold { CARDS($cards) }
board-mismatch = the board is { CARDS($board) }: give the place of each card
burn-count-mismatch = { $burns } extra { NUMBER($burns) ->
        [one] burn is
       *[other] burns are
    } impossible
no-bets-now = no bets to correct now
bets-mismatch = the chips in front of the players don’t add up to a bet of { CHIPS($bet_total) }
chip-total-wrong = the chips don’t add up to the { CHIPS($chips) } on the table
rewind-point-invalid = can’t go back to point { $rewind_point } of the hand
last-live-hand-killed =
    { PERSON($who) ->
        [you] your hand
       *[other] { $who }’s hand
    } is the last live hand: void the whole hand instead
