offer-list = { $offers }
exact-offered-size = { CHIPS($wager_total) }
offered-size-range = { CHIPS($minimum) }-{ CHIPS($maximum) }
two-offered-sizes = { CHIPS($smaller_size) } o { CHIPS($larger_size) }
offered-size-minimum = { CHIPS($minimum) } o más
fold-offer = retirarse
check-offer = pasar
call-offer = igualar { CHIPS($chips) }
bring-in-offer = bring-in { CHIPS($chips) }
bet-offer = apostar { $sizes }
raise-offer = subir a { $sizes }
completion-offer = completar a { $sizes }
add-chips-offer = añadir fichas
add-chips-to-call-offer = retirarse, añadir { CHIPS($missing_chips) } o más para igualar { CHIPS($call_chips) }
discard-offer = descartar { $card_count }
stand-pat-offer = plantarse
draw-one-offer = plantarse, cambiar 1
draw-range-offer = plantarse, cambiar 1-{ $max_cards }
show-card-offer = mostrar
show-or-muck-offer = mostrar o no mostrar
run-it-offer = correrlo 1-{ $max_runs } veces
declaration-offer = declarar alta, baja o ambas
no-action-due = nada, la mano ha terminado
automatic-dealing-offer = pasos automáticos
burn-offer = quemar { $burn_card_count } antes del cambio
card-deal-offer =
    repartir { $card_count } { NUMBER($card_count) ->
        [one] carta
       *[other] cartas
    } { $recipient }{ $burn_suffix }
burn-count-suffix = {" "}después de quemar { $burn_card_count }
board-recipient = al board
board-number = al board { $board }
all-players-recipient =
    a los jugadores{ $is_face_up ->
        [true] {" "}boca arriba
       *[false] {""}
    }
player-recipient =
    { PERSON($who) ->
        [you] a ti
        [unnamed] al jugador
       *[other] a { $who }
    }{ $is_face_up ->
        [true] {" "}boca arriba
       *[false] {""}
    }
offer-alternative = { $first_offer } o { $second_offer }
card-offer = { CARDS($cards) }
straddle-sizes-offer = { $who }: straddle a { $sizes }
sleeper-straddle-offer = { $who }: sleeper a { $sizes }
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
    esperando jugadores, { NUMBER($ready_player_count) ->
        [one] { $ready_player_count } listo
       *[other] { $ready_player_count } listos
    }
waiting-for-all-players = esperando jugadores
no-more-hands = mesa cerrada
table-closed-notice = mesa cerrada
table-paused-notice = en pausa por el anfitrión
