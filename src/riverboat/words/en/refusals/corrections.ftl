hand-is-over = the hand is over
street-is-on = there is betting on these cards: take the hand back to before it
needs-a-rule = say by which rule, or that the floor decides by itself, and why
floor-says-why = a decision of the floor has a reason for all to read
no-seat-like-that = there is no seat { $number } in this hand
is-out-of-the-hand =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } no cards in this hand any more
nothing-is-wrong = that is what the rules ask for: do it as usual
exposed-is-told-apart = say which cards were dealt, and then which of them were seen
no-upcards-here = this game has no upcards
is-not-to-act =
    { $who } { PERSON($who) ->
        [you] are
       *[other] is
    } not to act; the table waits for: { $offer }
has-not-so-many-chips = { $who } cannot have put in so many chips
cards-for-other-seats = say it for each of the { $seats } seats
too-many-cards = { $who } cannot hold { $cards } cards in this game
deal-is-over = no cards are dealt any more in this hand
no-room-on-the-board = a board cannot have { $cards } cards in this game
no-such-board = there is no board { $number } that cards can lie on now
stub-is-too-small = the stub has { $stub } cards, and not { $cards }
says-no-cards = say which cards of whom, each of them once
holds-other-cards =
    { $who } { PERSON($who) ->
        [you] do
       *[other] does
    } not hold { CARDS($cards) }
board-does-not-fit = the board is { CARDS($board) }: say of each card where it lies now
burns-do-not-fit = { $burns } cards cannot have been burned ahead
no-bets-now = no bets are made now that could be put right
bets-do-not-fit = the bets in front of the players do not make a bet of { CHIPS($to) }
chips-do-not-add-up = the chips do not add up to the { CHIPS($chips) } that lie there
no-such-point = the hand cannot go back to point { $to } like that
nobody-would-be-left =
    { PERSON($who) ->
        [you] your hand
       *[other] the hand of { $who }
    } is the last one and cannot be killed: void the hand instead
