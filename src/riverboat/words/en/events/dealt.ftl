everybody-is-dealt =
    Everybody is dealt { NUMBER($n) ->
        [one] { WORD($n) } card
       *[other] { WORD($n) } cards
    }
gets-cards =
    { PERSON($who) ->
        [you] you are
       *[other] { $who } is
    } dealt { CARDS($cards) }{ $pot }
new-cards-for = New cards for { $people }
dealer-exposes =
    The dealer exposes { CARDS($card) }, dealt to { $who }: { $replaced ->
        [true] it will be replaced
       *[false] it stays face up
    }{ $pot }
cards-for = { CARDS($cards) } for { $who }
upcards-for = { CARDS($cards) } for { $who } ({ CARDS($showing) })
face-down-for = a card face down for { LIST($people) }
door-cards = The door cards are { LIST($each) }{ $pot }
street-comes =
    { KEY($street) ->
        [second-street] Second street
        [third-street] Third street
        [fourth-street] Fourth street
        [fifth-street] Fifth street
        [sixth-street] Sixth street
        [seventh-street] Seventh street
       *[other] { $street }
    } is { LIST($each) }{ $pot }
board-comes = The { $street } is { CARDS($cards) }{ $pot }
one-board-comes = On the { ORDINAL($board) } board the { $street } is { CARDS($cards) }{ $pot }
card-for-all = There are not enough cards: { CARDS($cards) } is everybody's{ $pot }
draw-comes = The draw comes{ $pot }
one-draw-comes = The { ORDINAL($which) } draw comes{ $pot }
stub-runs-out =
    The stub has run out: { NUMBER($n) ->
        [one] { WORD($n) } card is
       *[other] { WORD($n) } cards are
    } shuffled into it
stands-pat =
    { PERSON($who) ->
        [you] you stand
       *[other] { $who } stands
    } pat
discards =
    { PERSON($who) ->
        [you] you discard
       *[other] { $who } discards
    } { CARDS($cards) }
discards-unseen =
    { PERSON($who) ->
        [you] you discard
       *[other] { $who } discards
    } { NUMBER($n) ->
        [one] { WORD($n) } card
       *[other] { WORD($n) } cards
    }
draws =
    { PERSON($who) ->
        [you] you draw
       *[other] { $who } draws
    } { WORD($n) }
draws-and-shows =
    { PERSON($who) ->
        [you] you draw
       *[other] { $who } draws
    } { WORD($n) }, throwing away { CARDS($cards) }
takes-back-the-discard =
    { PERSON($who) ->
        [you] you take
       *[other] { $who } takes
    } back the discard
