two-actions-question = have two players acted after the forced bets?
substantial-action-question = have two players acted, one of them with chips, or have any three?
substantial-action-question-without-passes = have two players acted (two folds or two checks don’t count), or have any three?
