say-bearer = pošlete Authorization: Bearer a klíč pro programy
no-such-api-key = takový klíč tu není
from-another-page = to přišlo z cizí stránky
scheme-differs = stránka a herna se liší v http a https: nastavte base_url, nebo ať proxy posílá X-Forwarded-Proto
page-is-out-of-date = tato stránka už je stará: načtěte ji znovu
send-the-csrf = pošlete csrf z GET /api/me v hlavičce X-CSRF
not-an-admin = to může jen ten, kdo hernu provozuje
not-by-key = na to klíč pro programy nestačí: přihlaste se
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
not-json = tohle není JSON: { $why }
body-makes-no-sense = tomu herna nerozumí: { $why }
no-such-situation = taková situace tu není
no-such-guess = takový návrh tu není
more-answers-than-questions = odpovědí je víc než otázek
is-no-answer-to-that = { $answer } na to není odpověď
number-is-too-much = { $number } je příliš mnoho
query-makes-no-sense = tomu herna nerozumí: { $why }
request-too-long =
    to je příliš dlouhé: žádost má nejvýše { $most } { NUMBER($most) ->
        [one] bajt
        [few] bajty
       *[other] bajtů
    }
method-impossible = { $method } tu nejde: jde { $possible }
host-is-not-allowed = tato herna není { $host }: kdo ji provozuje, nastaví allowed_hosts nebo base_url
nothing-here = nic tu není
no-such-address = { $path } tu není
no-such-thing = nic takového tu není ({ $what })
no-such-rule = pravidlo { $cited } tu není
try-again-soon = herna to teď nemůže udělat: zkuste to za chvíli
something-went-wrong = v herně se něco pokazilo: zkuste to znovu
not-ready = herna teď není připravená: { $why }
