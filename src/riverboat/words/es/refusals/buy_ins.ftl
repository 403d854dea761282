buy-in-range = { CHIPS($least) }-{ CHIPS($most) }
exact-buy-in = exactamente { CHIPS($chips) }
buy-in-minimum = { CHIPS($least) } o más
ratholing-refused = las fichas que se sacaron de la mesa vuelven con el jugador
full-buy-in-amount = hasta un buy-in completo o más, entre manos
buy-in-out-of-range =
    { PERSON($who) ->
        [you] no puedes
       *[other] { $who } no puede
    } comprar { CHIPS($chips) }: el buy-in es { $may }{ GIVEN($note) ->
        [yes] , { $note }
       *[no] {""}
    }
top-up-over-maximum =
    { PERSON($who) ->
        [you] no puedes
       *[other] { $who } no puede
    } recargar: el stack es { CHIPS($chips) }, el máximo { CHIPS($most) }
buy-in-not-whole = se compran fichas enteras, no { $given }
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
stack-reduction =
    { PERSON($who) ->
        [you] no puedes
       *[other] { $who } no puede
    } sacar { CHIPS($chips) } de la mesa: hay que irse con todo, { CHIPS($all) }{ GIVEN($spends) ->
        [yes] , o gastar hasta { CHIPS($spends) } en consumiciones y propinas
       *[no] {""}
    }
