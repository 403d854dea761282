table-is-closed = this table is closed
no-hand-is-played = no hand in progress
hand-is-not-over = wait for the end of the hand
not-dealt-into-it =
    { $who } { PERSON($who) ->
        [you] are
       *[other] is
    } not in this hand
nobody-is-ready = waiting for players
only-one-is-ready = waiting for players, 1 ready
loan-waits = a loan request is open: wait for the lender
bomb-pot-without-a-board = no bomb pot in { $game }: it has no board
number-of-boards = 1 to { $most } boards for a bomb pot
too-many-for-the-boards = the deck is too small for { $players } players and { $boards } boards: { $most } players at most
draw-for-the-button-first = draw for the button first: seats { $chairs }
button-is-known = the button is already placed, no draw for it
wrong-number-drawn =
    { $n } { NUMBER($n) ->
        [one] card
       *[other] cards
    } given, { $due } different cards needed for seats { $chairs }
too-few-for-the-blinds = { $n } players cannot post { $blinds } blinds
no-chop = no chopping at this table
no-blind-in-play =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } no blind posted
cannot-chop = { $who } cannot chop: { $why }
more-was-posted = more than the two blinds is posted
is-a-kill-pot = this is a kill pot
only-the-blinds = only the blinds can chop
somebody-else-is-in = another player is still in
raise-or-flop = too late, there was a raise or a flop
there-was-a-call = too late, there was a call
