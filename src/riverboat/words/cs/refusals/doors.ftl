kept-out = k tomuto stolu nemáte přístup, rozhoduje o tom { $by }
sent-away-from-here = { $by } vás posílá od stolu
by-invitation = tento stůl je soukromý: otevře ho pozvánka nebo heslo
nobody-just-watches = u tohoto stolu se nedá jen dívat: nejprve se posaďte
come-under-another-name = { $name } se u tohoto stolu jmenuje bot: přijďte pod jiným jménem
watches-too-many =
    najednou lze sledovat nejvýše { $most } { NUMBER($most) ->
        [one] stůl
        [few] stoly
       *[other] stolů
    }
no-open-table = stůl { $table } tu není otevřený
is-opened-again = stůl se právě znovu otevírá
table-was-closed = stůl je zavřený
server-goes-down = herna se vypíná
is-not-watched = ten stůl nesledujete
no-table = stůl { $table } tu není
nothing-known-of-table = o stole { $table } tu nikdo nic neví
table-is-shut = stůl { $table } je zavřený
this-table-is-shut = tento stůl je zavřený
not-a-host = to může jen ten, kdo stůl pořádá
does-not-open-it = tohle stůl neotevře
open-to-all = k tomuto stolu smí každý: stačí jeho adresa
too-many-links =
    stůl už { NUMBER($most) ->
        [one] má
        [few] má
       *[other] má
    } { $most } { NUMBER($most) ->
        [one] takový odkaz
        [few] takové odkazy
       *[other] takových odkazů
    }: nejprve některý zrušte
no-such-link = takový odkaz tu není: je použitý, nebo už neplatí
opened-the-table =
    { PERSON($who) ->
        [you] tento stůl pořádáte
       *[other] { $who } tento stůl pořádá
    } od začátku, a tak to i zůstane
not-seated = { $name } u stolu nesedí
comes-back-by-password = { $who } má účet a vrátí se s heslem
is-at-the-table = { $who } je právě u stolu: odkaz je pro toho, kdo ztratil cestu zpět
has-more-than-the-seat = { $who } pořádá nějaký stůl nebo sedí i jinde, a odkaz by otevřel i to
