kept-out = tienes prohibida la entrada a esta mesa, por decisión de { $by }
sent-away-from-here = { $by } te expulsó de la mesa
by-invitation = mesa privada: ábrela con un enlace de invitación o una contraseña
nobody-just-watches = esta mesa no admite espectadores: siéntate para verla
come-under-another-name = un bot de esta mesa se llama { $name }: elige otro nombre
watches-too-many = { $most } mesas por conexión como máximo: deja una antes
no-open-table = no hay ninguna mesa abierta { $table }
is-opened-again = la mesa se está reabriendo
table-was-closed = mesa cerrada
server-goes-down = el servidor se apaga
is-not-watched = no estás en esa mesa
no-table = no hay mesa { $table }
nothing-known-of-table = mesa desconocida: { $table }
table-is-shut = { $table } está cerrada
this-table-is-shut = esta mesa está cerrada
not-a-host = solo un anfitrión de esta mesa puede hacerlo
does-not-open-it = enlace o contraseña incorrectos para esta mesa
open-to-all = esta mesa es pública: basta con su dirección
too-many-links = ya hay { $most } enlaces: anula uno antes
no-such-link = enlace no encontrado: usado o caducado
opened-the-table =
    { PERSON($who) ->
        [you] abriste esta mesa y conservas
       *[other] { $who } abrió esta mesa y conserva
    } el papel de anfitrión
not-seated = ningún jugador de esta mesa se llama { $name }
comes-back-by-password =
    { PERSON($who) ->
        [you] tienes
       *[other] { $who } tiene
    } cuenta: se entra con la contraseña
is-at-the-table =
    { PERSON($who) ->
        [you] estás
       *[other] { $who } está
    } en la mesa: el enlace a un asiento es solo para quien perdió el acceso
has-more-than-the-seat =
    { PERSON($who) ->
        [you] tienes otra mesa a tu cargo o juegas en otra,
       *[other] { $who } tiene otra mesa a su cargo o juega en otra,
    } y el enlace también la abriría
