bet-sizes =
    { CHIPS($chips) }{ GIVEN($more) ->
        [yes] /{ $more }
       *[no] {""}
    }
just-ante = ante { CHIPS($chips) }
or-better = , { RANK($rank, form: "all") } or better
hand-opens =
    { KEY($structure) ->
        [no-limit] No-limit
        [pot-limit] Pot-limit
        [limit] Limit
       *[other] Spread-limit
    } { $variant } { $stakes }{ $openers }, { WORD($players) } players
seat-has =
    Seat { $seat }{ $button ->
        [true] {" "}(button)
       *[false] {""}
    } has { CHIPS($chips) }
player-has =
    Seat { $seat }{ $button ->
        [true] {" "}(button)
       *[false] {""}
    }{ PERSON($who) ->
        [you] {" "}you have
       *[other] {" "}{ $who } has
    } { CHIPS($chips) }
earlier-deal-left = An earlier deal left { CHIPS($chips) } in the pot
was-skipped = , which was skipped
for-missed = {" "}for a missed { $what }
to-come-in = {" "}to come in
to-buy-the-button = {" "}to buy the button
and-the-button-passes = {" "}to come in, and the button will pass
with-the-rock = , with the rock
antes =
    { PERSON($who) ->
        [you] you ante
       *[other] { $who } antes
    } { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}of { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
posts-dead =
    { PERSON($who) ->
        [you] you post
       *[other] { $who } posts
    } { CHIPS($chips) } dead{ GIVEN($full) ->
        [yes] {" "}of { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
posts-the-tables-ante =
    { PERSON($who) ->
        [you] you post
       *[other] { $who } posts
    } the table's ante { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}of { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
posts-a-blind =
    { PERSON($who) ->
        [you] you post
       *[other] { $who } posts
    } the blind { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}of { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
posts-the-small-blind =
    { PERSON($who) ->
        [you] you post
       *[other] { $who } posts
    } the small blind { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}of { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
posts-the-big-blind =
    { PERSON($who) ->
        [you] you post
       *[other] { $who } posts
    } the big blind { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}of { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
posts-the-button-blind =
    { PERSON($who) ->
        [you] you post
       *[other] { $who } posts
    } the button blind { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}of { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
puts-in-a-straddle =
    { PERSON($who) ->
        [you] you straddle
       *[other] { $who } straddles
    } to { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}of { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
puts-in-a-sleeper =
    { PERSON($who) ->
        [you] you have
       *[other] { $who } has
    } a sleeper of { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}of { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
posts-chips =
    { PERSON($who) ->
        [you] you post
       *[other] { $who } posts
    } { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}of { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
posts-the-kill =
    { PERSON($who) ->
        [you] you post
       *[other] { $who } posts
    } the kill { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}of { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
everybody-antes = Everybody antes { CHIPS($chips) }
no-chips-left-for =
    { PERSON($who) ->
        [you] you have
       *[other] { $who } has
    } no chips left for the { $what }
forced-bet-of =
    { $what } { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}of { CHIPS($full) }
       *[no] {""}
    }
goes-all-in =
    { PERSON($who) ->
        [you] you are
       *[other] { $who } is
    } all-in
buys-more =
    { PERSON($who) ->
        [you] you buy
       *[other] { $who } buys
    } { CHIPS($chips) } more
borrows-chips =
    { PERSON($who) ->
        [you] you borrow
       *[other] { $who } borrows
    } { CHIPS($chips) }
puts-up-a-marker =
    { PERSON($who) ->
        [you] you put
       *[other] { $who } puts
    } up a marker for { CHIPS($chips) }
