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
declaration-made =
    { PERSON($who) ->
        [you] you declare
       *[other] { $who } declares
    }
side-declared =
    { PERSON($who) ->
        [you] you declare
       *[other] { $who } declares
    } { $side }
player-declared-side = { $who } { $side }
declarations-revealed = Declarations: { $each }
cards-shown =
    { PERSON($who) ->
        [you] you show
       *[other] { $who } shows
    } { CARDS($cards) }
rabbit-hunt-cards = Rabbit hunt: { CARDS($cards) }
holding-shown =
    { PERSON($who) ->
        [you] you show
       *[other] { $who } shows
    } { CARDS($cards) }: { $holding }
cards-mucked =
    { PERSON($who) ->
        [you] you muck
       *[other] { $who } mucks
    }
openers-displayed =
    { PERSON($who) ->
        [you] you show
       *[other] { $who } shows
    } openers: { CARDS($cards) }
openers-unshowable = { $who } can’t show openers: hand dead
single-pot-name = the pot
main-pot-name = the main pot
side-pot = side pot { $n }
rake-from-pot = Rake from { $pot }: { CHIPS($chips) }
time-fee-from-pot = Time fee from { $pot }: { CHIPS($chips) }
jackpot-drop-taken = Jackpot drop from { $pot }: { CHIPS($chips) }
kitty-drop-taken = Kitty from { $pot }: { CHIPS($chips) }
board-suffix = {" "}on board { $board }
pot-won =
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
pot-split =
    { LIST($winners) } split { $pot } ({ CHIPS($chips) }){ $board }{ GIVEN($holding) ->
        [yes] {" "}with { $holding }
       *[no] {""}
    }{ $no-low ->
        [true] ; no low
       *[false] {""}
    }
pot-scooped =
    { PERSON($who) ->
        [you] you scoop
       *[other] { $who } scoops
    } { $pot } ({ CHIPS($chips) }){ $board }{ GIVEN($holding) ->
        [yes] {" "}with { $holding }
       *[no] {""}
    }
half-pot-won =
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
pot-half-split =
    { LIST($winners) } split the { $half } half{ GIVEN($of) ->
        [yes] {" "}of { $of }
       *[no] {""}
    } ({ CHIPS($chips) }){ $board }{ GIVEN($holding) ->
        [yes] {" "}with { $holding }
       *[no] {""}
    }
player-quartered =
    { PERSON($who) ->
        [you] you are
       *[other] { $who } is
    } quartered
odd-chip-awarded = Odd chip to { $who }
odd-chips-awarded = Odd chips to { LIST($winners) }
passed-out-pot-returned = No opener: all chips returned
passed-out-pot-carried-over = No opener: { CHIPS($chips) } carried over to the next hand
no-winner-left = No live hand left: { CHIPS($chips) } carried over to the next hand
