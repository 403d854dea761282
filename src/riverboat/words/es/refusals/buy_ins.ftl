buy-in-range = { CHIPS($minimum) }-{ CHIPS($maximum) }
exact-buy-in = exactamente { CHIPS($chips) }
buy-in-minimum = { CHIPS($minimum) } o más
ratholing-refused = porque las fichas que se sacaron de la mesa deben volver
full-buy-in-amount = para llegar entre manos a un buy-in completo
buy-in-out-of-range =
    { PERSON($who) ->
        [you] no puedes
       *[other] { $who } no puede
    } comprar { CHIPS($chips) }: el buy-in es { $allowed_buy_in }{ GIVEN($detail) ->
        [yes] , { $detail }
       *[no] {""}
    }
top-up-over-maximum =
    { PERSON($who) ->
        [you] no puedes
       *[other] { $who } no puede
    } recargar: el stack es { CHIPS($chips) }, el máximo { CHIPS($maximum) }
buy-in-not-whole = se compran fichas enteras, no { $typed_amount }
chip-unit-mismatch =
    { PERSON($who) ->
        [you] no puedes
       *[other] { $who } no puede
    } añadir { CHIPS($chips) }: las fichas en juego son múltiplos de { CHIPS($unit) }
no-chip-request =
    { PERSON($who) ->
        [you] no tienes
       *[other] { $who } no tiene
    } ninguna petición de fichas pendiente
chips-in-play =
    { PERSON($who) ->
        [you] tus fichas
        [unnamed] sus fichas
       *[other] las fichas de { $who }
    } están en juego hasta el final de la mano
stack-reduction-forbidden =
    { PERSON($who) ->
        [you] no puedes
       *[other] { $who } no puede
    } sacar { CHIPS($chips) } de la mesa: hay que irse con todo, { CHIPS($whole_stack) }{ GIVEN($spending_limit) ->
        [yes] , o gastar hasta { CHIPS($spending_limit) } en consumiciones y propinas
       *[no] {""}
    }
