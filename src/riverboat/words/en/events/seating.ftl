chips-suffix = {" "}with { CHIPS($chips) }
seat-taken-by-player =
    { PERSON($who) ->
        [you] you take
       *[other] { $who } takes
    } seat { $chair }{ $chips }
seat-taken-as-replacement =
    { PERSON($who) ->
        [you] you take
       *[other] { $who } takes
    } seat { $chair }{ $chips }, taking over from the previous player
player-sat-out =
    { PERSON($who) ->
        [you] you sit
       *[other] { $who } sits
    } out
sat-out-without-chips =
    { PERSON($who) ->
        [you] you are out of chips and sit
       *[other] { $who } is out of chips and sits
    } out
sat-out-after-timeouts =
    { PERSON($who) ->
        [you] you sit
       *[other] { $who } sits
    } out after too many timeouts
sat-out-while-away =
    { PERSON($who) ->
        [you] you are away and sit
       *[other] { $who } is away and sits
    } out
sit-out-after-hand =
    { PERSON($who) ->
        [you] you sit
       *[other] { $who } sits
    } out after this hand
sit-out-at-blind =
    { PERSON($who) ->
        [you] you sit
       *[other] { $who } sits
    } out at the next big blind
sit-out-cancelled =
    { PERSON($who) ->
        [you] you stay
       *[other] { $who } stays
    } in after this hand
blind-sit-out-cancelled =
    { PERSON($who) ->
        [you] you stay
       *[other] { $who } stays
    } in for the next big blind
player-returned =
    { PERSON($who) ->
        [you] you are
       *[other] { $who } is
    } back
player-returned-on-blind =
    { PERSON($who) ->
        [you] you are back and wait
       *[other] { $who } is back and waits
    } for the big blind
departure-after-hand =
    { PERSON($who) ->
        [you] you leave
       *[other] { $who } leaves
    } after this hand
departure-cancelled =
    { PERSON($who) ->
        [you] you stay
       *[other] { $who } stays
    } after this hand
player-departed =
    { PERSON($who) ->
        [you] you leave
       *[other] { $who } leaves
    } with { CHIPS($chips) }
departure-without-chips =
    { PERSON($who) ->
        [you] you leave
       *[other] { $who } leaves
    } the table
departure-due = { $who } must leave with { CHIPS($chips) }
chips-picked-up =
    { PERSON($who) ->
        [you] you were
       *[other] { $who } was
    } away too long: { CHIPS($chips) } picked up, seat { $chair } open
seat-released =
    { PERSON($who) ->
        [you] you were
       *[other] { $who } was
    } away too long without chips: seat { $chair } open
seat-change-made =
    { PERSON($who) ->
        [you] you move
       *[other] { $who } moves
    } to seat { $chair }
seat-change-with-new-entry =
    { PERSON($who) ->
        [you] you move
       *[other] { $who } moves
    } to seat { $chair } and must post
seat-change-with-pass =
    { PERSON($who) ->
        [you] you move
       *[other] { $who } moves
    } to seat { $chair } and may skip the blinds once
connection-dropped =
    { PERSON($who) ->
        [you] you are
       *[other] { $who } is
    } disconnected
player-reconnected =
    { PERSON($who) ->
        [you] you have
       *[other] { $who } has
    } reconnected
away-time-started = Away timer started for { $who }
