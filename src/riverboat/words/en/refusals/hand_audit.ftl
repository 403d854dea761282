log-entry-invalid = log entry { $entry_number }: { $entry_error }
log-entry-expected =
    expected { $expected_entry }{ GIVEN($found_entry) ->
        [yes] , found { $found_entry }
       *[no] {""}
    }
log-entry-mismatch = expected { $expected_action }, found { $found_entry }
hidden-cards-expected = expected hidden cards, found { $found_entry }
floor-decision-contradicted = expected { $expected_action }; the floor decided: { $reason }
player-action-expected = { $fact } isn’t a player action; waiting for: { $legal_actions }
winners-out-of-order = winners out of order
log-start-missing = a log begins with { $kind }
hand-without-end = the hand isn’t over
unassigned-winnings = the chips after the hand don’t add up to the chips before it
log-entry-unknown =
    { KEY($log_kind) ->
        [log] unknown entry
        [room] unknown entry of the table or room
       *[other] unknown entry of the table
    }: { $reason }
log-entry-repeated = { $fact } comes only once, at the start of a log
log-empty = empty log
log-entry-without-hand = no hand in progress for { $fact }
log-entry-impossible = { $fact } is impossible at this table: { $reason }
unpurchased-chips = { $fact } has chips without a purchase or loan
chips-above-purchases =
    { $chips } { NUMBER($chips) ->
        [one] chip
       *[other] chips
    } { $is_surplus ->
        [true] more
       *[false] fewer
    } than bought
logged-seat-empty = seat { $chair } is empty
logged-player-not-seated = { $player } isn’t seated
logged-player-already-seated = { $player } is already in seat { $chair }
departure-stack-mismatch =
    { $player } had { NUMBER($chips) ->
        [one] { $chips } chip
       *[other] { $chips } chips
    } but left with { $departure_stack }
colour-up-mismatch = the colour-up must change the stacks by { $expected_change } in total
