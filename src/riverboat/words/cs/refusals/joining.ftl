table-entry-refused = máte zákaz přístupu k tomuto stolu ({ $by })
removed-from-table = { $by } vás vykazuje od stolu
invitation-required = soukromý stůl: otevře ho pozvánka nebo heslo
spectators-forbidden = tento stůl nelze sledovat jako divák: sedněte si k němu
bot-name-conflict = bot u tohoto stolu se jmenuje { $name }: zvolte jiné jméno
too-many-watched-tables =
    najednou jde sledovat { $max_tables } { NUMBER($max_tables) ->
        [one] stůl
        [few] stoly
       *[other] stolů
    }: nejprve některý opusťte
no-open-table = stůl { $table } není otevřený
table-reopening = stůl se právě znovu otevírá
table-closed-now = stůl je zavřený
server-closing = herna se vypíná
overlay-closed = overlay je zavřený nebo jeho odkaz už neplatí
not-watching-table = u toho stolu nejste
table-not-found = stůl { $table } neexistuje
table-unknown = neznámý stůl { $table }
named-table-closed = stůl { $table } je zavřený
table-closed-already = tento stůl je zavřený
host-role-required = to může jen pořadatel stolu
table-password-wrong = odkaz nebo heslo k tomuto stolu nesedí
public-table-link = tento stůl je veřejný: stačí jeho adresa
too-many-links = odkazů už je { $max_links }: nejprve některý zrušte
no-such-link = odkaz neplatí: je použitý nebo prošlý
table-opener-stays-host = roli změnit nejde: tento stůl { PERSON($who) ->
        [you] je váš
       *[other] založil hráč { $who }
    }
not-seated = { $name } u stolu nesedí
account-login-required =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } účet: přihlaste se heslem
player-at-table =
    { PERSON($who) ->
        [you] sedíte
       *[other] { $who } sedí
    } u stolu: odkaz na místo je jen pro hráče bez přístupu
seat-link-forbidden =
    { PERSON($who) ->
        [you] pořádáte stůl nebo sedíte i jinde
       *[other] { $who } pořádá stůl nebo sedí i jinde
    }, a odkaz by otevřel i to
