player-name-missing = escribe antes tu nombre
seat-required = siéntate antes
already-seated =
    { PERSON($who) ->
        [you] ya tienes
       *[other] { $who } ya tiene
    } el asiento { $chair } en esta mesa
no-cards-in-hand = no estás en esta mano
not-in-that-hand = no estabas en esa mano
other-players-turn = turno: { LIST($players_to_act) }
cards-being-dealt = se están repartiendo cartas
card-chosen-twice = cada carta solo se puede elegir una vez
bot-name-taken = un bot de esta mesa se llama { $name }: elige otro nombre
ip-address-already-playing = un jugador por dirección en esta mesa, y ya juega uno desde la tuya
table-on-pause = la mesa está en pausa
command-too-late = demasiado tarde: la mesa ha seguido
table-unresponsive = la mesa no responde: inténtalo de nuevo
command-failed = error del servidor: nada ha cambiado, inténtalo de nuevo
command-invalid = { $reason }
bomb-pot-votes-disabled = en esta mesa no se votan bomb pots
not-in-the-next-hand = no estás en la próxima mano
rabbit-hunt-disabled = en esta mesa no hay rabbit hunt
deck-no-longer-stored = demasiado tarde: la baraja de esa mano ya no está
waiting-list-closed = mesa cerrada
waiting-list-full = la lista de espera está llena, { $max_players } { NUMBER($max_players) ->
        [one] jugador
       *[other] jugadores
    }
waiting-list-unnecessary = no hace falta esperar: el asiento { $chair } está libre
seat-free = el asiento { $chair } está libre: siéntate ahí
buy-in-outside-table-range = el buy-in es de { CHIPS($minimum) } a { CHIPS($maximum) }, no { CHIPS($chips) }
buy-in-below-table-minimum = el buy-in es de { CHIPS($minimum) } o más, no { CHIPS($chips) }
seat-held-by-player = el asiento { $chair } está ocupado ({ $who }): solo los bots ceden el sitio
bot-removal-refused = en esta mesa los bots conservan el asiento
not-on-waiting-list =
    { PERSON($who) ->
        [you] no estás
       *[other] { $who } no está
    } en la lista de espera; esperan: { $waiting_players }
waiting-list-empty =
    { PERSON($who) ->
        [you] no estás
       *[other] { $who } no está
    } en la lista de espera; está vacía
seat-reserved = el asiento { $chair } está reservado para la lista de espera ({ $who })
seat-just-taken = ese asiento está ocupado
no-free-chair = no hay asientos libres
