bet-sizes =
    { CHIPS($chips) }{ GIVEN($more) ->
        [yes] /{ $more }
       *[no] {""}
    }
ante-stakes = ante { CHIPS($chips) }
min-rank-suffix = , { RANK($rank, form: "all") } or better
hand-introduction =
    { KEY($structure) ->
        [no-limit] No-limit
        [pot-limit] Pot-limit
        [limit] Limit
       *[other] Spread-limit
    } { GAME($variant) } { $stakes }{ $openers }, { $players } players
seat-stack-line = Seat { $seat }{ $button ->
        [true] {" "}(button)
       *[false] {""}
    }: { CHIPS($chips) }
player-stack-line = Seat { $seat }{ $button ->
        [true] {" "}(button)
       *[false] {""}
    }: { PERSON($who) ->
        [you] you have
       *[other] { $who } has
    } { CHIPS($chips) }
carried-over-pot = Carried over in the pot: { CHIPS($chips) }
skipped-suffix = {" "}(skipped)
missed-post-suffix = {" "}for a missed { $what }
entry-post-suffix = {" "}to enter
button-purchase-suffix = {" "}to buy the button
button-pass-suffix = {" "}to enter (the button passes this seat next hand)
rock-suffix = , with the rock
ante-posted =
    { PERSON($who) ->
        [you] you ante
       *[other] { $who } antes
    } { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}of { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
dead-post-made =
    { PERSON($who) ->
        [you] you post
       *[other] { $who } posts
    } { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}of { CHIPS($full) }
       *[no] {""}
    } dead{ $why }{ $end }
table-ante-posted =
    { PERSON($who) ->
        [you] you post
       *[other] { $who } posts
    } table ante { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}of { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
blind-posted =
    { PERSON($who) ->
        [you] you post
       *[other] { $who } posts
    } blind { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}of { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
small-blind-posted =
    { PERSON($who) ->
        [you] you post
       *[other] { $who } posts
    } small blind { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}of { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
big-blind-posted =
    { PERSON($who) ->
        [you] you post
       *[other] { $who } posts
    } big blind { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}of { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
button-blind-posted =
    { PERSON($who) ->
        [you] you post
       *[other] { $who } posts
    } button blind { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}of { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
straddle-put-in =
    { PERSON($who) ->
        [you] you straddle
       *[other] { $who } straddles
    } to { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}of { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
sleeper-put-in =
    { PERSON($who) ->
        [you] you post
       *[other] { $who } posts
    } sleeper { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}of { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
post-made =
    { PERSON($who) ->
        [you] you post
       *[other] { $who } posts
    } { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}of { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
kill-posted =
    { PERSON($who) ->
        [you] you post
       *[other] { $who } posts
    } kill { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}of { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
antes-posted-by-all = All players ante { CHIPS($chips) }
stack-too-short-for-post =
    { PERSON($who) ->
        [you] you have
       *[other] { $who } has
    } no chips left for the { $what }
forced-bet-amount =
    { $what } { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}of { CHIPS($full) }
       *[no] {""}
    }
all-in-declared =
    { PERSON($who) ->
        [you] you are
       *[other] { $who } is
    } all-in
top-up-made =
    { PERSON($who) ->
        [you] you buy
       *[other] { $who } buys
    } { CHIPS($chips) } more
chips-borrowed =
    { PERSON($who) ->
        [you] you borrow
       *[other] { $who } borrows
    } { CHIPS($chips) }
marker-put-up =
    { PERSON($who) ->
        [you] you put
       *[other] { $who } puts
    } up a marker for { CHIPS($chips) }
