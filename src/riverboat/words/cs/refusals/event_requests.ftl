no-such-event = turnaj { $event } neexistuje
not-the-events-host = to může jen pořadatel turnaje
event-over = turnaj už skončil
wrong-event-password = chybné heslo turnaje
entry-request-missing =
    { PERSON($who) ->
        [you] na schválení vstupu nečekáte
       *[other] { $who } na schválení vstupu nečeká
    }
deal-proposal-missing = deal už neplatí: je stažený, nebo se hraje dál
deal-voter-eliminated = odpovídají jen hráči, kteří jsou ještě v turnaji
too-many-own-events = pořádáte moc otevřených turnajů: některý zrušte
too-many-events = otevřených turnajů je v herně příliš mnoho: počkejte, až některý skončí
too-many-entrants =
    v této herně má turnaj nejvýše { $max_entries } { NUMBER($max_entries) ->
        [one] vstup
        [few] vstupy
       *[other] vstupů
    }
event-rules-invalid = neplatná pravidla turnaje: { $reason }
no-rules-of-event = nastavte pravidla turnaje
online-table-reported-by-host = online stoly to hlásí samy
bots-at-live-table = u živých stolů boti nehrají
no-such-ticket =
    { PERSON($who) ->
        [you] nemáte
       *[other] { $who } nemá
    } do tohoto turnaje ticket { $ticket }
flight-unfinished = úvodní den { $flight } není dohraný: počkejte na zabalení žetonů
not-the-flights-host = hráče převede jen pořadatel obou turnajů
satellite-host-required = místa v turnaji { $event } smí nabídnout jen jeho pořadatel
logo-unreadable = logo nejde načíst: použijte obrázek PNG, JPEG nebo WebP
logo-too-large = logo je moc velké: nejvýše { $kilobytes } kB
too-many-logos = logo se měnilo moc často: nejvýše { $max_changes }krát
tournament-link-required = turnajový stůl: pošlete adresu turnaje
tournament-director-only = turnajový stůl: zeptejte se ředitele turnaje
