kept-out = máte zákaz vstupu k tomuto stolu od: { $by }
sent-away-from-here = { $by } vás vykazuje od stolu
invitation-required = soukromý stůl: otevře ho pozvánka nebo heslo
spectators-forbidden = tento stůl nemá diváky: posaďte se
come-under-another-name = { $name } se u tohoto stolu jmenuje bot: zvolte jiné jméno
watches-too-many =
    najednou jde sledovat { $most } { NUMBER($most) ->
        [one] stůl
        [few] stoly
       *[other] stolů
    }: nejprve některý opusťte
no-open-table = stůl { $table } tu není otevřený
table-reopening = stůl se právě znovu otevírá
table-closed-now = stůl je zavřený
server-closing = herna se vypíná
overlay-closed = overlay je zavřený nebo jeho odkaz už neplatí
table-unwatched = u toho stolu nejste
no-table = stůl { $table } tu není
table-unknown = neznámý stůl { $table }
table-closed-by-name = stůl { $table } je zavřený
table-closed-already = tento stůl je zavřený
not-a-host = to může jen pořadatel stolu
table-password-wrong = odkaz nebo heslo k tomuto stolu nesedí
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
account-login-required = { $who } má účet: přihlášení jde heslem
player-at-table = { $who } je u stolu: odkaz na místo je jen pro ztracené hráče
seat-link-overreach = { $who } pořádá stůl nebo sedí i jinde, a odkaz by otevřel i to
