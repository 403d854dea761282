string-bet-answer =
    { KEY($value) ->
        [call-only] of a bet in several motions only the first counts: a call, if it covers the bet; the rest comes back
        [warn] a bet in several motions earns a warning, and the bet stands
       *[other] { $value }
    }
raise-motions-answer =
    { KEY($value) ->
        [several] after the bare word raise the chips may come in several motions, until the hands come to rest
        [call-then-one] after the bare word raise the chips may come as the call and then one motion more
        [one] after the bare word raise the chips come in one motion; a player who first completes the call has made the minimum raise
       *[other] { $value }
    }
words-chips-answer =
    { KEY($value) ->
        [words] if the words differ from the chips, the words count
        [first] if the words differ from the chips, the first of the two counts; if both came at once, clear words count
       *[other] { $value }
    }
chips-bind-answer =
    { KEY($value) ->
        [release] chips that a player pushes forward are bet once they are released, unless words came first
        [line] chips that cross the betting line are bet, whatever the hand does then
        [forward] a forward motion with chips is a bet of the smallest legal amount, once the next player has acted on it
       *[other] { $value }
    }
pulled-chips-answer =
    { KEY($value) ->
        [tda] chips of the last bet that were exchanged for bigger ones are judged by all the chips in front at the end
        [whole-chip] a player who takes the last bet back and puts in one bigger chip has bet the whole chip
        [one-chip-calls] a player who takes the last bet back and puts in one bigger chip has called
       *[other] { $value }
    }
pieces-answer =
    { KEY($value) ->
        [string-bet] chips added without a word in several pieces are judged as a string bet
        [call] chips added without a word in several pieces are a call
       *[other] { $value }
    }
short-raise-answer =
    { KEY($value) ->
        [half] a raise of at least half of the minimum raise is completed to it; less is a call, unless the player said raise or is all-in
        [excess-half] an amount that exceeds the bet by half of it or more is brought up to the minimum raise; less is a call
        [to-least] every amount above the bet is brought up to the minimum raise; in limit, half of a bet decides
       *[other] { $value }
    }
wrong-amount-answer =
    { KEY($value) ->
        [street] a wager that was too small is corrected for all players until the end of the street
        [nearest] a wager that was too small is corrected to the nearest legal amount, within the betting round
       *[other] { $value }
    }
misunderstanding-answer =
    { KEY($value) ->
        [strict] a player who misunderstood the amount of a bet still owes all of it
        [floor] after a gross misunderstanding of the amount, the floor may let the player take the chips back if no opponent was hurt by it
       *[other] { $value }
    }
change-from-pot-answer =
    { KEY($value) ->
        [on] a player who bets or calls may first change a big chip from the pot, if they say so
        [off] a player may not change a chip from the pot before a bet
       *[other] { $value }
    }
overbet-answer =
    { KEY($value) ->
        [until-acted] a pot-limit bet of more than the pot is corrected until all players have acted on it
        [tda] a pot-limit bet of more than the pot is corrected for all players until the end of the street
        [until-significant] a pot-limit bet of more than the pot is corrected until there is significant action behind it
       *[other] { $value }
    }
