check-is-free = check je zdarma (TURN-03): f ještě jednou přesto složí
may-straddle-to =
    Můžete dát { $live ->
        [true] straddle na
       *[false] sleeper na
    } { CHIPS($low) }: y; Enter nedává
may-straddle-between =
    Můžete dát { $live ->
        [true] straddle na
       *[false] sleeper na
    } { CHIPS($low) }–{ CHIPS($high) }: y, nebo výši; Enter nedává
do-you-agree-to = Souhlasíte s { CHIPS($chips) }? y nebo n
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
