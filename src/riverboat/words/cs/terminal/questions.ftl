free-check-reminder = check je zdarma (TURN-03): dalším f přesto složíte
straddle-size-offer =
    { $live ->
        [true] Straddle na
       *[false] Sleeper na
    } { CHIPS($low) }? y, Enter znamená ne
straddle-range-offer =
    { $live ->
        [true] Straddle na
       *[false] Sleeper na
    } { CHIPS($low) }–{ CHIPS($high) }? y nebo výše, Enter znamená ne
amount-agreement-question = Souhlasíte s částkou { CHIPS($chips) }? y nebo n
chair-required-hint = Nemáte místo: sit 3 200 vás posadí
buy-in-prompt-with-range = Nemáte žetony: buy { $least }–{ $most }
buy-in-prompt-with-minimum = Nemáte žetony: buy { $least } nebo víc
straddle-frequency =
    straddly: { KEY($often) ->
        [always] vždy
        [never] nikdy
        [ask] na dotaz
       *[other] i sleepery na dotaz
    }
