live-post-due =
    { CHIPS($chips) } do sázky, za { KEY($why) ->
        [missed-big-blind] zmeškaný velký blind
        [missed-small-blind] zmeškaný malý blind
        [missed-ante] zmeškané ante
        [missed-straddle] zmeškaný straddle
       *[other] vstup do hry
    }
dead-post-due =
    { CHIPS($chips) } mimo sázku, za { KEY($why) ->
        [missed-big-blind] zmeškaný velký blind
        [missed-small-blind] zmeškaný malý blind
        [missed-ante] zmeškané ante
        [missed-straddle] zmeškaný straddle
       *[other] vstup do hry
    }
later-post-due = { CHIPS($chips) } do sázky až v dalším rozdání, za zmeškaný malý blind
post-total = dohromady { CHIPS($chips) }: { CHIPS($live) } platí jako sázka, { CHIPS($dead) } jde do banku
no-post-due = neplatí se nic
big-blind-wait = neplatí se nic, čeká se na velký blind
entry-on-big-blind = vstup na velkém blindu, víc se neplatí
gap-wait = mezi buttonem a velkým blindem se do hry nevstupuje: čeká se
big-blind-post-alternative = nebo zaplatit jen velký blind { CHIPS($live) }: button přejde v dalším rozdání
button-purchase-alternative = nebo koupit button: { CHIPS($live) } do sázky a { CHIPS($dead) } mimo ni
call-amount-step = proti { CHIPS($bet) }: { CHIPS($bet) } - { CHIPS($live) } = { CHIPS($call) } k dorovnání
