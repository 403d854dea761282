rules-change = Od příští hry se mění pravidla stolu
game-is-chosen = Teď se hraje { GAME($game) }
table-closes = Stůl je zavřený
but-is-short =
    , na zbývajících { CHIPS($chips) } { PERSON($who) ->
        [you] nemáte
       *[other] nemá
    }
pays-for-the-time =
    { PERSON($who) ->
        [you] platíte
       *[other] { $who } platí
    } za čas { CHIPS($chips) }{ $short }
time-is-due = Za čas všech je splatných { CHIPS($chips) }: zaplatí je první bank nad { CHIPS($above) }
kitty-pays = Kasička platí { CHIPS($chips) }: { $what }
wins-with-seven-deuce =
    { PERSON($who) ->
        [you] vyhráváte
       *[other] { $who } vyhrává
    } se 7-2 a { PERSON($who) ->
        [you] dostáváte
       *[other] dostává
    } od ostatních { CHIPS($chips) }
loses-for-the-jackpot =
    jackpot padá, { PERSON($who) ->
        [you] prohráváte
       *[other] { $who } prohrává
    }: { CARDS($cards) }
lose-for-the-jackpot = jackpot padá, { LIST($losers) } prohrávají: { CARDS($cards) }
gets-of-the-jackpot =
    { PERSON($who) ->
        [you] dostáváte z něj
       *[other] { $who } z něj dostává
    } { CHIPS($chips) }
chips-are-coloured-up = Žetony { $worth } se mění za žetony { $into }
