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
bomb-pot-in-boardless-game = no bomb pot in { $game }: it has no board
bomb-pot-board-count-invalid = a bomb pot has 1 to { $max_boards } boards
too-many-players-for-boards = the deck is too small for { $player_count } players and { $board_count } boards: { $max_players } players at most
draw-for-the-button-first = draw for the button first: seats { $chairs }
button-already-placed = the button is already placed: no draw needed
button-draw-count-wrong =
    { $card_count } { NUMBER($card_count) ->
        [one] card
       *[other] cards
    } given, { $needed_card_count } { NUMBER($needed_card_count) ->
        [one] card
       *[other] different cards
    } needed for seats { $chairs }
too-few-for-the-blinds = { $player_count } { NUMBER($player_count) ->
        [one] player
       *[other] players
    } can’t post { $blind_count } { NUMBER($blind_count) ->
        [one] blind
       *[other] blinds
    }
no-chop = no chopping at this table
no-blind-in-play =
    { $who } { PERSON($who) ->
        [you] haven’t
       *[other] hasn’t
    } posted a blind
chop-unavailable = { $who } can’t chop: { $reason }
more-posted-than-blinds = a chop needs exactly the two blinds and no other posts
kill-pot-running = this is a kill pot
chop-blinds-only = only the blinds can chop
chop-other-player-in = another player is still in
chop-too-late = too late: there was a raise or a flop
chop-after-call = too late: there was a call
