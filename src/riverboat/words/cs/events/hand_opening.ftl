bet-sizes =
    { CHIPS($chips) }{ GIVEN($more) ->
        [yes] /{ $more }
       *[no] {""}
    }
ante-stakes = ante { CHIPS($chips) }
min-rank-suffix = , otevření od páru { RANK($rank, form: "of") }
hand-introduction =
    { KEY($structure) ->
        [no-limit] No-limit
        [pot-limit] Pot-limit
        [limit] Limit
       *[other] Spread limit
    } { GAME($variant) } { $stakes }{ $openers }, { NUMBER($players) ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }
seat-stack-line =
    Místo { $seat }{ $button ->
        [true] {" "}(button)
       *[false] {""}
    }: { CHIPS($chips) }
player-stack-line =
    Místo { $seat }{ $button ->
        [true] {" "}(button)
       *[false] {""}
    }: { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } { CHIPS($chips) }
carried-over-pot = Převedeno do banku: { CHIPS($chips) }
skipped-suffix = {" "}(přeskočený)
missed-post-suffix =
    {" "}za { KEY($what) ->
        [big-blind] zmeškaný velký blind
        [small-blind] zmeškaný malý blind
        [ante] zmeškané ante
       *[other] zmeškaný straddle
    }
entry-post-suffix = {" "}za vstup do hry
button-purchase-suffix = {" "}za button
button-pass-suffix = {" "}za vstup do hry (button v dalším rozdání toto místo přeskočí)
rock-suffix = , s rockem
ante-posted =
    { PERSON($who) ->
        [you] platíte
       *[other] { $who } platí
    } ante { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}z { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
dead-post-made =
    { PERSON($who) ->
        [you] platíte
       *[other] { $who } platí
    } mrtvý blind { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}z { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
table-ante-posted =
    { PERSON($who) ->
        [you] platíte
       *[other] { $who } platí
    } ante za stůl { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}z { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
blind-posted =
    { PERSON($who) ->
        [you] platíte
       *[other] { $who } platí
    } blind { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}z { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
small-blind-posted =
    { PERSON($who) ->
        [you] platíte
       *[other] { $who } platí
    } malý blind { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}z { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
big-blind-posted =
    { PERSON($who) ->
        [you] platíte
       *[other] { $who } platí
    } velký blind { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}z { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
button-blind-posted =
    { PERSON($who) ->
        [you] platíte
       *[other] { $who } platí
    } blind na buttonu { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}z { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
straddle-put-in =
    { PERSON($who) ->
        [you] dáváte
       *[other] { $who } dává
    } straddle na { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}z { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
sleeper-put-in =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } sleeper { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}z { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
post-made =
    { PERSON($who) ->
        [you] platíte
       *[other] { $who } platí
    } { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}z { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
kill-posted =
    { PERSON($who) ->
        [you] platíte
       *[other] { $who } platí
    } kill { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}z { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
antes-posted-by-all = Ante { CHIPS($chips) } platí všichni
stack-too-short-for-post =
    { PERSON($who) ->
        [you] nemáte
       *[other] { $who } nemá
    } žetony na { KEY($what) ->
        [ante] ante
        [dead-money] mrtvý blind
        [blind] blind
        [small-blind] malý blind
        [big-blind] velký blind
        [button-blind] blind na buttonu
        [straddle] straddle
        [sleeper] sleeper
        [post] vstup do hry
        [kill] kill
       *[other] ante za stůl
    }
forced-bet-amount =
    { KEY($what) ->
        [ante] ante
        [dead-money] mrtvý blind
        [blind] blind
        [small-blind] malý blind
        [big-blind] velký blind
        [button-blind] blind na buttonu
        [straddle] straddle
        [sleeper] sleeper
        [post] za vstup
        [kill] kill
       *[other] ante za stůl
    } { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}z { CHIPS($full) }
       *[no] {""}
    }
all-in-declared =
    { PERSON($who) ->
        [you] jste
       *[other] { $who } je
    } all-in
top-up-made =
    { PERSON($who) ->
        [you] dokupujete
       *[other] { $who } dokupuje
    } { CHIPS($chips) }
chips-borrowed =
    { PERSON($who) ->
        [you] půjčujete si
       *[other] { $who } si půjčuje
    } { CHIPS($chips) }
marker-put-up =
    { PERSON($who) ->
        [you] vystavujete
       *[other] { $who } vystavuje
    } dlužní úpis na { CHIPS($chips) }
