offers = { $each }
exact-offered-size = { CHIPS($to) }
chip-range = { CHIPS($least) }-{ CHIPS($most) }
two-offered-sizes = { CHIPS($least) } o { CHIPS($most) }
chip-minimum = { CHIPS($least) } o más
fold-offer = retirarse
check-offer = pasar
call-offer = igualar { CHIPS($chips) }
bring-in-offer = bring-in { CHIPS($chips) }
bet-offer = apostar { $sizes }
raise-offer = subir a { $sizes }
completion-offer = completar a { $sizes }
add-chips-offer = añadir fichas
add-to-call-offer = retirarse, añadir { CHIPS($short) } o más para igualar { CHIPS($call) }
discard-offer = descartar { $n }
stand-pat-offer = plantarse
draw-one-offer = plantarse, cambiar 1
draw-range-offer = plantarse, cambiar 1-{ $most }
show-card-offer = mostrar
show-or-muck-offer = mostrar o no mostrar
run-it-offer = correrlo 1-{ $most } veces
declaration-offer = declarar alta, baja o ambas
no-action-due = nada, la mano ha terminado
auto-steps = pasos automáticos
burn-offer = quemar { $burn } antes del cambio
deal-offer =
    repartir { $count } { NUMBER($count) ->
        [one] carta
       *[other] cartas
    } { $where }{ $burn }
burn-suffix = {" "}después de quemar { $burn }
board-target = al board
board-number = al board { $board }
dealt-players =
    a los jugadores{ $up ->
        [true] {" "}boca arriba
       *[false] {""}
    }
dealt-player =
    { PERSON($who) ->
        [you] a ti
        [unnamed] al jugador
       *[other] a { $who }
    }{ $up ->
        [true] {" "}boca arriba
       *[false] {""}
    }
two-offers = { $one } o { $other }
card-offer = { CARDS($card) }
straddle-sizes-offer = { $who }: straddle a { $sizes }
sleeper-offer = { $who }: sleeper a { $sizes }
loan-offer =
    { $lender }: prestar { CHIPS($chips) } { PERSON($debtor) ->
        [you] a ti
        [unnamed] al jugador
       *[other] a { $debtor }
    } o rechazar
marker-offer =
    asientos { $chairs }: aceptar { PERSON($debtor) ->
        [you] tu pagaré
        [unnamed] el pagaré del jugador
       *[other] el pagaré de { $debtor }
    } por { CHIPS($chips) } o rechazar
button-draw-offer = carta más alta por el botón: asientos { $chairs }
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
