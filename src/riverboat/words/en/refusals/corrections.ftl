correction-after-hand = the hand is over
correction-after-bets = these cards have been bet on: back up the hand to before them first
correction-rule-missing = cite a rule, or mark it as the floor's decision with a reason
floor-reason-missing = a floor decision needs a reason
no-seat-like-that = no seat { $number } in this hand
player-out-of-hand =
    { $who } { PERSON($who) ->
        [you] are
       *[other] is
    } out of this hand
correction-unneeded = nothing to correct: do it the usual way
exposed-cards-unclear = give the cards dealt first, then those exposed
no-upcards-here = this game has no upcards
correction-out-of-turn =
    { $who } { PERSON($who) ->
        [you] are
       *[other] is
    } not to act; waiting for: { $offer }
chips-over-stack = { $who } cannot have put in so many chips
cards-for-other-seats = give one entry for each of the { $seats } seats
too-many-cards = { $cards } cards are too many for { $who } in this game
deal-finished = no more cards to deal in this hand
no-room-on-the-board = no board of { $cards } cards in this game
no-such-board = no board { $number } to deal to now
stub-too-small = the stub has { $stub } cards, not { $cards }
corrected-cards-missing = name the cards and their players, each player once
held-cards-mismatch =
    { $who } { PERSON($who) ->
        [you] do
       *[other] does
    } not hold { CARDS($cards) }
board-mismatch = the board is { CARDS($board) }: give the place of each card
burn-count-mismatch =
    { $burns } extra { NUMBER($burns) ->
        [one] burn
       *[other] burns
    } are impossible
no-bets-now = no bets to correct now
bets-mismatch = the chips in front of the players do not make a bet of { CHIPS($to) }
chip-total-wrong = the chips do not add up to the { CHIPS($chips) } on the table
no-such-point = no way back to point { $to } of the hand
last-hand-kill =
    { PERSON($who) ->
        [you] your hand
       *[other] the hand of { $who }
    } is the last live hand: void the whole hand instead
