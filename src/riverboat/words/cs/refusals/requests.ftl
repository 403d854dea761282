bearer-token-missing = pošlete Authorization: Bearer a klíč pro programy
no-such-api-key = klíč pro programy tu není
cross-site-request = požadavek z cizí stránky
scheme-differs = stránka a herna se liší v http a https: nastavte base_url, nebo ať proxy posílá X-Forwarded-Proto
page-outdated = stránka je zastaralá: načtěte ji znovu
send-the-csrf = pošlete csrf z GET /api/me v hlavičce X-CSRF
not-an-admin = to může jen správce herny
not-by-key = s klíčem pro programy to nejde: přihlaste se
too-many-at-once =
    { KEY($what) ->
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
send-json = pošlete JSON, s typem application/json
not-json = není to JSON: { $why }
body-invalid = tomu herna nerozumí: { $why }
no-such-situation = taková situace tu není
no-such-guess = takový návrh tu není
more-answers-than-questions = odpovědí je víc než otázek
answer-invalid = { $answer } na to není odpověď
number-too-large = { $number } je moc
query-invalid = tomu herna nerozumí: { $why }
request-too-long =
    požadavek je moc dlouhý: nejvýše { $most } { NUMBER($most) ->
        [one] bajt
        [few] bajty
       *[other] bajtů
    }
method-impossible = { $method } tu nejde: použijte { $possible }
host-unknown = neznámá adresa { $host }: provozovatel ji přidá v allowed_hosts nebo base_url
page-not-found = stránka tu není
no-such-address = { $path } tu není
no-such-thing = nic takového tu není ({ $what })
no-such-rule = pravidlo { $cited } tu není
try-again-soon = dočasný problém: zkuste to za chvíli
something-went-wrong = chyba serveru: zkuste to znovu
not-ready = herna teď není připravená: { $why }
