no-chips =
    { PERSON($who) ->
        [you] you
       *[other] { $who }
    } cannot have pushed a chip of { CHIPS($chip) }
no-amount-at-all = { CHIPS($amount) } is no amount of chips
nothing-was-pushed =
    { PERSON($who) ->
        [you] you
       *[other] { $who }
    } pushed nothing and said nothing
more-than-they-have =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } { CHIPS($stack) } behind and cannot push { CHIPS($chips) }
old-chips-do-not-fit =
    the chips in front of { PERSON($who) ->
        [you] you
       *[other] { $who }
    } are worth { CHIPS($chips) }, less than the { CHIPS($bet) } bet
took-what-was-not-there = { $who } cannot take back { CHIPS($chips) } that did not lie there
acts-out-of-turn =
    { $who } { PERSON($who) ->
        [you] are
       *[other] is
    } not to act: rule on it as an action out of turn
no-betting-now = no bets are made now
holds-no-cards =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } no cards in this hand
nothing-to-correct = { CHIPS($to) } is what it should have been
change-does-not-fit = { CHIPS($gives) } cannot be changed into { CHIPS($gets) }
