table-is-closed = this table is closed
no-hand-is-played = no hand is being played
hand-is-not-over = the hand being played is not over
not-dealt-into-it =
    { $who } { PERSON($who) ->
        [you] are
       *[other] is
    } not dealt into this hand
nobody-is-ready = nobody is ready to play, and a hand takes two
only-one-is-ready = 1 player is ready, and a hand takes two
loan-waits = a loan waits for its lender's answer
bomb-pot-without-a-board = a bomb pot is seen on a board, and { $game } has none
number-of-boards = a bomb pot has 1 to { $most } boards
too-many-for-the-boards = { $boards } boards and the hands of { $players } players need more cards than the deck has: at most { $most } players
draw-for-the-button-first = draw for the button first: chairs { $chairs }
button-is-known = the first button is known: nobody draws for it
wrong-number-drawn = { $due } different cards are due, one for each of the chairs { $chairs }, not { $n }
too-few-for-the-blinds = { $n } players cannot post { $blinds } blinds
no-chop = blinds are not chopped at this table
no-blind-in-play =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } no blind in play
cannot-chop = { $who } cannot chop: { $why }
more-was-posted = more than the two blinds was posted
is-a-kill-pot = it is a kill pot
only-the-blinds = only the blinds may
somebody-else-is-in = somebody else is still in the hand
raise-or-flop = there was a raise or a flop
there-was-a-call = there was a call
