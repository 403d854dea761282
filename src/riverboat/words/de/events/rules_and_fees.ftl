rules-change = Neue Hausregeln ab der nächsten Hand
chosen-game = Spiel: { GAME($game) }
table-closing = Tisch geschlossen
shortfall-suffix = , es fehlen { CHIPS($chips) }
time-fee-payment =
    { PERSON($who) ->
        [you] du zahlst
       *[other] { $who } zahlt
    } eine Zeitgebühr von { CHIPS($chips) }{ $short }
time-fee-notice = Zeitgebühr von { CHIPS($chips) } aus dem ersten Pot über { CHIPS($above) }
kitty-payment = Aus der Kasse { CHIPS($chips) }: { $what }
seven-deuce-won =
    { PERSON($who) ->
        [you] du gewinnst
       *[other] { $who } gewinnt
    } mit 7-2 und { PERSON($who) ->
        [you] bekommst
       *[other] bekommt
    } { CHIPS($chips) } von den anderen
bad-beat-jackpot-hit =
    Bad-Beat-Jackpot: { PERSON($who) ->
        [you] du verlierst
       *[other] { $who } verliert
    } mit { CARDS($cards) }
jackpot-losers = Bad-Beat-Jackpot: { LIST($losers) } verlieren mit { CARDS($cards) }
jackpot-share-received =
    { PERSON($who) ->
        [you] du bekommst
       *[other] { $who } bekommt
    } { CHIPS($chips) } aus dem Jackpot
chips-coloured-up = Chips eingewechselt: { $worth }er in { $into }er
