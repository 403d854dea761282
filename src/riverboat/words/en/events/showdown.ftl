run-it-vote =
    { PERSON($who) ->
        [you] you vote
       *[other] { $who } votes
    } to run it { NUMBER($times) ->
        [1] once
        [2] twice
       *[other] { $times } times
    }
board-run-count =
    Run it { NUMBER($times) ->
        [1] once
        [2] twice
       *[other] { $times } times
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
    } { $side }
plays-for = { $who } { $side }
declarations-revealed = Declarations: { $each }
shows =
    { PERSON($who) ->
        [you] you show
       *[other] { $who } shows
    } { CARDS($cards) }
rabbit-hunt-cards = Rabbit hunt: { CARDS($cards) }
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
openers-unshowable = { $who } cannot show openers: hand dead
the-pot = the pot
the-main-pot = the main pot
side-pot = side pot { $n }
house-takes = Rake from { $pot }: { CHIPS($chips) }
pot-pays-for-the-time = Time fee from { $pot }: { CHIPS($chips) }
jackpot-grows = Jackpot drop from { $pot }: { CHIPS($chips) }
kitty-grows = Kitty from { $pot }: { CHIPS($chips) }
on-a-board = {" "}on board { $board }
wins =
    { PERSON($who) ->
        [you] you win
       *[other] { $who } wins
    } { $pot } ({ CHIPS($chips) }){ $board }{ GIVEN($holding) ->
        [yes] {" "}with { $holding }
       *[no] {""}
    }{ $no-low ->
        [true] ; no low
       *[false] {""}
    }
split =
    { LIST($winners) } split { $pot } ({ CHIPS($chips) }){ $board }{ GIVEN($holding) ->
        [yes] {" "}with { $holding }
       *[no] {""}
    }{ $no-low ->
        [true] ; no low
       *[false] {""}
    }
scoops =
    { PERSON($who) ->
        [you] you scoop
       *[other] { $who } scoops
    } { $pot } ({ CHIPS($chips) }){ $board }{ GIVEN($holding) ->
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
    } ({ CHIPS($chips) }){ $board }{ GIVEN($holding) ->
        [yes] {" "}with { $holding }
       *[no] {""}
    }
split-a-half =
    { LIST($winners) } split the { $half } half{ GIVEN($of) ->
        [yes] {" "}of { $of }
       *[no] {""}
    } ({ CHIPS($chips) }){ $board }{ GIVEN($holding) ->
        [yes] {" "}with { $holding }
       *[no] {""}
    }
quartered =
    { PERSON($who) ->
        [you] you are
       *[other] { $who } is
    } quartered
odd-chip-goes-to = Odd chip to { $who }
odd-chips-go-to = Odd chips to { LIST($winners) }
nobody-opens = No opener: all chips returned
nobody-opens-this-deal = No opener: { CHIPS($chips) } carried over to the next hand
no-winner-left = No winner left: { CHIPS($chips) } carried over to the next hand
