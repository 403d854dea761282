card-count-correct = the number of cards is right: nothing to rule on
too-many-cards-missing = a hand of { $hole_card_count } can’t be { $cards } { NUMBER($cards) ->
        [one] card
       *[other] cards
    } short
flop-count-correct = too many flop cards means 4 or more, not { $cards }
no-such-street =
    no { KEY($street) ->
        [flop] flop
        [turn] turn
        [river] river
        [draw] draw
       *[other] { $street } street
    } in this game
burn-street-invalid = no burn before the first betting round: name the street that follows the burn
street-already-dealt =
    { KEY($street) ->
        [flop] the flop
        [turn] the turn
        [river] the river
        [draw] the draw
       *[other] { $street } street
    } came on time, not early
street-not-dealt =
    { KEY($street) ->
        [flop] the flop
        [turn] the turn
        [river] the river
        [draw] the draw
       *[other] { $street } street
    } hasn’t been dealt yet
street-not-reached =
    { KEY($street) ->
        [flop] the flop
        [turn] the turn
        [river] the river
        [draw] the draw
       *[other] { $street } street
    } isn’t the next street
deck-without-enough-cards = not enough cards: that needs a deck of { $cards }
game-family-mismatch =
    only for { KEY($family) ->
        [flop] hold’em and Omaha
        [stud] stud
        [draw] draw
       *[other] { $family }
    }
one-card-shown-twice = the same card is entered twice: enter each exposed card once
no-such-card = invalid card number { $card }
card-dealt-elsewhere = { CARDS($cards) } can’t be in that hand: dealt elsewhere
