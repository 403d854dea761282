statistic-meaning =
    { KEY($name) ->
        [vpip] put chips in the pot before the flop by choice; a walk is no chance
        [pfr] raised before the flop
        [limp] called the big blind before anybody raised
        [steal] raised first, with nobody in, from cutoff, button or small blind
        [fold-to-steal] folded a blind to such a raise, with no caller
        [three-bet] raised again when one player had raised
        [squeeze] did so when somebody had called the raise
        [fold-to-three-bet] raised first, was raised once, and folded
        [four-bet] raised when there had been two raises
        [c-bet] bet the flop first, having raised last before it
        [fold-to-c-bet] folded to that bet, when nobody had raised it
        [check-raise] raised after a check on the same street
        [wtsd] saw the flop and the showdown
        [wsd] won chips at a showdown
        [wwsf] saw the flop and won chips
       *[other] bets and raises a call, from the flop on
    }
