table-closed-for-hands = this table is closed
no-hand-running = no hand in progress
hand-unfinished = wait for the end of the hand
player-not-in-this-hand =
    { $who } { PERSON($who) ->
        [you] aren’t
       *[other] isn’t
    } in this hand
no-players-ready = waiting for players
one-player-ready = waiting for players, 1 ready
loan-pending = a loan request is open: wait for the lender
bomb-pot-without-a-board = no bomb pot in { $game }: it has no board
bomb-pot-board-count = 1 to { $most } boards for a bomb pot
too-many-for-the-boards = the deck is too small for { $players } players and { $boards } boards: { $most } players at most
draw-for-the-button-first = draw for the button first: seats { $chairs }
button-already-placed = the button is already placed: no draw needed
button-draw-count-wrong =
    { $n } { NUMBER($n) ->
        [one] card
       *[other] cards
    } given, { $due } { NUMBER($due) ->
        [one] card
       *[other] different cards
    } needed for seats { $chairs }
too-few-for-the-blinds = { $n } { NUMBER($n) ->
        [one] player
       *[other] players
    } can’t post { $blinds } { NUMBER($blinds) ->
        [one] blind
       *[other] blinds
    }
no-chop = no chopping at this table
no-blind-in-play =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } no blind posted
chop-unavailable = { $who } can’t chop: { $why }
more-posted-than-blinds = more than the two blinds posted
kill-pot-running = this is a kill pot
chop-blinds-only = only the blinds can chop
chop-other-player-in = another player is still in
chop-too-late = too late: there was a raise or a flop
chop-after-call = too late: there was a call
