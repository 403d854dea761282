table-entry-refused = tienes prohibida la entrada a esta mesa, por decisión de { $by }
removed-from-table = { $by } te expulsó de la mesa
invitation-required = mesa privada: ábrela con un enlace de invitación o una contraseña
spectators-forbidden = esta mesa no admite espectadores: siéntate para verla
bot-name-conflict = un bot de esta mesa se llama { $name }: elige otro nombre
too-many-watched-tables = { $max_tables } { NUMBER($max_tables) ->
        [one] mesa
       *[other] mesas
    } por conexión como máximo: deja una antes
no-open-table = no hay ninguna mesa abierta { $table }
table-reopening = la mesa se está reabriendo
table-closed-now = mesa cerrada
server-closing = el servidor se apaga
not-watching-table = no estás en esa mesa
table-not-found = no hay mesa { $table }
table-unknown = mesa desconocida: { $table }
named-table-closed = { $table } está cerrada
table-closed-already = esta mesa está cerrada
host-role-required = solo un anfitrión de esta mesa puede hacerlo
table-password-wrong = enlace o contraseña incorrectos para esta mesa
public-table-link = esta mesa es pública: basta con su dirección
too-many-links = ya hay { $max_links } { NUMBER($max_links) ->
        [one] enlace
       *[other] enlaces
    }: anula uno antes
no-such-link = enlace no encontrado: usado o caducado
table-opener-stays-host =
    { PERSON($who) ->
        [you] abriste esta mesa y conservas
       *[other] { $who } abrió esta mesa y conserva
    } el papel de anfitrión
not-seated = ningún jugador de esta mesa se llama { $name }
account-login-required =
    { PERSON($who) ->
        [you] tienes
       *[other] { $who } tiene
    } cuenta: se entra con la contraseña
player-at-table =
    { PERSON($who) ->
        [you] estás
       *[other] { $who } está
    } en la mesa: el enlace a un asiento es solo para quien perdió el acceso
seat-link-forbidden =
    { PERSON($who) ->
        [you] tienes otra mesa a tu cargo o juegas en otra,
       *[other] { $who } tiene otra mesa a su cargo o juega en otra,
    } y el enlace también la abriría
overlay-closed = el overlay está cerrado, o su enlace ha cambiado
