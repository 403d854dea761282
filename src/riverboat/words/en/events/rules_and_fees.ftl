rules-change = New house rules from the next hand
chosen-game = Game: { GAME($game) }
table-closing = Table closed
shortfall-suffix = , { CHIPS($chips) } short
time-fee-payment =
    { PERSON($who) ->
        [you] you pay
       *[other] { $who } pays
    } a time fee of { CHIPS($chips) }{ $short }
time-fee-notice = Time fee of { CHIPS($chips) } from the first pot above { CHIPS($above) }
kitty-payment = Kitty payment of { CHIPS($chips) }: { $what }
seven-deuce-won =
    { PERSON($who) ->
        [you] you win
       *[other] { $who } wins
    } with 7-2 and { PERSON($who) ->
        [you] get
       *[other] gets
    } { CHIPS($chips) } from the others
bad-beat-jackpot-hit =
    Bad beat jackpot: { PERSON($who) ->
        [you] you lose
       *[other] { $who } loses
    } with { CARDS($cards) }
jackpot-losers = Bad beat jackpot: { LIST($losers) } lose with { CARDS($cards) }
jackpot-share-received =
    { PERSON($who) ->
        [you] you get
       *[other] { $who } gets
    } { CHIPS($chips) } of the jackpot
chips-coloured-up = Colour-up: { $worth }s into { $into }s
