bearer-token-missing = pošlete Authorization: Bearer a API klíč
no-such-api-key = API klíč nenalezen
cross-site-request = požadavek z cizí stránky
url-scheme-mismatch = stránka a herna se liší v http a https: nastavte base_url, nebo posílejte z proxy X-Forwarded-Proto
page-outdated = stránka je zastaralá: načtěte ji znovu
csrf-token-missing = pošlete csrf z GET /api/me v hlavičce X-CSRF
not-an-admin = to může jen správce herny
api-key-forbidden = s API klíčem to nejde: přihlaste se
too-many-requests =
    { KEY($limited_action) ->
        [connections] příliš mnoho spojení
        [requests] příliš mnoho požadavků
        [configurations] příliš mnoho změn pravidel
        [new-tables] příliš mnoho nových stolů
       *[other] příliš mnoho nových jmen
    }: chvíli počkejte
too-many-wrong-tries =
    příliš mnoho špatných pokusů: počkejte { $seconds } { NUMBER($seconds) ->
        [one] sekundu
        [few] sekundy
       *[other] sekund
    }
json-required = pošlete JSON, s typem application/json
not-json = není to JSON: { $reason }
body-invalid = neplatný požadavek: { $reason }
no-such-situation = situace nenalezena
player-suggestion-not-found = návrh nenalezen
more-answers-than-questions = odpovědí je víc než otázek
answer-invalid = neplatná odpověď { $answer }
request-number-too-large = { $number } je moc velké číslo
query-invalid = neplatný požadavek: { $reason }
request-too-long =
    požadavek je moc dlouhý: nejvýše { $max_bytes } { NUMBER($max_bytes) ->
        [one] bajt
        [few] bajty
       *[other] bajtů
    }
method-not-allowed = { $method } tu nejde: použijte { $allowed_methods }
http-host-unknown = neznámá adresa { $host }: provozovatel ji přidá v allowed_hosts nebo base_url
page-not-found = stránka nenalezena
url-not-found = { $path } nenalezeno
resource-not-found = nenalezeno: { $resource }
no-such-rule = neznámé pravidlo { $cited }
try-again-soon = dočasný problém: zkuste to za chvíli
internal-server-error = chyba serveru: zkuste to za chvíli
server-not-ready = herna teď není připravená: { $reason }
