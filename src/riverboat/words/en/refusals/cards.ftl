count-is-right = a hand that is off by no card has the right number of cards
not-so-many-cards =
    nobody is { NUMBER($cards) ->
        [one] { $cards } card
       *[other] { $cards } cards
    } short of { $hole }
flop-is-right = too many cards on the flop are four or more, not { $cards }
no-such-street =
    { KEY($street) ->
        [flop] the flop
        [turn] the turn
        [river] the river
        [draw] the draw
       *[other] { $street } street
    } does not come in this game
no-street-is-on = before the first betting nothing is burned: say before which street it was
street-has-come =
    { KEY($street) ->
        [flop] the flop
        [turn] the turn
        [river] the river
        [draw] the draw
       *[other] { $street } street
    } was dealt in its time: it cannot be early now
street-has-not-come =
    { KEY($street) ->
        [flop] the flop
        [turn] the turn
        [river] the river
        [draw] the draw
       *[other] { $street } street
    } was not dealt yet
street-is-farther =
    { KEY($street) ->
        [flop] the flop
        [turn] the turn
        [river] the river
        [draw] the draw
       *[other] { $street } street
    } is not what comes next
deck-is-too-short = that takes a deck of { $cards } cards
other-family =
    that happens in { KEY($family) ->
        [flop] hold'em and Omaha
        [stud] stud
        [draw] draw
       *[other] { $family }
    } only
one-card-shown-twice = one card cannot be shown twice
no-such-card = { $card } is no card
card-is-elsewhere = { CARDS($cards) } cannot be in that hand: it lies elsewhere already
