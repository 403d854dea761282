offers = { $each }
exactly-to = { CHIPS($to) }
chip-range = { CHIPS($least) }-{ CHIPS($most) }
one-or-the-other = { CHIPS($least) } o { CHIPS($most) }
chip-minimum = { CHIPS($least) } o más
to-fold = retirarse
to-check = pasar
to-call = igualar { CHIPS($chips) }
to-bring-in = bring-in { CHIPS($chips) }
to-bet = apostar { $sizes }
to-raise = subir a { $sizes }
to-complete = completar a { $sizes }
to-add-chips = añadir fichas
to-add-to-call = retirarse, añadir { CHIPS($short) } o más para igualar { CHIPS($call) }
to-discard = descartar { $n }
to-stand-pat = plantarse
to-draw-one = plantarse, cambiar 1
to-draw-up-to = plantarse, cambiar 1-{ $most }
to-show-a-card = mostrar
to-show-or-muck = mostrar o no mostrar
to-run-it = correrlo 1-{ $most } veces
to-declare-a-side = declarar alta, baja o ambas
no-action-due = nada, la mano ha terminado
forced-facts = pasos automáticos
to-burn = quemar { $burn } antes del cambio
to-deal-cards =
    repartir { $count } { NUMBER($count) ->
        [one] carta
       *[other] cartas
    } { $where }{ $burn }
after-burning = {" "}después de quemar { $burn }
the-board = al board
board-number = al board { $board }
the-players =
    a los jugadores{ $up ->
        [true] {" "}boca arriba
       *[false] {""}
    }
one-player =
    { PERSON($who) ->
        [you] a ti
        [unnamed] al jugador
       *[other] a { $who }
    }{ $up ->
        [true] {" "}boca arriba
       *[false] {""}
    }
either = { $one } o { $other }
that-card = { CARDS($card) }
straddle-sizes-offer = { $who }: straddle a { $sizes }
sleeper-offer = { $who }: sleeper a { $sizes }
to-lend =
    { $lender }: prestar { CHIPS($chips) } { PERSON($debtor) ->
        [you] a ti
        [unnamed] al jugador
       *[other] a { $debtor }
    } o rechazar
to-accept-a-marker =
    asientos { $chairs }: aceptar { PERSON($debtor) ->
        [you] tu pagaré
        [unnamed] el pagaré del jugador
       *[other] el pagaré de { $debtor }
    } por { CHIPS($chips) } o rechazar
to-draw-for-the-button = carta más alta por el botón: asientos { $chairs }
next-hand-offer = próxima mano, asientos listos: { $chairs }
waiting-for-players =
    esperando jugadores, { NUMBER($ready) ->
        [one] { $ready } listo
       *[other] { $ready } listos
    }
waiting-for-all-players = esperando jugadores
no-more-hands = mesa cerrada
table-closed-offer = mesa cerrada
paused-by-the-host = en pausa por el anfitrión
