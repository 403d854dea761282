free-check-reminder = check je zdarma (TURN-03): f ještě jednou přesto složí
straddle-size-offer =
    Můžete dát { $live ->
        [true] straddle na
       *[false] sleeper na
    } { CHIPS($low) }: y; Enter nedává
straddle-range-offer =
    Můžete dát { $live ->
        [true] straddle na
       *[false] sleeper na
    } { CHIPS($low) }–{ CHIPS($high) }: y, nebo výši; Enter nedává
amount-agreement-question = Souhlasíte s { CHIPS($chips) }? y nebo n
take-a-chair = Nemáte místo: sit 3 200 si sedá
buy-some = Nemáte žetony: buy { $least }–{ $most }
buy-some-or-more = Nemáte žetony: buy { $least } nebo víc
straddles-how-often =
    straddly: { KEY($often) ->
        [always] vždy
        [never] nikdy
        [ask] na dotaz
       *[other] i sleepery na dotaz
    }
