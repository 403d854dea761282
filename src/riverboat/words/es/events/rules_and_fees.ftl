rules-change = Nuevas reglas de la casa desde la próxima mano
chosen-game = Juego: { GAME($game) }
table-closing = Mesa cerrada
shortfall-suffix = , faltan { CHIPS($chips) }
time-fee-payment =
    { PERSON($who) ->
        [you] pagas
       *[other] { $who } paga
    } { CHIPS($chips) } de tarifa de tiempo{ $short }
time-fee-notice = Tarifa de tiempo de { CHIPS($chips) } del primer bote por encima de { CHIPS($above) }
kitty-payment = El fondo común paga { CHIPS($chips) }: { $what }
seven-deuce-won =
    { PERSON($who) ->
        [you] ganas con 7-2 y recibes
       *[other] { $who } gana con 7-2 y recibe
    } { CHIPS($chips) } de los demás
bad-beat-jackpot-hit =
    Bad beat jackpot: { PERSON($who) ->
        [you] pierdes
       *[other] { $who } pierde
    } con { CARDS($cards) }
jackpot-losers = Bad beat jackpot, pierden con { CARDS($cards) }: { LIST($losers) }
jackpot-share-received =
    { PERSON($who) ->
        [you] recibes
       *[other] { $who } recibe
    } { CHIPS($chips) } del jackpot
chips-coloured-up = Color-up: fichas de { $worth } por fichas de { $into }
