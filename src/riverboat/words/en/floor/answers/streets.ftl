four-card-flop-answer =
    { KEY($value) ->
        [redeal] a flop of four cards is shuffled back and dealt again; its burn stays
        [scramble] a flop of four cards is scrambled face down: the floor picks one, which is the next burn, and the other three are the flop
        [redeal-with-burn] a flop of four cards is shuffled back together with its burn and dealt again
       *[other] { $value }
    }
premature-turn-answer =
    { KEY($value) ->
        [rrop-swap] a turn that came too early is set aside: the next card is the turn, and the one set aside is shuffled into the stub for the river
        [reshuffle] board cards that came too early go back into the stub; it is shuffled, and they are dealt again without a burn
       *[other] { $value }
    }
extra-burn-answer =
    { KEY($value) ->
        [as-if-none] after a burn too many or too few, the later cards are those that would have come without the mistake
        [one-a-street] after a burn too many or too few, the dealer goes on with one burn a street
       *[other] { $value }
    }
missing-flop-burn-answer =
    { KEY($value) ->
        [scramble] of a flop without its burn one card becomes the burn if nobody has acted, and the stub completes it; after one check the flop stands
        [scramble-unclear] of a flop without its burn one card becomes the burn if nobody has acted, and the stub completes it; after one check the floor decides
        [reshuffle] a flop without its burn is corrected if no card was seen; otherwise the deck is shuffled
        [redeal] a flop without its burn is dealt again
       *[other] { $value }
    }
stud-exposed-answer =
    { KEY($value) ->
        [third-down] if a down card of stud is exposed, the third card is dealt down
        [becomes-upcard] if a down card of stud is exposed, it becomes the upcard and the third card is dealt down
        [misdeal] if a down card of stud is exposed, it is a misdeal
       *[other] { $value }
    }
stud-both-exposed-answer =
    { KEY($value) ->
        [dead-ante-back] if both down cards are exposed, the hand is dead and its ante comes back
        [misdeal] if both down cards are exposed, it is a misdeal
       *[other] { $value }
    }
exposed-low-answer =
    { KEY($value) ->
        [brings-in] an exposed card takes the place of the upcard: if it is the lowest, its owner pays the bring-in
        [left] an exposed card takes the place of the upcard: if it is the lowest, the action starts with the player to the left
       *[other] { $value }
    }
stud-premature-answer =
    { KEY($value) ->
        [eliminate] stud cards that came too early are removed together with the rest of that street, so the later cards come as without the mistake
        [reshuffle] stud cards that came too early are shuffled back into the stub, and the street is dealt without a burn
       *[other] { $value }
    }
stud-last-exposed-answer =
    { KEY($value) ->
        [declare-all-in] a player whose last card of stud came face up may declare all-in before the betting
        [replaced] a last card of stud that came face up is replaced if there is still betting
       *[other] { $value }
    }
common-card-first-answer =
    { KEY($value) ->
        [high-board] with a common card, the player whose open cards are highest together with it acts first
        [as-sixth] with a common card, the player who began on sixth street acts first
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
        [four-then-one] a player who draws five cards gets four at once, and the fifth when everybody has drawn
       *[other] { $value }
    }
sevens-answer =
    { KEY($value) ->
        [on] in limit ace-to-five, a player who checks a seven or better after the draw wins nothing that is bet after the check
        [off] in limit ace-to-five, a seven or better may be checked after the draw
       *[other] { $value }
    }
