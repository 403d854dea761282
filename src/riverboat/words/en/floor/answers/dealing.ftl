misdeal-cutoff-answer =
    { KEY($value) ->
        [two-actors] play has begun when two players after the blinds have acted, whatever they did; after that there is no misdeal
        [substantial-action] play has begun after two actions of which one puts chips in, or any three; after that there is no misdeal
        [wsop-live] play has begun after three folds, three checks, or two actions that are neither two folds nor two checks; after that there is no misdeal
       *[other] { $value }
    }
exposed-misdeal-answer =
    { KEY($value) ->
        [first-only] one exposed card is a misdeal only if it is the very first card dealt; any other is replaced
        [first-two-of-hand] one exposed card is a misdeal if it is the first or second card of a player; any other is replaced
        [first-two-off-deck] one exposed card is a misdeal if it is one of the first two cards off the deck; any other is replaced
       *[other] { $value }
    }
wrong-count-answer =
    { KEY($value) ->
        [fix] before play has begun, one card too many becomes the burn, and a missing card that is next in order is dealt
        [misdeal] before play has begun, one card too many or too few is a misdeal
       *[other] { $value }
    }
no-right-answer =
    { KEY($value) ->
        [misdeal] a card dealt to an empty seat, or to a player who has no right to a hand, is a misdeal
        [not-listed] a card dealt to an empty seat, or to a player who has no right to a hand, is not in the list of misdeals: the floor decides
       *[other] { $value }
    }
redeal-absent-answer =
    { KEY($value) ->
        [plays] a player who was away at the first deal and has come back plays in the new one
        [killed] a player who was away at the first deal and has come back is dealt a hand that is killed at once
       *[other] { $value }
    }
wrong-button-early-answer =
    { KEY($value) ->
        [misdeal] a button in the wrong place is a misdeal if that is noticed before play has begun
        [correct] a button in the wrong place is corrected at once if that is noticed before play has begun
       *[other] { $value }
    }
wrong-button-answer =
    { KEY($value) ->
        [fix-next-hand] a button in the wrong place that is noticed later is corrected for the next hand
        [stands] a button in the wrong place that is noticed later is not moved back
       *[other] { $value }
    }
joker-answer =
    { KEY($value) ->
        [replace-or-dead] a joker is replaced until its owner acts; after that the hand is dead
        [misdeal-or-scrap] a joker is a misdeal before play has begun; after that it is a scrap of paper
        [misdeal-or-dead] a joker is a misdeal before play has begun; after that the hand is dead
       *[other] { $value }
    }
unseen-cards-answer =
    { KEY($value) ->
        [liable] a player who plays without looking is responsible for irregular cards
        [excused] a player who plays without looking is excused for irregular cards
       *[other] { $value }
    }
dropped-card-answer =
    { KEY($value) ->
        [plays] a card that its owner dropped to the floor plays
        [floor-rule] a card that its owner dropped to the floor is not replaced, and the floor decides if the hand plays
       *[other] { $value }
    }
least-cut-answer =
    each part of a cut has at least { NUMBER($n) ->
        [one] 1 card
       *[other] { $n } cards
    }
burn-answer =
    { KEY($value) ->
        [on] the dealer burns the top card before the cards of each street: before each draw in draw games, and not before the first cards of stud
        [off] no card is burned
       *[other] { $value }
    }
stud-last-card-allin-answer =
    { KEY($value) ->
        [down] when no more betting is possible, the last card of stud is dealt face down
        [up] when no more betting is possible, the last card of stud is dealt face up
       *[other] { $value }
    }
