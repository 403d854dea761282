room-preview = Una sala de póquer para amigos: abre el enlace, escribe un nombre y siéntate.
seats-free =
    { NUMBER($free) ->
        [one] { $free } asiento libre
       *[other] { $free } asientos libres
    } de { $chairs }
no-seat-free = mesa llena
table-preview = { GAME($game) }. Anfitrión: { $host }, { $seats }.
