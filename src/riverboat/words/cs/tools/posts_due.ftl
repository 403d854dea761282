live-post-due =
    živá sázka { CHIPS($chips) } za { KEY($reason) ->
        [missed-big-blind] zmeškaný velký blind
        [missed-small-blind] zmeškaný malý blind
        [missed-ante] zmeškané ante
        [missed-straddle] zmeškaný straddle
       *[other] vstup do hry
    }
dead-post-due =
    mrtvá sázka { CHIPS($chips) } za { KEY($reason) ->
        [missed-big-blind] zmeškaný velký blind
        [missed-small-blind] zmeškaný malý blind
        [missed-ante] zmeškané ante
        [missed-straddle] zmeškaný straddle
       *[other] vstup do hry
    }
next-hand-post-due = živá sázka { CHIPS($chips) } až v dalším rozdání, za zmeškaný malý blind
post-total = dohromady { CHIPS($chips) }: { CHIPS($live_chips) } platí jako sázka, { CHIPS($dead_chips) } jde do banku
no-post-due = neplatí se nic
big-blind-wait = neplatí se nic, čeká se na velký blind
entry-on-big-blind = vstup na velkém blindu, víc se neplatí
entry-behind-button-wait = mezi buttonem a velkým blindem se do hry nevstupuje: čeká se, až button přejde
big-blind-only-alternative = nebo zaplatit jen velký blind { CHIPS($big_blind) }: button v dalším rozdání místo přeskočí
button-purchase-alternative = nebo koupit button: živá sázka { CHIPS($live_chips) } a mrtvá sázka { CHIPS($dead_chips) }
call-amount-step = proti { CHIPS($bet) }: { CHIPS($bet) } − { CHIPS($live_chips) } = { CHIPS($call) } k dorovnání
