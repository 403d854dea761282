bearer-token-missing = envoie Authorization: Bearer et une clé d’API
no-such-api-key = clé d’API introuvable
cross-site-request = requête venue d’un autre site
url-scheme-mismatch = http et https diffèrent entre la page et la salle : règle base_url, ou fais envoyer X-Forwarded-Proto par le proxy
page-outdated = page périmée : recharge-la
csrf-token-missing = envoie le csrf de GET /api/me dans l’en-tête X-CSRF
not-an-admin = seuls les administrateurs peuvent le faire
api-key-forbidden = impossible avec une clé d’API : connecte-toi
too-many-requests =
    { KEY($limited_action) ->
        [connections] trop de connexions
        [requests] trop de requêtes
        [configurations] trop de changements de règles
        [new-tables] trop de nouvelles tables
       *[other] trop de nouveaux noms
    } : attends un peu
too-many-wrong-tries =
    trop d’essais ratés : attends { $seconds } { NUMBER($seconds) ->
        [one] seconde
       *[other] secondes
    }
json-required = envoie du JSON, avec le type de contenu application/json
not-json = ce n’est pas du JSON : { $reason }
body-invalid = { $reason }
no-such-situation = situation introuvable
player-suggestion-not-found = suggestion introuvable
more-answers-than-questions = plus de réponses que de questions
answer-invalid = { $answer } ne répond pas à cette question
request-number-too-large = { $number } est trop grand
query-invalid = { $reason }
request-too-long = requête trop longue : { $max_bytes } octets au plus
method-not-allowed = { $method } interdit : utilise { $allowed_methods }
http-host-unknown = hôte inconnu { $host } : le gestionnaire peut l’ajouter avec allowed_hosts ou base_url
page-not-found = page introuvable
url-not-found = { $path } introuvable
resource-not-found = introuvable : { $resource }
no-such-rule = pas de règle { $cited }
try-again-soon = problème passager : réessaie dans un instant
internal-server-error = erreur du serveur
server-not-ready = { $reason }
