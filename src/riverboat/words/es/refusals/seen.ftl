no-such-seat-in-the-hand = no hay asiento { $seat } en esta mano
another-game-is-played = el texto dice otro juego: esta mano es de { $game }
has-no-cards-here =
    { PERSON($who) ->
        [you] no tienes
       *[other] { $who } no tiene
    } cartas en esta mano
it-is-their-turn =
    { PERSON($who) ->
        [you] te toca a ti
        [unnamed] es su turno
       *[other] le toca a { $who }
    }: no se ha saltado a nadie
it-is-not-their-turn =
    { PERSON($who) ->
        [you] no te toca
       *[other] { $who } no tiene el turno
    }
has-not-so-much =
    { PERSON($who) ->
        [you] tienes
       *[other] { $who } tiene
    } { CHIPS($most) } para esta calle, no { CHIPS($chips) }
says-no-amount = { $act }: ¿cuánto?
is-no-raise = { CHIPS($to) } no es más que la apuesta de { CHIPS($bet) }
to-themselves = indica otro jugador
impossible-number = { $n } es imposible
no-such-time = { $seconds } segundos no es un tiempo
no-such-penalty = { $rounds } vueltas no es una penalización
chips-are-not-there = fichas que no están en la mesa: { $chips }
nobody-has-change = no hay cambio de { $chips } para pagar { CHIPS($amount) }
