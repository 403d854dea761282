no-such-seat-in-the-hand = no hay asiento { $seat } en esta mano
game-text-mismatch = el texto dice otro juego: esta mano es de { $game }
player-without-cards =
    { PERSON($who) ->
        [you] no tienes
       *[other] { $who } no tiene
    } cartas en esta mano
no-skipped-player =
    { PERSON($who) ->
        [you] te toca a ti
        [unnamed] es su turno
       *[other] le toca a { $who }
    }: no se ha saltado a nadie
player-not-to-act =
    { PERSON($who) ->
        [you] no te toca
       *[other] { $who } no tiene el turno
    }
action-over-stack =
    { PERSON($who) ->
        [you] tienes
       *[other] { $who } tiene
    } { CHIPS($maximum) } para esta calle, no { CHIPS($chips) }
action-amount-missing = { $act }: ¿cuánto?
raise-not-above-bet = { CHIPS($raise_total) } no es más que la apuesta de { CHIPS($bet) }
other-player-required = indica otro jugador
incident-number-invalid = { $incident_number } es imposible
clock-time-invalid = tiempo inválido: { $seconds } s
penalty-invalid = penalización inválida: { $rounds }
chips-not-on-table = fichas que no están en la mesa: { $chips }
chip-change-impossible = no hay cambio de { $chips } para pagar { CHIPS($amount) }
