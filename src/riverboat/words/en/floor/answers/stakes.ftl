sb-dead-answer =
    { KEY($value) ->
        [on] the small blind is dead money and doesn’t count towards a call
        [off] the small blind is live and counts towards a call
       *[other] { $value }
    }
short-order-answer =
    { KEY($value) ->
        [ante-first] a stack too short for ante and blind pays the ante first
        [blind-first] a stack too short for ante and blind pays the blind first
       *[other] { $value }
    }
cap-includes-ante-answer =
    { KEY($value) ->
        [on] antes count towards the cap of a hand
        [off] antes come on top of the cap of a hand
       *[other] { $value }
    }
subunit-chips-play-allin-answer =
    { KEY($value) ->
        [on] chips below the unit play when a player is all-in
        [off] chips below the unit don’t play, and an all-in player keeps them
       *[other] { $value }
    }
stakes-answer =
    { KEY($value) ->
        [table] table stakes: only chips on the table at the start of a hand play
        [open] open stakes: players may buy chips during a hand, and even borrow them
       *[other] { $value }
    }
open-allin-answer =
    { KEY($value) ->
        [on] with open stakes, a player who can’t cover a bet may go all-in
        [off] with open stakes, a player who can’t cover a bet adds chips or folds
       *[other] { $value }
    }
bringin-tie-answer =
    { KEY($value) ->
        [suit] with equal upcards the suit decides the bring-in
        [position] with equal upcards the first player clockwise from the dealer pays the bring-in
       *[other] { $value }
    }
bringin-full-answer =
    { KEY($value) ->
        [option] a bring-in of a full bet is live like a blind: the player may raise when all have called
        [may-raise] a player whose bring-in is a full bet may raise at once, and has no second chance later
       *[other] { $value }
    }
wrong-bringin-answer =
    { KEY($value) ->
        [refuse] a bring-in by the wrong player isn’t accepted
        [correct] a bring-in by the wrong player can be corrected until the next player has acted, and stands after that
       *[other] { $value }
    }
board-tie-answer =
    { KEY($value) ->
        [position] with equal upcards the first player clockwise from the dealer acts first
        [suit] with equal upcards the player with the highest card by suit acts first
       *[other] { $value }
    }
open-pair-answer =
    { KEY($value) ->
        [on] in limit stud for high, an open pair on fourth street allows the bigger bet
        [off] an open pair on fourth street of stud doesn’t change the bet
       *[other] { $value }
    }
max-draw-answer = a player may draw at most { NUMBER($n) ->
        [one] 1 card
       *[other] { $n } cards
    } at a time
openers-proof-answer =
    { KEY($value) ->
        [enforced] a player without openers can’t open
        [shown] a player who opened must show openers at the end, or the hand is dead
       *[other] { $value }
    }
pass-out-answer =
    { KEY($value) ->
        [carry] if no player opens, the antes carry over to the next hand
        [return] if no player opens, the antes go back to the players
       *[other] { $value }
    }
