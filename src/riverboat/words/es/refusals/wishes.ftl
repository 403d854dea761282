say-who-you-are = escribe antes tu nombre
sit-down-first = siéntate antes
has-a-chair =
    { PERSON($who) ->
        [you] ya tienes
       *[other] { $who } ya tiene
    } el asiento { $chair } en esta mesa
has-no-cards = no estás en esta mano
had-no-cards = no estabas en esa mano
turn-of-others = turno: { LIST($acting) }
cards-are-coming = se están repartiendo cartas
card-is-there-once = cada carta solo se puede elegir una vez
bot-has-the-name = un bot de esta mesa se llama { $name }: elige otro nombre
plays-from-your-address = un jugador por dirección en esta mesa, y ya juega uno desde la tuya
host-paused = la mesa está en pausa
has-gone-on = demasiado tarde: la mesa ha seguido
does-not-answer = la mesa no responde: inténtalo de nuevo
nothing-has-changed = no ha funcionado; nada ha cambiado
not-understood = { $why }
no-bomb-votes = en esta mesa no se votan bomb pots
not-in-the-next-hand = no estás en la próxima mano
no-rabbits = en esta mesa no hay rabbit hunt
deck-is-put-away = demasiado tarde: la baraja de esa mano ya no está
list-is-closed = mesa cerrada
list-is-full = la lista de espera está llena, { $most } jugadores
nobody-has-to-wait = no hace falta esperar: el asiento { $chair } está libre
chair-is-free = el asiento { $chair } está libre: siéntate ahí
sits-down-with-from-to = el buy-in es de { CHIPS($least) } a { CHIPS($most) }, no { CHIPS($chips) }
sits-down-with-or-more = el buy-in es de { CHIPS($least) } o más, no { CHIPS($chips) }
only-bots-get-up = el asiento { $chair } está ocupado ({ $who }): solo los bots ceden el sitio
bots-stay = en esta mesa los bots conservan el asiento
is-not-on-the-list =
    { PERSON($who) ->
        [you] no estás
       *[other] { $who } no está
    } en la lista de espera; esperan: { $waiting }
list-is-empty =
    { PERSON($who) ->
        [you] no estás
       *[other] { $who } no está
    } en la lista de espera; está vacía
chair-is-kept = el asiento { $chair } está reservado para la lista de espera ({ $who })
somebody-sits-there = ese asiento está ocupado
no-free-chair = no hay asientos libres
