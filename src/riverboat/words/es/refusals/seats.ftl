seat-empty = el asiento { $chair } está libre; asientos ocupados: { $taken_chairs }
all-seats-empty = el asiento { $chair } está libre, como todos
player-name-empty = escribe el nombre de un jugador
player-already-seated =
    { PERSON($who) ->
        [you] ya tienes
       *[other] { $who } ya tiene
    } el asiento { $chair }: un asiento por jugador
free-chairs = asientos libres: { $chairs }
table-full = la mesa está llena
seat-occupied = el asiento { $chair } está ocupado ({ $who }); { $places }
no-such-chair = esta mesa no tiene asiento { $chair }; { $places }
seat-not-just-left = nadie acaba de dejar el asiento { $chair }: siéntate como jugador nuevo
seat-waits-for-button = el asiento { $chair } no recibe cartas hasta que pase el botón
no-big-blind-to-sit-out-at =
    { PERSON($who) ->
        [you] no puedes
       *[other] { $who } no puede
    } dejar de jugar en la ciega grande: { $game } no la tiene; se puede después de la mano
player-without-chips =
    { PERSON($who) ->
        [you] no tienes
       *[other] { $who } no tiene
    } fichas: primero hay que comprar
move-during-hand =
    { PERSON($who) ->
        [you] estás
       *[other] { $who } está
    } en la mano: el asiento se cambia entre manos
button-correction-during-hand = el botón se corrige entre manos
button-error-uncorrectable = demasiado tarde: en esta mesa, un error del botón vale en cuanto empieza el juego
button-unavailable =
    { PERSON($who) ->
        [you] no recibes
       *[other] { $who } no recibe
    } cartas: sin botón
