chip-value-invalid =
    { PERSON($who) ->
        [you] no puedes
       *[other] { $who } no puede
    } apostar una ficha de { CHIPS($chip) }
incident-amount-invalid = { CHIPS($amount) } no es una cantidad
no-chips-pushed = ni fichas ni palabras: { $who }
bet-over-stack =
    { PERSON($who) ->
        [you] tienes
       *[other] { $who } tiene
    } { CHIPS($stack) } detrás, no { CHIPS($chips) }
earlier-bet-mismatch =
    las fichas delante de { PERSON($who) ->
        [you] ti
       *[other] { $who }
    } valen { CHIPS($chips) }, menos que los { CHIPS($bet) } apostados
chips-taken-back-too-many =
    { PERSON($who) ->
        [you] no puedes
       *[other] { $who } no puede
    } retirar { CHIPS($chips) }: no hay tanto
action-out-of-turn =
    { PERSON($who) ->
        [you] no te toca
       *[other] { $who } no tiene el turno
    }: trátalo como acción fuera de turno
no-betting-now = ahora no se apuesta
player-holds-no-cards =
    { PERSON($who) ->
        [you] no tienes
       *[other] { $who } no tiene
    } cartas en esta mano
nothing-to-correct = nada que corregir: { CHIPS($bet_total) } es correcto
chip-change-mismatch = { CHIPS($given_chips) } no se cambia por { CHIPS($returned_chips) }
