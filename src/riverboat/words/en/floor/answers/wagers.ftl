reopen-answer =
    { KEY($value) ->
        [by-structure] an all-in reopens the betting if it is a full raise; in limit, half of a bet is enough
        [full] an all-in reopens the betting only if it is a full raise, in every structure
        [half] an all-in reopens the betting if it is at least half of a raise, in every structure
       *[other] { $value }
    }
table-short-raise-answer =
    { KEY($value) ->
        [adds] in limit, a raise over an all-in of at least half a bet adds a full bet
        [completes] in limit, a raise over an all-in of at least half a bet only completes the bet
       *[other] { $value }
    }
max-raises-answer =
    in limit a street has room for one bet and { NUMBER($n) ->
        [one] 1 raise
       *[other] { $n } raises
    }
max-raises-two-rounds-answer =
    in games with two betting rounds, a round has room for one bet and { NUMBER($n) ->
        [one] 1 raise
       *[other] { $n } raises
    }
headsup-cap-answer =
    { KEY($value) ->
        [before-cap] the cap does not apply if only two players are left before it is reached
        [round-start] the cap does not apply if the street began with two players
        [event-only] the cap does not apply if only two players are left in the event
        [always-capped] the cap applies heads-up, too
       *[other] { $value }
    }
headsup-counts-answer =
    { KEY($value) ->
        [not-all-in] only players who still have chips to raise with are counted
        [in-hand] all players who hold cards are counted
       *[other] { $value }
    }
short-allin-counts-answer =
    { KEY($value) ->
        [on] every all-in raise uses up one of the raises
        [off] an all-in that does not reopen the betting uses up no raise
       *[other] { $value }
    }
completion-counts-as-raise-answer =
    { KEY($value) ->
        [on] completing a blind uses up one of the raises
        [off] completing a blind uses up no raise
       *[other] { $value }
    }
straddle-counts-as-raise-answer =
    { KEY($value) ->
        [on] a straddle or sleeper uses up one of the raises
        [off] a straddle or sleeper uses up no raise
       *[other] { $value }
    }
straddle-min-raise-answer =
    { KEY($value) ->
        [increment] the least raise over a straddle adds what the straddle added: over 4 on a big blind of 2, to 6
        [full-straddle] the least raise over a straddle adds the whole straddle: over 4 on a big blind of 2, to 8
       *[other] { $value }
    }
straddle-order-answer =
    { KEY($value) ->
        [from-the-straddle] action starts to the left of the straddler and ends with them
        [from-under-the-gun] action starts to the left of the big blind, and the straddler acts last
       *[other] { $value }
    }
opening-amount-answer =
    { NUMBER($n) ->
        [0] in limit the first bet of a round is one bet
        [one] in limit the first bet of a round is { $n }
       *[other] in limit the first bet of a round is { $n }
    }
upper-limit-answer =
    { KEY($value) ->
        [by-game] the upper limit is played from the street that the game names, in hold'em from the turn on
        [second-round] the upper limit is played from the second betting round on
       *[other] { $value }
    }
check-raise-answer =
    { KEY($value) ->
        [on] a player who checked may raise on the same street
        [off] a player who checked may not raise on the same street
       *[other] { $value }
    }
off-unit-answer =
    { KEY($value) ->
        [refuse] a bet that is no multiple of the unit is refused
        [nearest] a bet that is no multiple of the unit is corrected to the nearest one
       *[other] { $value }
    }
preflop-pot-answer =
    { KEY($value) ->
        [true] before the flop a pot raise counts the small blind as its real chips
        [assumed-call] before the flop a pot raise counts the small blind as a full big blind until the big blind has acted
        [assumed-if-odd] before the flop a pot raise counts the small blind as a full big blind, only if it is not half of one
       *[other] { $value }
    }
pot-blinds-answer =
    { KEY($value) ->
        [full] before the flop the pot counts short and missing blinds as if they had been posted in full
        [real] before the flop the pot counts only the chips that were posted
       *[other] { $value }
    }
table-overbet-answer =
    { KEY($value) ->
        [refuse] a table of this room refuses a bet of more than the pot
        [auto-return] at the table a bet of more than the pot is cut to the pot, and the rest comes back
        [stands-if-unchallenged] at the table a bet of more than the pot stands unless it is challenged before the next action
        [tda] at the table a bet of more than the pot is corrected on that street, and stands once the next card is dealt
       *[other] { $value }
    }
pot-round-up-answer =
    { NUMBER($n) ->
        [1] the pot is not rounded up
        [one] the pot is not rounded up
       *[other] the pot is rounded up to a multiple of { $n }
    }
