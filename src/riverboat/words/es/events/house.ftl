rules-change = Nuevas reglas de la casa desde la próxima mano
game-is-chosen = Juego: { GAME($game) }
table-closes = Mesa cerrada
but-is-short = , faltan { CHIPS($chips) }
pays-for-the-time =
    { PERSON($who) ->
        [you] pagas
       *[other] { $who } paga
    } { CHIPS($chips) } de tarifa de tiempo{ $short }
time-is-due = Tarifa de tiempo de { CHIPS($chips) } del primer bote por encima de { CHIPS($above) }
kitty-pays = El fondo común paga { CHIPS($chips) }: { $what }
wins-with-seven-deuce =
    { PERSON($who) ->
        [you] ganas con 7-2 y recibes
       *[other] { $who } gana con 7-2 y recibe
    } { CHIPS($chips) } de los demás
loses-for-the-jackpot =
    Bad beat jackpot: { PERSON($who) ->
        [you] pierdes
       *[other] { $who } pierde
    } con { CARDS($cards) }
lose-for-the-jackpot = Bad beat jackpot, pierden con { CARDS($cards) }: { LIST($losers) }
gets-of-the-jackpot =
    { PERSON($who) ->
        [you] recibes
       *[other] { $who } recibe
    } { CHIPS($chips) } del jackpot
chips-are-coloured-up = Color-up: fichas de { $worth } por fichas de { $into }
