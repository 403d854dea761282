no-chips =
    { PERSON($who) ->
        [you] no puedes
       *[other] { $who } no puede
    } empujar una ficha de { CHIPS($chip) }
no-amount-at-all = { CHIPS($amount) } no es una cantidad
nothing-was-pushed = ni fichas ni palabras: { $who }
more-than-they-have =
    { PERSON($who) ->
        [you] tienes
       *[other] { $who } tiene
    } { CHIPS($stack) } detrás, no { CHIPS($chips) }
old-chips-do-not-fit =
    las fichas delante de { PERSON($who) ->
        [you] ti
       *[other] { $who }
    } valen { CHIPS($chips) }, menos que los { CHIPS($bet) } apostados
took-what-was-not-there =
    { PERSON($who) ->
        [you] no puedes
       *[other] { $who } no puede
    } retirar { CHIPS($chips) }: no hay tanto
acts-out-of-turn =
    { PERSON($who) ->
        [you] no te toca
       *[other] { $who } no tiene el turno
    }: trátalo como acción fuera de turno
no-betting-now = ahora no se apuesta
holds-no-cards =
    { PERSON($who) ->
        [you] no tienes
       *[other] { $who } no tiene
    } cartas en esta mano
nothing-to-correct = nada que corregir: { CHIPS($to) } es correcto
change-does-not-fit = { CHIPS($gives) } no se cambia por { CHIPS($gets) }
