fact-invalid = fact { $at }: { $what }
fact-expected =
    expected { $expected }{ GIVEN($found) ->
        [yes] , found { $found }
       *[no] {""}
    }
other-than-offered = expected { $expected }, found { $found }
hidden-cards-expected = expected hidden cards, found { $found }
floor-decided-otherwise = expected { $expected }; the floor decided: { $reason }
not-players-choice = { $fact } is not a player's choice; waiting for: { $legal }
winners-out-of-order = winners out of order
hand-begins-with = a log begins with { $kind }
hand-without-end = the hand is not over
chips-won-by-nobody = chips won or lost without a player
fact-unknown =
    { KEY($of) ->
        [log] not a fact
        [room] not a fact of a table or of the room
       *[other] not a fact of a table
    }: { $why }
fact-comes-once = { $fact } comes only once, at the start of a log
log-empty = an empty log
no-hand-for-it = no hand in progress for { $fact }
fact-impossible = impossible at this table: { $fact }: { $why }
nobody-bought-it = { $fact } has chips without a purchase or loan
chips-more-than-bought =
    { $chips } { NUMBER($chips) ->
        [one] chip
       *[other] chips
    } { $more ->
        [true] more
       *[false] fewer
    } than bought
nobody-sat-there = seat { $chair } is empty
never-sat-down = { $player } is not seated
sat-there-already = { $player } is already in seat { $chair }
left-with-other =
    { $player } has { NUMBER($chips) ->
        [one] { $chips } chip
       *[other] { $chips } chips
    } but left with { $left }
colour-up-left-other = the colour-up changes the stacks by other than { $gained }
