rules-change = Nová pravidla stolu od příštího rozdání
chosen-game = Hra: { GAME($game) }
table-closing = Stůl je zavřený
shortfall-suffix = , chybí { CHIPS($chips) }
time-fee-payment =
    { PERSON($who) ->
        [you] platíte
       *[other] { $who } platí
    } poplatek za čas { CHIPS($chips) }{ $short }
time-fee-notice = Poplatek za čas { CHIPS($chips) } z prvního banku nad { CHIPS($above) }
kitty-payment = Z kasičky se platí { CHIPS($chips) }: { $what }
seven-deuce-won =
    { PERSON($who) ->
        [you] vyhráváte
       *[other] { $who } vyhrává
    } se 7-2 a { PERSON($who) ->
        [you] dostáváte
       *[other] dostává
    } od ostatních { CHIPS($chips) }
bad-beat-jackpot-hit =
    Bad beat jackpot: { PERSON($who) ->
        [you] prohráváte
       *[other] { $who } prohrává
    } s { CARDS($cards) }
jackpot-losers = Bad beat jackpot: s { CARDS($cards) } prohrávají { LIST($losers) }
jackpot-share-received =
    { PERSON($who) ->
        [you] dostáváte
       *[other] { $who } dostává
    } z jackpotu { CHIPS($chips) }
chips-coloured-up = Výměna žetonů: { $worth } za { $into }
