bearer-token-missing = sende Authorization: Bearer und einen API-Schlüssel
no-such-api-key = API-Schlüssel nicht gefunden
cross-site-request = Anfrage von einer anderen Seite
url-scheme-mismatch = http und https unterscheiden sich zwischen Seite und Raum: Setze base_url oder lass den Proxy X-Forwarded-Proto senden
page-outdated = Seite veraltet: Lade sie neu
csrf-token-missing = sende das csrf von GET /api/me im Header X-CSRF
not-an-admin = das können nur Administratoren
api-key-forbidden = nicht mit einem API-Schlüssel möglich: Melde dich an
too-many-requests =
    { KEY($limited_action) ->
        [connections] zu viele Verbindungen
        [requests] zu viele Anfragen
        [configurations] zu viele Regeländerungen
        [new-tables] zu viele neue Tische
       *[other] zu viele neue Namen
    }: Warte einen Moment
too-many-wrong-tries =
    zu viele falsche Versuche: Warte { $seconds } { NUMBER($seconds) ->
        [one] Sekunde
       *[other] Sekunden
    }
json-required = sende JSON mit dem Content-Type application/json
not-json = kein JSON: { $reason }
body-invalid = { $reason }
no-such-situation = Situation nicht gefunden
player-suggestion-not-found = Vorschlag nicht gefunden
more-answers-than-questions = mehr Antworten als Fragen
answer-invalid = { $answer } ist keine Antwort auf diese Frage
request-number-too-large = { $number } ist zu groß
query-invalid = { $reason }
request-too-long = Anfrage zu lang: höchstens { $max_bytes } Bytes
method-not-allowed = { $method } nicht erlaubt: Verwende { $allowed_methods }
http-host-unknown = unbekannter Host { $host }: Der Betreiber kann ihn mit allowed_hosts oder base_url eintragen
page-not-found = Seite nicht gefunden
url-not-found = { $path } nicht gefunden
resource-not-found = { $resource } nicht gefunden
no-such-rule = keine Regel { $cited }
try-again-soon = vorübergehendes Problem: Versuche es gleich noch einmal
internal-server-error = Fehler im Server
server-not-ready = { $reason }
