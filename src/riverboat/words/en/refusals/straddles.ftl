cannot-straddle =
    { $who } cannot { $act }: { $why }{ GIVEN($now) ->
        [yes] ; now { $now }
       *[no] {""}
    }
nobody-there-to-straddle =
    chair { $chair }, where nobody sits, cannot { $act }: { $why }{ GIVEN($now) ->
        [yes] ; now { $now }
       *[no] {""}
    }
no-straddles = there are no straddles at this table
no-straddle-in-a-kill-pot = there is no straddle in a kill pot
no-straddle-in-a-bomb-pot = a bomb pot has no blinds that could be straddled
no-blinds-to-straddle = { $game } has no blinds that could be straddled
straddles-with-the-blinds = one straddles when the blinds are posted
straddles-before-the-cards = one straddles before the cards are dealt
all-have-answered = all who may straddle have answered
not-dealt-in-to-straddle =
    { PERSON($who) ->
        [you] you are
       *[other] they are
    } not dealt into this hand
has-declined =
    { PERSON($who) ->
        [you] you have said that you do
       *[other] they have said that they do
    } not
has-straddled =
    { PERSON($who) ->
        [you] you have
       *[other] they have
    } straddled
is-away =
    { PERSON($who) ->
        [you] you are
       *[other] they are
    } away
somebody-has-precedence = somebody else has precedence
sleepers-come-later = sleepers come after the straddles
others-before-the-big-blind = the others are asked before the big blind
straddles-live =
    { NUMBER($n) ->
        [one] one straddle is
       *[other] { $n } straddles are
    } live here, and sleepers are not taken
wrong-place-to-straddle = one straddles from { $places } here; a blind raise from elsewhere is out of turn
straddle-beyond-the-most = the next straddle is { CHIPS($least) }, and none is more than { CHIPS($most) } here
too-few-chips-to-straddle =
    a straddle is { CHIPS($least) }, and { PERSON($who) ->
        [you] you have
       *[other] they have
    } { CHIPS($chips) }: all-in for less is no straddle
straddling-exactly = exactly { CHIPS($to) }
straddling-between =
    { CHIPS($least) } to { CHIPS($most) }{ GIVEN($unit) ->
        [yes] {" "}in multiples of { CHIPS($unit) }
       *[no] {""}
    }
wrong-straddle =
    a straddle of { PERSON($who) ->
        [you] yours
       *[other] theirs
    } is { $size }
