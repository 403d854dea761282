bearer-token-missing = send Authorization: Bearer and an API key
no-such-api-key = API key not found
cross-site-request = request from another site
url-scheme-mismatch = http and https differ between page and room: set base_url, or have the proxy send X-Forwarded-Proto
page-outdated = page out of date: reload it
csrf-token-missing = send the csrf of GET /api/me in the header X-CSRF
not-an-admin = only administrators can do that
api-key-forbidden = not possible with an API key: log in
too-many-requests =
    { KEY($limited_action) ->
        [connections] too many connections
        [requests] too many requests
        [configurations] too many rule changes
        [new-tables] too many new tables
       *[other] too many new names
    }: wait a moment
too-many-wrong-tries =
    too many wrong attempts: wait { $seconds } { NUMBER($seconds) ->
        [one] second
       *[other] seconds
    }
json-required = send JSON, with the content type application/json
not-json = not JSON: { $reason }
body-invalid = { $reason }
no-such-situation = situation not found
player-suggestion-not-found = suggestion not found
more-answers-than-questions = more answers than questions
answer-invalid = { $answer } doesn’t answer that question
request-number-too-large = { $number } is too large
query-invalid = { $reason }
request-too-long = request too long: { $max_bytes } bytes at most
method-not-allowed = { $method } not allowed: use { $allowed_methods }
http-host-unknown = unknown host { $host }: the operator can add it with allowed_hosts or base_url
page-not-found = page not found
url-not-found = { $path } not found
resource-not-found = { $resource } not found
no-such-rule = unknown rule { $cited }
try-again-soon = temporary problem: try again in a moment
internal-server-error = server error: try again in a moment
server-not-ready = { $reason }
