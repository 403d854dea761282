wrong-name-or-password = nombre o contraseña incorrectos
wrong-old-password = la contraseña actual no es correcta
login-queue-full = demasiados inicios de sesión ahora mismo: inténtalo de nuevo en un momento
logout-required = ya tienes la sesión de { $name }: ciérrala para usar otro nombre
room-closed-to-new-players = esta sala no admite jugadores nuevos: pregunta a su anfitrión
room-entry-refused =
    { PERSON($who) ->
        [you] tienes
       *[other] { $who } tiene
    } prohibida la entrada a esta sala, por decisión de { $by }{ GIVEN($reason) ->
        [yes] : { $reason }
       *[no] {""}
    }
login-session-over = sesión no encontrada: ya ha terminado
api-key-not-found = clave de API no encontrada
too-many-api-keys =
    { PERSON($who) ->
        [you] ya tienes
       *[other] { $who } ya tiene
    } { $max_keys } { NUMBER($max_keys) ->
        [one] clave de API
       *[other] claves de API
    }: elimina una antes
too-many-notes =
    { PERSON($who) ->
        [you] ya tienes
       *[other] { $who } ya tiene
    } notas sobre { $max_players } { NUMBER($max_players) ->
        [one] jugador
       *[other] jugadores
    }: elimina una antes
login-code-invalid = código incorrecto, usado o caducado: pide uno nuevo
code-used = código ya usado: pide uno nuevo
password-too-short = contraseña demasiado corta: al menos { $min_characters } caracteres
password-guessable = contraseña demasiado fácil de adivinar: elige otra, por ejemplo tres palabras
table-password-too-short = contraseña de la mesa demasiado corta: al menos { $min_characters } caracteres
link-expired = enlace usado o caducado: pide uno nuevo
mail-unavailable = esta sala no envía correo: pide una contraseña nueva al operador
email-invalid = { $address } no es una dirección de correo
email-for-guest = sin cuenta no hay correo: pon antes una contraseña
second-factor-for-guest = sin cuenta no hay segundo factor: pon antes una contraseña
second-factor-code-required = escribe un código de tu app de autenticación, uno de recuperación, o usa una passkey
login-expired = el inicio de sesión caducó: escribe otra vez nombre y contraseña
qr-code-expired = el código QR ha caducado: empieza de nuevo con otro
authenticator-code-wrong = código incorrecto: comprueba la hora de ambos dispositivos y escribe el siguiente código
second-code-invalid = código incorrecto o usado: escribe el siguiente
second-factor-required-first = los códigos de recuperación necesitan un segundo factor: activa uno antes
second-factor-missing =
    { PERSON($who) ->
        [you] no tienes
       *[other] { $who } no tiene
    } segundo factor
authenticator-key-changed = la clave de la sala ha cambiado desde que se activó esta app: usa un código de recuperación o una passkey
authenticator-key-missing = esta sala no puede guardar apps de autenticación: el operador debe poner antes una clave
too-many-passkeys =
    { PERSON($who) ->
        [you] ya tienes
       *[other] { $who } ya tiene
    } { $max_passkeys } { NUMBER($max_passkeys) ->
        [one] passkey
       *[other] passkeys
    }: elimina una antes
passkey-registered = esta passkey ya está registrada
passkey-missing =
    { PERSON($who) ->
        [you] no tienes
       *[other] { $who } no tiene
    } ninguna passkey
no-such-passkey = passkey no encontrada
unknown-passkey = passkey desconocida
passkey-not-accepted = passkey no aceptada: inténtalo de nuevo
passkey-too-late = la petición de la passkey caducó o viene de otro navegador: inténtalo de nuevo
passkey-domain-required = las passkeys necesitan un nombre de dominio, y { $host } es una dirección: abre la sala en { $domain_url }
passkey-https-domain-required = las passkeys necesitan un nombre de dominio, y { $host } es una dirección: abre la sala en un dominio con https
passkeys-need-https = las passkeys necesitan https
passkey-domain-mismatch = las passkeys son de { $base_url }: abre la sala allí
operator-not-bannable =
    { PERSON($who) ->
        [you] administras
       *[other] { $who } administra
    } esta sala: no cabe el veto
player-not-banned =
    { PERSON($who) ->
        [you] no tienes
       *[other] { $who } no tiene
    } veto
player-not-guest =
    { PERSON($who) ->
        [you] tienes
       *[other] { $who } tiene
    } cuenta: no es un nombre sin cuenta
player-with-hands =
    { PERSON($who) ->
        [you] has
       *[other] { $who } ha
    } jugado aquí: las manos, las fichas y el nombre se quedan
chat-message-empty = escribe un mensaje
operator-required =
    { PERSON($who) ->
        [you] administras
       *[other] { $who } administra
    } esta sala: nombra antes a otro administrador
player-seated-elsewhere = deja o cierra antes { $table }
