say-bearer = envía Authorization: Bearer y una clave de API
no-such-api-key = clave de API no encontrada
from-another-page = petición de otro sitio
scheme-differs = http y https difieren entre la página y la sala: configura base_url o haz que el proxy envíe X-Forwarded-Proto
page-is-out-of-date = página anticuada: recárgala
send-the-csrf = envía el csrf de GET /api/me en la cabecera X-CSRF
not-an-admin = solo los administradores pueden hacerlo
not-by-key = con una clave de API no se puede: inicia sesión
too-many-at-once =
    { KEY($what) ->
        [connections] demasiadas conexiones
        [requests] demasiadas peticiones
        [configurations] demasiados cambios de reglas
        [new-tables] demasiadas mesas nuevas
       *[other] demasiados nombres nuevos
    }: espera un poco
too-many-wrong-tries =
    demasiados intentos fallidos: espera { $seconds } { NUMBER($seconds) ->
        [one] segundo
       *[other] segundos
    }
send-json = envía JSON, con el tipo de contenido application/json
not-json = no es JSON: { $why }
body-makes-no-sense = { $why }
no-such-situation = situación no encontrada
no-such-guess = sugerencia no encontrada
more-answers-than-questions = más respuestas que preguntas
is-no-answer-to-that = { $answer } no responde a esa pregunta
number-is-too-much = { $number } es demasiado grande
query-makes-no-sense = { $why }
request-too-long = petición demasiado larga: { $most } bytes como máximo
method-impossible = { $method } no está permitido: usa { $possible }
host-is-not-allowed = host desconocido: { $host }; el operador puede añadirlo con allowed_hosts o base_url
nothing-here = página no encontrada
no-such-address = { $path }: no encontrado
no-such-thing = { $what }: no encontrado
no-such-rule = no hay regla { $cited }
try-again-soon = problema pasajero: inténtalo de nuevo en un momento
something-went-wrong = error del servidor
not-ready = { $why }
