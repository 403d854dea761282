kept-out = máte zákaz vstupu k tomuto stolu od: { $by }
sent-away-from-here = { $by } vás vykazuje od stolu
by-invitation = soukromý stůl: otevře ho pozvánka nebo heslo
nobody-just-watches = tento stůl nemá diváky: posaďte se
come-under-another-name = { $name } se u tohoto stolu jmenuje bot: zvolte jiné jméno
watches-too-many =
    najednou jde sledovat { $most } { NUMBER($most) ->
        [one] stůl
        [few] stoly
       *[other] stolů
    }: nejprve některý opusťte
no-open-table = stůl { $table } tu není otevřený
is-opened-again = stůl se právě znovu otevírá
table-was-closed = stůl je zavřený
server-goes-down = herna se vypíná
is-not-watched = u toho stolu nejste
no-table = stůl { $table } tu není
nothing-known-of-table = neznámý stůl { $table }
table-is-shut = stůl { $table } je zavřený
this-table-is-shut = tento stůl je zavřený
not-a-host = to může jen pořadatel stolu
does-not-open-it = odkaz nebo heslo k tomuto stolu nesedí
open-to-all = tento stůl je veřejný: stačí jeho adresa
too-many-links = odkazů už je { $most }: nejprve některý zrušte
no-such-link = odkaz neplatí: je použitý nebo prošlý
opened-the-table =
    { PERSON($who) ->
        [you] tento stůl jste otevřeli vy
        [unnamed] tento stůl otevřel jiný hráč
       *[other] tento stůl otevřel hráč { $who }
    }: role pořadatele zůstává
not-seated = hráč { $name } u stolu nesedí
comes-back-by-password = { $who } má účet: přihlášení jde heslem
is-at-the-table = { $who } je u stolu: odkaz na místo je jen pro ztracené hráče
has-more-than-the-seat = { $who } pořádá stůl nebo sedí i jinde, a odkaz by otevřel i to
