have-two-acted = have two players acted after the forced bets?
was-there-substantial-action = have two players acted, one of them with chips, or have any three?
was-there-substantial-action-live = have two players acted (two folds or two checks do not count), or have any three?
