fact-is-wrong = fact { $at }: { $what }
fact-expected =
    expected { $expected }{ GIVEN($found) ->
        [yes] , found { $found }
       *[no] {""}
    }
other-than-offered = expected { $expected }, found { $found }
cards-were-to-be-hidden = expected hidden cards, found { $found }
floor-decided-otherwise = expected { $expected }; the floor decided: { $reason }
is-nobodys-choice = { $fact } is nobody's choice; the table waits for: { $legal }
winners-out-of-order = winners out of order
hand-begins-with = a log begins with { $kind }
hand-has-no-end = the hand is not over
chips-won-by-nobody = chips were won or lost by nobody
is-no-fact =
    { KEY($of) ->
        [log] not a fact
        [room] not a fact of a table or of the room
       *[other] not a fact of a table
    }: { $why }
fact-comes-once = a log begins once, and not again with { $fact }
log-is-empty = an empty log
no-hand-for-it = no hand is played in which there could be { $fact }
cannot-have-happened = { $fact } cannot have happened at this table: { $why }
nobody-bought-it = nobody bought or borrowed what came with { $fact }
chips-more-than-bought =
    there { NUMBER($chips) ->
        [one] is { $chips } chip
       *[other] are { $chips } chips
    } { $more ->
        [true] more
       *[false] fewer
    } than were bought
nobody-sat-there = nobody sits in chair { $chair }
never-sat-down = { $player } has never sat down
sat-there-already = { $player } sits in chair { $chair }
left-with-other =
    { $player } has { NUMBER($chips) ->
        [one] { $chips } chip
       *[other] { $chips } chips
    }, and left with { $left }
colour-up-left-other = the stacks do not gain { $gained } by what the colour-up left them
