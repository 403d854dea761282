reopen-answer =
    { KEY($value) ->
        [by-structure] an all-in reopens the betting if it is a full raise; in limit, half a bet is enough
        [full] an all-in reopens the betting only if it is a full raise, in every structure
        [half] an all-in reopens the betting if it is at least half a raise, in every structure
       *[other] { $value }
    }
table-short-raise-answer =
    { KEY($value) ->
        [adds] in limit, a raise over an all-in of at least half a bet adds a full bet
        [completes] in limit, a raise over an all-in of at least half a bet only completes the bet
       *[other] { $value }
    }
max-raises-answer = in limit, a street allows 1 bet and { NUMBER($n) ->
        [one] 1 raise
       *[other] { $n } raises
    }
max-raises-two-rounds-answer = in games with two betting rounds, a round allows 1 bet and { NUMBER($n) ->
        [one] 1 raise
       *[other] { $n } raises
    }
headsup-cap-answer =
    { KEY($value) ->
        [before-cap] no cap if the pot becomes heads-up before the cap is reached
        [round-start] no cap if the street began heads-up
        [event-only] the cap is lifted only when the tournament is heads-up
        [always-capped] the cap applies heads-up, too
       *[other] { $value }
    }
headsup-counts-answer =
    { KEY($value) ->
        [not-all-in] a pot is heads-up if only two players have chips behind
        [in-hand] a pot is heads-up if only two players have cards
       *[other] { $value }
    }
short-allin-counts-answer =
    { KEY($value) ->
        [on] every all-in raise counts towards the cap
        [off] an all-in that doesn’t reopen the betting doesn’t count towards the cap
       *[other] { $value }
    }
completion-counts-as-raise-answer =
    { KEY($value) ->
        [on] completing a blind below the minimum bet counts towards the cap
        [off] completing a blind below the minimum bet doesn’t count towards the cap
       *[other] { $value }
    }
straddle-counts-as-raise-answer =
    { KEY($value) ->
        [on] a straddle or sleeper counts towards the cap
        [off] a straddle or sleeper doesn’t count towards the cap
       *[other] { $value }
    }
straddle-min-raise-answer =
    { KEY($value) ->
        [increment] the minimum raise over a straddle adds the straddle’s increment: over 4 on a big blind of 2, to 6
        [full-straddle] the minimum raise over a straddle adds the whole straddle: over 4 on a big blind of 2, to 8
       *[other] { $value }
    }
straddle-order-answer =
    { KEY($value) ->
        [from-the-straddle] action starts to the left of the straddler and ends with the straddler
        [from-under-the-gun] action starts to the left of the big blind, and the straddler acts last
       *[other] { $value }
    }
opening-amount-answer =
    { NUMBER($n) ->
        [0] in limit, the first bet of a round is one full bet
       *[other] in limit, the first bet of a round is { $n }
    }
upper-limit-answer =
    { KEY($value) ->
        [by-game] the big bet applies from the game’s usual street, in hold’em from the turn
        [second-round] the big bet applies from the second betting round
       *[other] { $value }
    }
check-raise-answer =
    { KEY($value) ->
        [on] check-raises are allowed
        [off] no check-raises on any street
       *[other] { $value }
    }
off-unit-answer =
    { KEY($value) ->
        [refuse] a bet must be a multiple of the unit
        [nearest] a bet that isn’t a multiple of the unit is corrected to the nearest one
       *[other] { $value }
    }
preflop-pot-answer =
    { KEY($value) ->
        [true] preflop, a pot raise counts the small blind at its actual amount
        [assumed-call] preflop, a pot raise counts the small blind as a full big blind until the big blind has acted
        [assumed-if-odd] preflop, a pot raise counts the small blind as a full big blind unless it is exactly half of one
       *[other] { $value }
    }
pot-blinds-answer =
    { KEY($value) ->
        [full] preflop, short and missing blinds count in full
        [real] preflop, only the posted chips count
       *[other] { $value }
    }
table-overbet-answer =
    { KEY($value) ->
        [refuse] online tables don’t accept a bet above the pot
        [auto-return] a bet above the pot is cut to the pot, and the rest comes back
        [stands-if-unchallenged] a bet above the pot stands unless challenged before the next action
        [tda] a bet above the pot is corrected on that street, and stands once the next card is dealt
       *[other] { $value }
    }
pot-round-up-answer =
    { NUMBER($n) ->
        [1] the pot isn’t rounded
        [one] the pot isn’t rounded
       *[other] the pot is rounded up to a multiple of { $n }
    }
