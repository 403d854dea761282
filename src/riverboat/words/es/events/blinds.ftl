drawn-card = { $who } { CARDS($card) }
button-draw-cards = Carta más alta: { $each }
button-won =
    { PERSON($who) ->
        [you] tienes
       *[other] { $who } tiene
    } el botón
high-card-tie = Empate a carta más alta, se vuelve a sacar
button-moved =
    El botón pasa { PERSON($who) ->
        [you] a ti
       *[other] a { $who }
    }
button-position =
    { PERSON($who) ->
        [you] tienes
       *[other] { $who } tiene
    } el botón
dead-button-before-player =
    Botón muerto antes de { PERSON($who) ->
        [you] ti
       *[other] { $who }
    }
dead-button-before-seat = Botón muerto antes del asiento libre { $chair }
missed-blind-reported =
    { PERSON($who) ->
        [you] no pones
       *[other] { $who } no pone
    } { KEY($blind) ->
        [big] la ciega grande
        [small] la ciega pequeña
        [ante] el ante
       *[other] el straddle
    } ({ CHIPS($chips) })
missed-blinds-cleared =
    { PERSON($who) ->
        [you] no debes
       *[other] { $who } no debe
    } ninguna ciega pendiente
missed-blind-debt =
    { KEY($what) ->
        [big-blind] la ciega grande
        [small-blind] la ciega pequeña
        [ante] el ante
       *[other] el straddle
    }, { CHIPS($chips) }
missed-blinds-if-back-soon =
    En caso de volver pronto, { PERSON($who) ->
        [you] debes
       *[other] { $who } debe
    } { LIST($debts) }
missed-blinds-owed =
    { PERSON($who) ->
        [you] aún debes
       *[other] { $who } aún debe
    } { LIST($debts) }
skipped-blind-posted =
    { KEY($blind) ->
        [big] La ciega grande
       *[other] La ciega pequeña
    } se salta: { PERSON($who) ->
        [you] la pones
       *[other] { $who } la pone
    } de todos modos
hand-heading = Mano { $number }
kill-pot-heading = Kill pot: límites al { $percent } %
bomb-pot-heading = Bomb pot: { CHIPS($chips) } cada uno
player-warned =
    Advertencia para { PERSON($who) ->
        [you] ti
       *[other] { $who }
    }: { $why }
hand-cancelled =
    Mano anulada: { KEY($why) ->
        [the-server-was-stopped-in-the-middle-of-the-hand] el servidor se detuvo a mitad de la mano
        [the-key-of-its-deck-is-lost] se perdió la clave de su baraja
       *[other] { $why }
    }
all-chips-returned = Todas las fichas devueltas
chop-offer-made =
    { PERSON($who) ->
        [you] propones
       *[other] { $who } propone
    } devolver las ciegas (chop)
blind-chop = Ciegas devueltas (chop)
straddle-posted =
    { PERSON($who) ->
        [you] haces
       *[other] { $who } hace
    } straddle a { CHIPS($to) }
rock-straddle-posted =
    { PERSON($who) ->
        [you] haces
       *[other] { $who } hace
    } straddle a { CHIPS($to) }, con la rock
sleeper-posted =
    { PERSON($who) ->
        [you] tienes
       *[other] { $who } tiene
    } un sleeper de { CHIPS($to) }
sleeper-posted-with-rock =
    { PERSON($who) ->
        [you] tienes
       *[other] { $who } tiene
    } un sleeper de { CHIPS($to) }, con la rock
rock-held =
    { PERSON($who) ->
        [you] tienes
       *[other] { $who } tiene
    } la rock
rock-unclaimed = Nadie tiene la rock
kill-due =
    { PERSON($who) ->
        [you] debes
       *[other] { $who } debe
    } poner el kill en el próximo bote: { NUMBER($percent) ->
        [150] half kill
        [200] full kill
       *[other] { $percent } %
    }
kill-owed-while-away =
    { PERSON($who) ->
        [you] no estás y debes
       *[other] { $who } no está y debe
    } el kill
kill-legs-held =
    { PERSON($who) ->
        [you] llevas
       *[other] { $who } lleva
    } { $legs } { NUMBER($legs) ->
        [one] leg
       *[other] legs
    }
