log-entry-invalid = log entry { $at }: { $what }
log-entry-expected =
    expected { $expected }{ GIVEN($found) ->
        [yes] , found { $found }
       *[no] {""}
    }
log-entry-mismatch = expected { $expected }, found { $found }
hidden-cards-expected = expected hidden cards, found { $found }
floor-decision-contradicted = expected { $expected }; the floor decided: { $reason }
player-action-expected = { $fact } isn’t a player action; waiting for: { $legal }
winners-out-of-order = winners out of order
log-start-missing = a log begins with { $kind }
hand-without-end = the hand isn’t over
unassigned-winnings = the chips after the hand don’t add up to the chips before it
log-entry-unknown =
    { KEY($of) ->
        [log] unknown entry
        [room] unknown entry of the table or room
       *[other] unknown entry of the table
    }: { $why }
log-entry-repeated = { $fact } comes only once, at the start of a log
log-empty = an empty log
log-entry-without-hand = no hand in progress for { $fact }
log-entry-impossible = impossible at this table: { $fact }: { $why }
unpurchased-chips = { $fact } has chips without a purchase or loan
chips-above-purchases =
    { $chips } { NUMBER($chips) ->
        [one] chip
       *[other] chips
    } { $more ->
        [true] more
       *[false] fewer
    } than bought
logged-seat-empty = seat { $chair } is empty
logged-player-not-seated = { $player } isn’t seated
logged-player-already-seated = { $player } is already in seat { $chair }
departure-stack-mismatch =
    { $player } has { NUMBER($chips) ->
        [one] { $chips } chip
       *[other] { $chips } chips
    } but left with { $left }
colour-up-mismatch = the colour-up must change the stacks by { $gained } in total
