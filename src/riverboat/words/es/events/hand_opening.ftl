bet-sizes =
    { CHIPS($chips) }{ GIVEN($more) ->
        [yes] /{ $more }
       *[no] {""}
    }
ante-stakes = ante { CHIPS($chips) }
min-rank-suffix = , para abrir { RANK($rank, form: "all") } o mejor
hand-introduction =
    { KEY($structure) ->
        [no-limit] No-limit
        [pot-limit] Pot-limit
        [limit] Limit
       *[other] Spread-limit
    } { GAME($variant) } { $stakes }{ $openers }, { $players } jugadores
seat-stack-line =
    Asiento { $seat }{ $button ->
        [true] {" "}(botón)
       *[false] {""}
    }: { CHIPS($chips) }
player-stack-line =
    Asiento { $seat }{ $button ->
        [true] {" "}(botón)
       *[false] {""}
    }: { PERSON($who) ->
        [you] tienes
       *[other] { $who } tiene
    } { CHIPS($chips) }
carried-over-pot = Acumulado en el bote: { CHIPS($chips) }
skipped-suffix = {" "}(omitida)
missed-post-suffix =
    {" "}por { KEY($what) ->
        [big-blind] la ciega grande pendiente
        [small-blind] la ciega pequeña pendiente
        [ante] el ante pendiente
       *[other] el straddle pendiente
    }
entry-post-suffix = {" "}para entrar
button-purchase-suffix = {" "}para comprar el botón
button-pass-suffix = {" "}para entrar, y el botón aún pasará
rock-suffix = , con la rock
ante-posted =
    { PERSON($who) ->
        [you] pones
       *[other] { $who } pone
    } el ante { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}de { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
dead-post-made =
    { PERSON($who) ->
        [you] pones
       *[other] { $who } pone
    } { CHIPS($chips) } como dinero muerto{ GIVEN($full) ->
        [yes] {" "}de { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
table-ante-posted =
    { PERSON($who) ->
        [you] pones
       *[other] { $who } pone
    } el ante de la mesa { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}de { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
blind-posted =
    { PERSON($who) ->
        [you] pones
       *[other] { $who } pone
    } la ciega { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}de { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
small-blind-posted =
    { PERSON($who) ->
        [you] pones
       *[other] { $who } pone
    } la ciega pequeña { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}de { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
big-blind-posted =
    { PERSON($who) ->
        [you] pones
       *[other] { $who } pone
    } la ciega grande { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}de { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
button-blind-posted =
    { PERSON($who) ->
        [you] pones
       *[other] { $who } pone
    } la ciega del botón { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}de { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
straddle-put-in =
    { PERSON($who) ->
        [you] haces
       *[other] { $who } hace
    } straddle a { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}de { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
sleeper-put-in =
    { PERSON($who) ->
        [you] tienes
       *[other] { $who } tiene
    } un sleeper de { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}de { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
post-made =
    { PERSON($who) ->
        [you] pones
       *[other] { $who } pone
    } { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}de { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
kill-posted =
    { PERSON($who) ->
        [you] pones
       *[other] { $who } pone
    } el kill { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}de { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
antes-posted-by-all = Todos ponen ante { CHIPS($chips) }
stack-too-short-for-post =
    { PERSON($who) ->
        [you] no tienes
       *[other] { $who } no tiene
    } fichas para { KEY($what) ->
        [ante] el ante
        [dead-money] la ciega muerta
        [blind] la ciega
        [small-blind] la ciega pequeña
        [big-blind] la ciega grande
        [button-blind] la ciega del botón
        [straddle] el straddle
        [sleeper] el sleeper
        [post] la entrada
        [kill] el kill
       *[other] el ante de la mesa
    }
forced-bet-amount =
    { KEY($what) ->
        [ante] ante
        [dead-money] ciega muerta
        [blind] ciega
        [small-blind] ciega pequeña
        [big-blind] ciega grande
        [button-blind] ciega del botón
        [straddle] straddle
        [sleeper] sleeper
        [post] entrada
        [kill] kill
       *[other] ante de la mesa
    } { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}de { CHIPS($full) }
       *[no] {""}
    }
all-in-declared =
    { PERSON($who) ->
        [you] vas
       *[other] { $who } va
    } all-in
top-up-made =
    { PERSON($who) ->
        [you] compras
       *[other] { $who } compra
    } { CHIPS($chips) } más
chips-borrowed =
    { PERSON($who) ->
        [you] pides
       *[other] { $who } pide
    } prestados { CHIPS($chips) }
marker-put-up =
    { PERSON($who) ->
        [you] ofreces
       *[other] { $who } ofrece
    } un pagaré por { CHIPS($chips) }
