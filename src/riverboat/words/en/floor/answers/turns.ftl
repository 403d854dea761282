oot-answer =
    { KEY($value) ->
        [rrop-old] an action out of turn is binding unless a skipped player bets, calls or raises
        [rrop] an action out of turn is binding unless a skipped player bets or raises; after a call the floor decides
        [tda] an action out of turn is binding unless the bet to that player changes; checks, calls and folds don’t change it
        [take-back] a player may take back an action out of turn
        [stays] an action out of turn stands
        [least] an action out of turn counts as the smallest legal amount
       *[other] { $value }
    }
skipped-answer =
    { KEY($value) ->
        [three-behind] a skipped player must speak up before three players behind them have acted; after that the floor decides
        [two-behind] a skipped player must speak up before two players behind them have acted; after that the floor decides
        [substantial-action] a skipped player must speak up before substantial action behind them; after that the floor decides
       *[other] { $value }
    }
fold-without-bet-answer =
    { KEY($value) ->
        [next-acts] with no bet to face, cards thrown away are dead once the next player has acted
        [binding] with no bet to face, cards thrown away are dead at once
       *[other] { $value }
    }
clock-seconds-answer =
    once the clock is called, the player has { NUMBER($n) ->
        [one] 1 second
       *[other] { $n } seconds
    } to act
clock-countdown-answer = then a countdown of { NUMBER($n) ->
        [one] 1 second
       *[other] { $n } seconds
    }
clock-shortened-answer =
    { KEY($value) ->
        [on] the floor may shorten the time to act
        [off] the floor may not shorten the time to act
       *[other] { $value }
    }
clock-no-bet-answer =
    { KEY($value) ->
        [check] a player who runs out of time with no bet to face checks
        [dead] a player who runs out of time with no bet to face has a dead hand
       *[other] { $value }
    }
clock-call-after-answer =
    { NUMBER($n) ->
        [0] players may call the clock at once
        [one] players may call the clock after 1 second
       *[other] players may call the clock after { $n } seconds
    }
hand-begins-answer =
    { KEY($value) ->
        [riffle] a hand begins with the first riffle, or with the shuffler’s button
        [push] a hand begins with the first riffle, the shuffler’s button, or a dealer change
       *[other] { $value }
    }
