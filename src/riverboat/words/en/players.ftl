statistic-meaning =
    { KEY($name) ->
        [vpip] voluntarily put chips in preflop, walks not counted
        [pfr] raised preflop
        [limp] called the big blind in an unraised pot
        [steal] raised first in from cutoff, button or small blind
        [fold-to-steal] folded a blind to a steal with no callers
        [three-bet] re-raised a single raise
        [squeeze] re-raised a raise and a call
        [fold-to-three-bet] raised first and folded to a 3-bet
        [four-bet] re-raised a 3-bet
        [c-bet] made the last raise preflop and the first bet on the flop
        [fold-to-c-bet] folded to a c-bet before any raise
        [check-raise] checked, then raised
        [wtsd] saw the flop and went to showdown
        [wsd] won at showdown
        [wwsf] saw the flop and won
       *[other] postflop bets and raises per call
    }
