chips-requested =
    { PERSON($who) ->
        [you] pides
       *[other] { $who } pide
    } { CHIPS($chips) }
chips-declined =
    El anfitrión rechaza las fichas para { PERSON($who) ->
        [you] ti
       *[other] { $who }
    }
chip-arrival-suffix =
    , en { NUMBER($hands) ->
        [one] { $hands } mano
       *[other] { $hands } manos
    }
buy-in-made =
    { PERSON($who) ->
        [you] entras
       *[other] { $who } entra
    } con { CHIPS($chips) }{ $behind }
rebuy-made =
    { PERSON($who) ->
        [you] recompras
       *[other] { $who } recompra
    } { CHIPS($chips) }{ $behind }
short-buy-in-made =
    { PERSON($who) ->
        [you] entras
       *[other] { $who } entra
    } con menos del mínimo: { CHIPS($chips) }{ $behind }
chips-added-to-stack =
    { PERSON($who) ->
        [you] añades
       *[other] { $who } añade
    } { CHIPS($chips) }{ $behind }
transferred-chips-brought =
    { PERSON($who) ->
        [you] traes
       *[other] { $who } trae
    } { CHIPS($chips) } de otra mesa{ $behind }
chips-borrowed-from-friend =
    { PERSON($who) ->
        [you] pides
       *[other] { $who } pide
    } { CHIPS($chips) } a un amigo{ $behind }
chips-behind-received =
    { PERSON($who) ->
        [you] recibes
       *[other] { $who } recibe
    } los { CHIPS($chips) } pendientes
chips-removed =
    { PERSON($who) ->
        [you] sacas
       *[other] { $who } saca
    } { CHIPS($chips) } de la mesa: { KEY($why) ->
        [refreshments-and-tips] comida, bebida y propinas
       *[other] { $why }
    }
chips-granted =
    { PERSON($who) ->
        [you] recibes
       *[other] { $who } recibe
    } { CHIPS($chips) }: { KEY($why) ->
        [as-the-event-has-counted-them] según el recuento del torneo
       *[other] { $why }
    }
chip-return =
    { PERSON($who) ->
        [you] devuelves
       *[other] { $who } devuelve
    } { CHIPS($chips) }: { KEY($why) ->
        [as-the-event-has-counted-them] según el recuento del torneo
       *[other] { $why }
    }
full-buy-in-due =
    { PERSON($who) ->
        [you] debes
       *[other] { $who } debe
    } hacer una entrada completa antes de añadir fichas
loan-requested =
    { PERSON($who) ->
        [you] { PERSON($lender) ->
            [you] pides un préstamo de { CHIPS($chips) }
           *[other] pides a { $lender } un préstamo de { CHIPS($chips) }
        }
       *[other] { $who } { PERSON($lender) ->
            [you] te pide un préstamo de { CHIPS($chips) }
           *[other] pide a { $lender } un préstamo de { CHIPS($chips) }
        }
    }
marker-offer-made =
    { PERSON($who) ->
        [you] ofreces
       *[other] { $who } ofrece
    } un pagaré por { CHIPS($chips) }
offer-accepted =
    { PERSON($who) ->
        [you] aceptas
       *[other] { $who } acepta
    }
offer-declined =
    { PERSON($who) ->
        [you] rechazas
       *[other] { $who } rechaza
    }
chips-lent =
    { PERSON($lender) ->
        [you] { PERSON($who) ->
            [you] prestas { CHIPS($chips) }
           *[other] prestas { CHIPS($chips) } a { $who }
        }
       *[other] { $lender } { PERSON($who) ->
            [you] te presta { CHIPS($chips) }
           *[other] presta { CHIPS($chips) } a { $who }
        }
    }
marker-guaranteed =
    Vale { PERSON($who) ->
        [you] tu pagaré
       *[other] el pagaré de { $who }
    } por { CHIPS($chips) }
loan-refused =
    Sin préstamo para { PERSON($who) ->
        [you] ti
       *[other] { $who }
    }
loan-unanswered =
    Sin préstamo para { PERSON($who) ->
        [you] ti
       *[other] { $who }
    }: nadie respondió a tiempo
loan-repaid =
    { PERSON($who) ->
        [you] { PERSON($lender) ->
            [you] devuelves { CHIPS($chips) }
           *[other] devuelves { CHIPS($chips) } a { $lender }
        }
       *[other] { $who } { PERSON($lender) ->
            [you] te devuelve { CHIPS($chips) }
           *[other] devuelve { CHIPS($chips) } a { $lender }
        }
    }
marker-repaid =
    { PERSON($who) ->
        [you] devuelves
       *[other] { $who } devuelve
    } { CHIPS($chips) }
