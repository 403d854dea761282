string-bet-answer =
    { KEY($value) ->
        [call-only] only the first motion of a string bet counts; if it covers the bet, it’s a call, and the rest comes back
        [warn] a string bet earns a warning, and the bet stands
       *[other] { $value }
    }
raise-motions-answer =
    { KEY($value) ->
        [several] after “raise” without an amount, the chips may come in several motions, until the player’s hands come to rest
        [call-then-one] after “raise” without an amount, the call goes in first, then one more motion
        [one] after “raise” without an amount, the chips must come in one motion; putting in just the call first makes it a minimum raise
       *[other] { $value }
    }
words-chips-answer =
    { KEY($value) ->
        [words] words beat chips when they differ
        [first] when words and chips differ, whichever came first counts; if both came at once, clear words count
       *[other] { $value }
    }
chips-bind-answer =
    { KEY($value) ->
        [release] chips pushed forward are bet once released, unless words came first
        [line] chips across the betting line are bet
        [forward] a forward motion with chips is a bet of the smallest legal amount, once the next player has acted on it
       *[other] { $value }
    }
pulled-chips-answer =
    { KEY($value) ->
        [tda] when a player exchanges bet chips for bigger ones, all chips in front at the end count
        [whole-chip] a player who takes the last bet back and puts in one bigger chip has bet the whole chip
        [one-chip-calls] a player who takes the last bet back and puts in one bigger chip has called
       *[other] { $value }
    }
pieces-answer =
    { KEY($value) ->
        [string-bet] chips put in silently in several motions are a string bet
        [call] chips put in silently in several motions are a call
       *[other] { $value }
    }
short-raise-answer =
    { KEY($value) ->
        [half] a raise of at least half the minimum is completed to a full raise; less is a call, unless the player said raise or is all-in
        [excess-half] an amount of at least one and a half bets is brought up to the minimum raise; less is a call
        [to-least] any amount above the bet is brought up to the minimum raise; in limit, only with at least half a bet more
       *[other] { $value }
    }
wrong-amount-answer =
    { KEY($value) ->
        [street] an undersized bet is corrected for all players until the end of the street
        [nearest] an undersized bet is corrected to the nearest legal amount until the end of the betting round
       *[other] { $value }
    }
misunderstanding-answer =
    { KEY($value) ->
        [strict] a player who misunderstood the amount of a bet still owes all of it
        [floor] after a gross misunderstanding of the amount, the floor may return the chips if it harmed no opponent
       *[other] { $value }
    }
change-from-pot-answer =
    { KEY($value) ->
        [on] a player who announces it may make change from the pot before betting or calling
        [off] a player may not make change from the pot before a bet
       *[other] { $value }
    }
overbet-answer =
    { KEY($value) ->
        [until-acted] a pot-limit bet of more than the pot can be corrected until all players have acted
        [tda] a pot-limit bet of more than the pot is corrected for all players until the end of the street
        [until-significant] a pot-limit bet of more than the pot can be corrected until substantial action behind it
       *[other] { $value }
    }
