live-post-due =
    živá sázka { CHIPS($chips) } za { KEY($why) ->
        [missed-big-blind] zmeškaný velký blind
        [missed-small-blind] zmeškaný malý blind
        [missed-ante] zmeškané ante
        [missed-straddle] zmeškaný straddle
       *[other] vstup do hry
    }
dead-post-due =
    mrtvá sázka { CHIPS($chips) } za { KEY($why) ->
        [missed-big-blind] zmeškaný velký blind
        [missed-small-blind] zmeškaný malý blind
        [missed-ante] zmeškané ante
        [missed-straddle] zmeškaný straddle
       *[other] vstup do hry
    }
later-post-due = živá sázka { CHIPS($chips) } až v dalším rozdání, za zmeškaný malý blind
post-total = dohromady { CHIPS($chips) }: { CHIPS($live) } platí jako sázka, { CHIPS($dead) } jde do banku
no-post-due = neplatí se nic
big-blind-wait = neplatí se nic, čeká se na velký blind
entry-on-big-blind = vstup na velkém blindu, víc se neplatí
gap-wait = mezi buttonem a velkým blindem se do hry nevstupuje: čeká se
big-blind-post-alternative = nebo zaplatit jen velký blind { CHIPS($live) }: button přejde v dalším rozdání
button-purchase-alternative = nebo koupit button: živá sázka { CHIPS($live) } a mrtvá sázka { CHIPS($dead) }
call-amount-step = proti { CHIPS($bet) }: { CHIPS($bet) } − { CHIPS($live) } = { CHIPS($call) } k dorovnání
