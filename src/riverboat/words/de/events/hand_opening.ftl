bet-sizes =
    { CHIPS($chips) }{ GIVEN($more) ->
        [yes] /{ $more }
       *[no] {""}
    }
ante-stakes = Ante { CHIPS($chips) }
min-rank-suffix = , { RANK($rank, form: "all") } oder besser
hand-introduction =
    { KEY($structure) ->
        [no-limit] No-Limit
        [pot-limit] Pot-Limit
        [limit] Limit
       *[other] Spread-Limit
    } { GAME($variant) } { $stakes }{ $openers }, { $players } Spieler
seat-stack-line =
    Platz { $seat }{ $button ->
        [true] {" "}(Button)
       *[false] {""}
    } hat { CHIPS($chips) }
player-stack-line =
    Platz { $seat }{ $button ->
        [true] {" "}(Button)
       *[false] {""}
    }: { PERSON($who) ->
        [you] du hast
       *[other] { $who } hat
    } { CHIPS($chips) }
carried-over-pot = Übertrag im Pot: { CHIPS($chips) }
skipped-suffix = {" "}(übersprungen)
missed-post-suffix =
    {" "}für { KEY($what) ->
        [big-blind] den verpassten Big Blind
        [small-blind] den verpassten Small Blind
        [ante] das verpasste Ante
       *[other] den verpassten Straddle
    }
entry-post-suffix = {" "}zum Einstieg
button-purchase-suffix = {" "}zum Kauf des Buttons
button-pass-suffix = {" "}zum Einstieg, und der Button geht vorbei
rock-suffix = , mit dem Rock
ante-posted =
    { PERSON($who) ->
        [you] du zahlst
       *[other] { $who } zahlt
    } das Ante { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}von { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
dead-post-made =
    { PERSON($who) ->
        [you] du zahlst
       *[other] { $who } zahlt
    } { CHIPS($chips) } tot{ GIVEN($full) ->
        [yes] {" "}von { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
table-ante-posted =
    { PERSON($who) ->
        [you] du zahlst
       *[other] { $who } zahlt
    } das Ante des Tisches { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}von { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
blind-posted =
    { PERSON($who) ->
        [you] du zahlst
       *[other] { $who } zahlt
    } den Blind { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}von { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
small-blind-posted =
    { PERSON($who) ->
        [you] du zahlst
       *[other] { $who } zahlt
    } den Small Blind { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}von { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
big-blind-posted =
    { PERSON($who) ->
        [you] du zahlst
       *[other] { $who } zahlt
    } den Big Blind { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}von { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
button-blind-posted =
    { PERSON($who) ->
        [you] du zahlst
       *[other] { $who } zahlt
    } den Button-Blind { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}von { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
straddle-put-in =
    { PERSON($who) ->
        [you] du straddelst
       *[other] { $who } straddelt
    } auf { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}von { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
sleeper-put-in =
    { PERSON($who) ->
        [you] du hast
       *[other] { $who } hat
    } einen Sleeper von { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}von { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
post-made =
    { PERSON($who) ->
        [you] du zahlst
       *[other] { $who } zahlt
    } { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}von { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
kill-posted =
    { PERSON($who) ->
        [you] du zahlst
       *[other] { $who } zahlt
    } den Kill { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}von { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
antes-posted-by-all = Alle Spieler zahlen das Ante { CHIPS($chips) }
stack-too-short-for-post =
    { PERSON($who) ->
        [you] du hast
       *[other] { $who } hat
    } keine Chips mehr für: { $what }
forced-bet-amount =
    { $what } { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}von { CHIPS($full) }
       *[no] {""}
    }
all-in-declared =
    { PERSON($who) ->
        [you] du bist
       *[other] { $who } ist
    } all-in
top-up-made =
    { PERSON($who) ->
        [you] du kaufst
       *[other] { $who } kauft
    } { CHIPS($chips) } dazu
chips-borrowed =
    { PERSON($who) ->
        [you] du leihst dir
       *[other] { $who } leiht sich
    } { CHIPS($chips) }
marker-put-up =
    { PERSON($who) ->
        [you] du gibst
       *[other] { $who } gibt
    } einen Schuldschein über { CHIPS($chips) }
