rules-change = The house rules change, from the next hand on
game-is-chosen = The game is { GAME($game) } now
table-closes = The table is closed
but-is-short = , and has not the other { CHIPS($chips) }
pays-for-the-time =
    { PERSON($who) ->
        [you] you pay
       *[other] { $who } pays
    } { CHIPS($chips) } for the time{ $short }
time-is-due = { CHIPS($chips) } are due for the time of all: the first pot above { CHIPS($above) } pays it
kitty-pays = The kitty pays { CHIPS($chips) }: { $what }
wins-with-seven-deuce =
    { PERSON($who) ->
        [you] you win
       *[other] { $who } wins
    } with 7-2, and { PERSON($who) ->
        [you] get
       *[other] gets
    } { CHIPS($chips) } from the others
loses-for-the-jackpot =
    { PERSON($who) ->
        [you] you lose
       *[other] { $who } loses
    } with { CARDS($cards) }, and the jackpot is won
lose-for-the-jackpot = { LIST($losers) } lose with { CARDS($cards) }, and the jackpot is won
gets-of-the-jackpot =
    { PERSON($who) ->
        [you] you get
       *[other] { $who } gets
    } { CHIPS($chips) } of it
chips-are-coloured-up = Chips of { $worth } are changed into chips of { $into }
