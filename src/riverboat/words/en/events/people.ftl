with-chips = {" "}with { CHIPS($chips) }
sits-down =
    { PERSON($who) ->
        [you] you sit
       *[other] { $who } sits
    } down in chair { $chair }{ $chips }
sits-down-in-their-place =
    { PERSON($who) ->
        [you] you sit
       *[other] { $who } sits
    } down in chair { $chair }{ $chips } for who has just left
sits-out =
    { PERSON($who) ->
        [you] you sit
       *[other] { $who } sits
    } out
sits-out-without-chips =
    { PERSON($who) ->
        [you] you have no chips left, and sit
       *[other] { $who } has no chips left, and sits
    } out
sits-out-after-delays =
    { PERSON($who) ->
        [you] you were out of time too often, and sit
       *[other] { $who } was out of time too often, and sits
    } out
sits-out-while-away =
    { PERSON($who) ->
        [you] you are away, and sit
       *[other] { $who } is away, and sits
    } out
sits-out-next =
    { PERSON($who) ->
        [you] you sit
       *[other] { $who } sits
    } out after this hand
sits-out-at-the-blind =
    { PERSON($who) ->
        [you] you sit
       *[other] { $who } sits
    } out when the big blind comes
plays-on =
    { PERSON($who) ->
        [you] you play
       *[other] { $who } plays
    } after this hand
plays-the-blind =
    { PERSON($who) ->
        [you] you play
       *[other] { $who } plays
    } when the big blind comes
comes-back =
    { PERSON($who) ->
        [you] you are
       *[other] { $who } is
    } back
comes-back-on-the-blind =
    { PERSON($who) ->
        [you] you are back, and wait
       *[other] { $who } is back, and waits
    } for the big blind
leaves-after-this-hand =
    { PERSON($who) ->
        [you] you leave
       *[other] { $who } leaves
    } after this hand
stays-after-this-hand =
    { PERSON($who) ->
        [you] you stay
       *[other] { $who } stays
    } after this hand
leaves =
    { PERSON($who) ->
        [you] you leave
       *[other] { $who } leaves
    } with { CHIPS($chips) }
leaves-with-nothing =
    { PERSON($who) ->
        [you] you leave
       *[other] { $who } leaves
    } the table
has-to-leave =
    { PERSON($who) ->
        [you] you have
       *[other] { $who } has
    } to leave, with { CHIPS($chips) }
chips-are-picked-up =
    { PERSON($who) ->
        [you] you were
       *[other] { $who } was
    } away too long: the { CHIPS($chips) } are picked up, chair { $chair } is free
seat-is-given-up =
    { PERSON($who) ->
        [you] you were
       *[other] { $who } was
    } away too long with no chips: chair { $chair } is free
moves-to =
    { PERSON($who) ->
        [you] you move
       *[other] { $who } moves
    } to chair { $chair }
moves-and-comes-in-again =
    { PERSON($who) ->
        [you] you move
       *[other] { $who } moves
    } to chair { $chair }, and { PERSON($who) ->
        [you] have
       *[other] has
    } to come in again
moves-and-is-passed =
    { PERSON($who) ->
        [you] you move
       *[other] { $who } moves
    } to chair { $chair }, and the blinds may pass { PERSON($who) ->
        [you] you
       *[other] them
    } once
loses-the-connection =
    { PERSON($who) ->
        [you] you are
       *[other] { $who } is
    } not connected any more
connects-again =
    { PERSON($who) ->
        [you] you are
       *[other] { $who } is
    } connected again
minutes-count =
    From now on the minutes are counted in which { PERSON($who) ->
        [you] you are
       *[other] { $who } is
    } away
