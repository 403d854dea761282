marker-pending = hay un pagaré sin respuesta: { $pending_request }
one-marker-at-a-time = los pagarés van de uno en uno; se espera: { $pending_request }
chips-for-other-player-forbidden =
    { PERSON($who) ->
        [you] solo puedes añadir fichas a tu propio
       *[other] { $who } solo puede añadir fichas a su propio
    } stack
marker-bet-unavailable =
    { PERSON($who) ->
        [you] no puedes
       *[other] { $who } no puede
    } apostar un pagaré: { $reason }; hay que comprar fichas{ $can_buy_between_hands ->
        [true] {" "}entre manos
       *[false] {""}
    }, ir all-in o retirarse
markers-disabled = en esta mesa no hay pagarés
no-chips-during-hand = table stakes: durante una mano no se añaden fichas
marker-amount-invalid = un pagaré es una cantidad de fichas, no { $typed_amount }
buy-in-before-borrowing =
    { PERSON($who) ->
        [you] aún no puedes
       *[other] { $who } aún no puede
    } pedir prestado: primero hay que comprar hasta { CHIPS($minimum_buy_in) }, tras ganar all-in menos de un buy-in
borrowing-out-of-turn =
    { PERSON($who) ->
        [you] ahora no puedes pedir prestado: solo en tu
       *[other] { $who } ahora no puede pedir prestado: solo en su
    } turno o después de la mano
player-not-in-hand =
    { PERSON($who) ->
        [you] no estás
       *[other] { $who } no está
    } en una mano: no hay pagaré que apostar
marker-bet-out-of-turn =
    { PERSON($who) ->
        [you] no te toca: el pagaré se apuesta en tu
       *[other] { $who } no tiene el turno: el pagaré se apuesta en su
    } turno
borrowing-disabled = en esta mesa no se presta: compra fichas, ve all-in o retírate
lending-limit = { $who } hasta { CHIPS($chips) }
lending-unavailable =
    { PERSON($lender) ->
        [you] no puedes
       *[other] { $lender } no puede
    } prestar { CHIPS($chips) } { PERSON($debtor) ->
        [you] a ti
        [unnamed] a ese jugador
       *[other] a { $debtor }
    }; prestamistas fuera del bote: { $others }
no-other-lender =
    { PERSON($lender) ->
        [you] no puedes
       *[other] { $lender } no puede
    } prestar { CHIPS($chips) } { PERSON($debtor) ->
        [you] a ti
        [unnamed] a ese jugador
       *[other] a { $debtor }
    }; nadie fuera del bote puede prestar
no-marker-pending = no hay ningún pagaré que responder
no-pending-answer =
    { PERSON($who) ->
        [you] no tienes
       *[other] { $who } no tiene
    } que responder; se espera: { $pending_request }
loan-settlement-invalid =
    { PERSON($who) ->
        [you] no puedes
       *[other] { $who } no puede
    } saldar { CHIPS($chips) }: la deuda { PERSON($lender) ->
        [you] contigo
        [unnamed] pendiente
       *[other] con { $lender }
    } es de { CHIPS($owed) }
marker-settlement-invalid =
    { PERSON($who) ->
        [you] no puedes
       *[other] { $who } no puede
    } saldar { CHIPS($chips) }: los pagarés suman { CHIPS($owed) }
