four-card-flop-answer =
    { KEY($value) ->
        [redeal] a four-card flop is shuffled back and dealt again; its burn stays
        [scramble] a four-card flop is scrambled face down: the floor picks one as the next burn, and the other three are the flop
        [redeal-with-burn] a four-card flop is shuffled back together with its burn and dealt again
       *[other] { $value }
    }
premature-turn-answer =
    { KEY($value) ->
        [rrop-swap] a premature turn is set aside: the next card is the turn, and the card set aside is shuffled into the stub before the river
        [reshuffle] premature board cards are shuffled back into the stub and dealt again without a burn
       *[other] { $value }
    }
extra-burn-answer =
    { KEY($value) ->
        [as-if-none] after a burn too many or too few, later cards come as if there had been no mistake
        [one-a-street] after a burn too many or too few, the dealer goes on with one burn a street
       *[other] { $value }
    }
missing-flop-burn-answer =
    { KEY($value) ->
        [scramble] before any action, one card of a flop without a burn becomes the burn, and the stub completes the flop; after one check the flop stands
        [scramble-unclear] before any action, one card of a flop without a burn becomes the burn, and the stub completes the flop; after one check the floor decides
        [reshuffle] a flop without a burn is corrected if no card was seen; otherwise the deck is shuffled
        [redeal] a flop without a burn is dealt again
       *[other] { $value }
    }
stud-exposed-answer =
    { KEY($value) ->
        [third-down] after an exposed down card in stud, the third card comes down
        [becomes-upcard] an exposed down card in stud becomes the upcard, and the third card comes down
        [misdeal] an exposed down card in stud is a misdeal
       *[other] { $value }
    }
stud-both-exposed-answer =
    { KEY($value) ->
        [dead-ante-back] with both down cards exposed, the hand is dead and its ante comes back
        [misdeal] two exposed down cards are a misdeal
       *[other] { $value }
    }
exposed-low-answer =
    { KEY($value) ->
        [brings-in] an exposed card counts as the upcard: the lowest pays the bring-in
        [left] an exposed card counts as the upcard: if it’s the lowest, action starts to the left
       *[other] { $value }
    }
stud-premature-answer =
    { KEY($value) ->
        [eliminate] premature stud cards go out of play with the rest of that street, so later cards come as if there had been no mistake
        [reshuffle] premature stud cards are shuffled back into the stub, and the street comes without a burn
       *[other] { $value }
    }
stud-last-exposed-answer =
    { KEY($value) ->
        [declare-all-in] a player with an exposed seventh card may declare all-in before the betting
        [replaced] an exposed seventh card is replaced if there is still betting
       *[other] { $value }
    }
common-card-first-answer =
    { KEY($value) ->
        [high-board] with a community card, the highest board including it acts first
        [as-sixth] with a community card, the first to act on sixth street acts first again
       *[other] { $value }
    }
draw-exposed-answer =
    { KEY($value) ->
        [by-game] a card exposed before the draw is kept or replaced depending on the game
        [all-replaced] a card exposed before the draw is replaced in every game
        [all-taken] a card exposed before the draw is kept in every game
       *[other] { $value }
    }
draw-five-answer =
    { KEY($value) ->
        [at-once] a player who draws five cards gets all five at once
        [four-then-one] a player who draws five cards gets four at once, and the fifth when all have drawn
       *[other] { $value }
    }
sevens-answer =
    { KEY($value) ->
        [on] in limit ace-to-five, a player who checks a seven or better after the draw wins no later bets
        [off] in limit ace-to-five, a player may check a seven or better after the draw
       *[other] { $value }
    }
