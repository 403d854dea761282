chip-value-invalid = { $who } can’t put out a chip of { CHIPS($chip) }
incident-amount-invalid = invalid amount: { CHIPS($amount) }
no-chips-pushed =
    { PERSON($who) ->
        [you] you
       *[other] { $who }
    } put out no chips and said nothing
bet-over-stack = { $who } can’t bet { CHIPS($chips) }: { CHIPS($stack) } behind
earlier-bet-mismatch =
    the chips in front of { PERSON($who) ->
        [you] you
       *[other] { $who }
    } are worth { CHIPS($chips) }, less than the { CHIPS($bet) } bet
chips-taken-back-too-many = { $who } can’t take back { CHIPS($chips) }: those chips aren’t in front
action-out-of-turn =
    { PERSON($who) ->
        [you] it’s not your turn
       *[other] action isn’t on { $who }
    }: rule on it as an action out of turn
no-betting-now = no betting now
player-holds-no-cards =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } no cards in this hand
nothing-to-correct = nothing to correct: { CHIPS($bet_total) } is right
chip-change-mismatch = can’t change { CHIPS($given_chips) } into { CHIPS($returned_chips) }
