will-run-it =
    { $who } will run it { NUMBER($times) ->
        [1] once
        [2] twice
       *[other] { WORD($times) } times
    }
board-is-run =
    The board is run { NUMBER($times) ->
        [1] once
        [2] twice
       *[other] { WORD($times) } times
    }
declares =
    { PERSON($who) ->
        [you] you declare
       *[other] { $who } declares
    }
declares-for =
    { PERSON($who) ->
        [you] you declare
       *[other] { $who } declares
    } { KEY($side) ->
        [both] both halves
       *[other] { $side }
    }
plays-for =
    { $who } for { KEY($side) ->
        [both] both halves
       *[other] { $side }
    }
declarations-are-opened = All declarations are opened: { LIST($each) }
shows =
    { PERSON($who) ->
        [you] you show
       *[other] { $who } shows
    } { CARDS($cards) }
would-have-come = would have come: { CARDS($cards) }
shows-a-holding =
    { PERSON($who) ->
        [you] you show
       *[other] { $who } shows
    } { CARDS($cards) }: { $holding }
mucks =
    { PERSON($who) ->
        [you] you muck
       *[other] { $who } mucks
    }
shows-openers =
    { PERSON($who) ->
        [you] you show
       *[other] { $who } shows
    } openers: { CARDS($cards) }
cannot-show-openers = { $who } cannot show openers: the hand is dead
the-pot = the pot
the-main-pot = the main pot
side-pot = side pot { $n }
house-takes = The house takes { CHIPS($chips) } of { $pot }
pot-pays-for-the-time =
    { CHIPS($chips) } of { $pot } { NUMBER($chips) ->
        [one] pays
       *[other] pay
    } for the table's time
jackpot-grows =
    { CHIPS($chips) } of { $pot } { NUMBER($chips) ->
        [one] goes
       *[other] go
    } to the jackpot
kitty-grows =
    { CHIPS($chips) } of { $pot } { NUMBER($chips) ->
        [one] goes
       *[other] go
    } to the kitty
on-a-board = {" "}on the { ORDINAL($board) } board
wins =
    { PERSON($who) ->
        [you] you win
       *[other] { $who } wins
    } { $pot } of { CHIPS($chips) }{ $board }{ GIVEN($holding) ->
        [yes] {" "}with { $holding }
       *[no] {""}
    }{ $no-low ->
        [true] ; no low qualifies
       *[false] {""}
    }
split =
    { LIST($winners) } split { $pot } of { CHIPS($chips) }{ $board }{ GIVEN($holding) ->
        [yes] {" "}with { $holding }
       *[no] {""}
    }{ $no-low ->
        [true] ; no low qualifies
       *[false] {""}
    }
scoops =
    { PERSON($who) ->
        [you] you scoop
       *[other] { $who } scoops
    } { $pot } of { CHIPS($chips) }{ $board }{ GIVEN($holding) ->
        [yes] {" "}with { $holding }
       *[no] {""}
    }
wins-a-half =
    { PERSON($who) ->
        [you] you win
       *[other] { $who } wins
    } the { $half } half{ GIVEN($of) ->
        [yes] {" "}of { $of }
       *[no] {""}
    }, { CHIPS($chips) },{ $board }{ GIVEN($holding) ->
        [yes] {" "}with { $holding }
       *[no] {""}
    }
split-a-half =
    { LIST($winners) } split the { $half } half{ GIVEN($of) ->
        [yes] {" "}of { $of }
       *[no] {""}
    }, { CHIPS($chips) },{ $board }{ GIVEN($holding) ->
        [yes] {" "}with { $holding }
       *[no] {""}
    }
quartered =
    { PERSON($who) ->
        [you] you are
       *[other] { $who } is
    } quartered
odd-chip-goes-to = The odd chip goes to { $who }
odd-chips-go-to = Odd chips go to { LIST($winners) }
nobody-opens = Nobody opens: all chips go back
nobody-opens-this-deal = Nobody opens: { CHIPS($chips) } is carried over to the next deal
nobody-is-left-to-win = Nobody is left to win the pot: { CHIPS($chips) } is carried over to the next deal
