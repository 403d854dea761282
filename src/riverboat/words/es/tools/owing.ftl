is-posted-live =
    apuesta viva de { CHIPS($chips) }, por { KEY($why) ->
        [missed-big-blind] la ciega grande pendiente
        [missed-small-blind] la ciega pequeña pendiente
        [missed-ante] el ante pendiente
        [missed-straddle] el straddle pendiente
       *[other] entrar
    }
is-posted-dead =
    dinero muerto { CHIPS($chips) }, por { KEY($why) ->
        [missed-big-blind] la ciega grande pendiente
        [missed-small-blind] la ciega pequeña pendiente
        [missed-ante] el ante pendiente
        [missed-straddle] el straddle pendiente
       *[other] entrar
    }
is-left-for-later = apuesta viva de { CHIPS($chips) } en la mano siguiente, por la ciega pequeña pendiente
posts-in-all = { CHIPS($chips) } en total: { CHIPS($live) } cuentan como apuesta, { CHIPS($dead) } van al bote
posts-nothing = no se pone nada
waits-for-the-big-blind = no se pone nada: toca esperar la ciega grande
comes-in-on-the-big-blind = entra en la ciega grande y no debe nada más
waits-in-the-gap = nadie entra entre el botón y la ciega grande: toca esperar
may-post-the-big-blind-alone = o pone solo la ciega grande de { CHIPS($live) } y el botón pasa de largo
may-buy-the-button = o compra el botón con una apuesta viva de { CHIPS($live) } y { CHIPS($dead) } de dinero muerto
still-owes-to-call = ante { CHIPS($bet) }: { CHIPS($bet) } - { CHIPS($live) } = { CHIPS($call) } para igualar
