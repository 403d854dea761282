bearer-token-missing = envía Authorization: Bearer y una clave de API
no-such-api-key = clave de API no encontrada
cross-site-request = petición de otro sitio
url-scheme-mismatch = http y https difieren entre la página y la sala: configura base_url o haz que el proxy envíe X-Forwarded-Proto
page-outdated = página anticuada: recárgala
csrf-token-missing = envía el csrf de GET /api/me en la cabecera X-CSRF
not-an-admin = solo los administradores pueden hacerlo
api-key-forbidden = con una clave de API no se puede: inicia sesión
too-many-requests =
    { KEY($limited_action) ->
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
json-required = envía JSON, con el tipo de contenido application/json
not-json = no es JSON: { $reason }
body-invalid = { $reason }
no-such-situation = situación no encontrada
player-suggestion-not-found = sugerencia no encontrada
more-answers-than-questions = más respuestas que preguntas
answer-invalid = { $answer } no responde a esa pregunta
request-number-too-large = { $number } es demasiado grande
query-invalid = { $reason }
request-too-long = petición demasiado larga: { $max_bytes } bytes como máximo
method-not-allowed = { $method } no está permitido: usa { $allowed_methods }
http-host-unknown = host desconocido: { $host }; el operador puede añadirlo con allowed_hosts o base_url
page-not-found = página no encontrada
url-not-found = { $path }: no encontrado
resource-not-found = { $resource }: no encontrado
no-such-rule = no hay regla { $cited }
try-again-soon = problema pasajero: inténtalo de nuevo en un momento
internal-server-error = error del servidor
server-not-ready = { $reason }
