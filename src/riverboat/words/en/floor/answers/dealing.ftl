misdeal-cutoff-answer =
    { KEY($value) ->
        [two-actors] play has begun when two players after the blinds have acted; after that there is no misdeal
        [substantial-action] play has begun after two actions, one of them with chips, or after any three; after that there is no misdeal
        [wsop-live] play has begun after three folds, three checks, or two actions other than two folds or two checks; after that there is no misdeal
       *[other] { $value }
    }
exposed-misdeal-answer =
    { KEY($value) ->
        [first-only] one exposed card is a misdeal only if it’s the very first card dealt; any other is replaced
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
        [misdeal] a card dealt to an empty seat, or to a player not entitled to a hand, is a misdeal
        [not-listed] a card dealt to an empty seat, or to a player not entitled to a hand, isn’t a listed misdeal: the floor decides
       *[other] { $value }
    }
redeal-absent-answer =
    { KEY($value) ->
        [plays] a player who was away at the first deal and has come back plays in the redeal
        [killed] a player who was away at the first deal and has come back gets a dead hand
       *[other] { $value }
    }
wrong-button-early-answer =
    { KEY($value) ->
        [misdeal] a button in the wrong place is a misdeal if noticed before play begins
        [correct] a button in the wrong place is corrected at once if noticed before play begins
       *[other] { $value }
    }
wrong-button-answer =
    { KEY($value) ->
        [fix-next-hand] a wrong button noticed later is corrected for the next hand
        [stands] a wrong button noticed later stays
       *[other] { $value }
    }
joker-answer =
    { KEY($value) ->
        [replace-or-dead] a joker is replaced until its owner acts; after that the hand is dead
        [misdeal-or-scrap] a joker is a misdeal before play has begun; after that it’s a scrap of paper
        [misdeal-or-dead] a joker is a misdeal before play has begun; after that the hand is dead
       *[other] { $value }
    }
unseen-cards-answer =
    { KEY($value) ->
        [liable] a player who plays without looking is responsible for irregular cards
        [excused] a player who plays without looking isn’t responsible for irregular cards
       *[other] { $value }
    }
dropped-card-answer =
    { KEY($value) ->
        [plays] a card dropped by its owner plays
        [floor-rule] a card dropped by its owner isn’t replaced, and the floor decides if the hand plays
       *[other] { $value }
    }
least-cut-answer = each part of a cut needs at least { NUMBER($n) ->
        [one] 1 card
       *[other] { $n } cards
    }
burn-answer =
    { KEY($value) ->
        [on] the dealer burns the top card before the cards of each street: before each draw in draw games, and not before the first cards of stud
        [off] no burn cards
       *[other] { $value }
    }
stud-last-card-allin-answer =
    { KEY($value) ->
        [down] with no more betting possible, the last card of stud is dealt face down
        [up] with no more betting possible, the last card of stud is dealt face up
       *[other] { $value }
    }
