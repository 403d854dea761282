rules-change = Neue Hausregeln ab der nächsten Hand
game-is-chosen = Spiel: { GAME($game) }
table-closes = Tisch geschlossen
but-is-short = , es fehlen { CHIPS($chips) }
pays-for-the-time =
    { PERSON($who) ->
        [you] du zahlst
       *[other] { $who } zahlt
    } eine Zeitgebühr von { CHIPS($chips) }{ $short }
time-is-due = Zeitgebühr von { CHIPS($chips) } aus dem ersten Pot über { CHIPS($above) }
kitty-pays = Aus der Kasse { CHIPS($chips) }: { $what }
wins-with-seven-deuce =
    { PERSON($who) ->
        [you] du gewinnst
       *[other] { $who } gewinnt
    } mit 7-2 und { PERSON($who) ->
        [you] bekommst
       *[other] bekommt
    } { CHIPS($chips) } von den anderen
loses-for-the-jackpot =
    Bad-Beat-Jackpot: { PERSON($who) ->
        [you] du verlierst
       *[other] { $who } verliert
    } mit { CARDS($cards) }
lose-for-the-jackpot = Bad-Beat-Jackpot: { LIST($losers) } verlieren mit { CARDS($cards) }
gets-of-the-jackpot =
    { PERSON($who) ->
        [you] du bekommst
       *[other] { $who } bekommt
    } { CHIPS($chips) } aus dem Jackpot
chips-are-coloured-up = Chips eingewechselt: { $worth }er in { $into }er
