pauses-the-table =
    { PERSON($by) ->
        [you] Pozastavujete
       *[other] { $by } pozastavuje
    } stůl
pauses-after-the-hand =
    { PERSON($by) ->
        [you] Pozastavujete
       *[other] { $by } pozastavuje
    } stůl po této hře
lets-the-table-go-on =
    { PERSON($by) ->
        [you] Pouštíte
       *[other] { $by } pouští
    } hru dál
other-rules = jiná pravidla
another-game = { GAME($game) }
moves-then =
    { PERSON($who) ->
        [you] přesedáte si
       *[other] { $who } si přesedá
    } na místo { $chair }
is-dealt-out-then =
    { PERSON($who) ->
        [you] vynecháváte
       *[other] { $who } vynechává
    }
is-seated-then =
    { PERSON($who) ->
        [you] dostáváte
       *[other] { $who } dostává
    } místo { $chair }
is-answered-then = odpověď o žetonech: { $who }
gets-more-then = { $who }: o { CHIPS($chips) } víc, { $why }
gets-fewer-then = { $who }: o { CHIPS($chips) } méně, { $why }
gets-the-button-then =
    { PERSON($who) ->
        [you] dostáváte
       *[other] { $who } dostává
    } button
smallest-chips-go-then = nejmenší žetony jdou ze stolu
time-is-paid-then = poplatky za čas
kitty-pays-then = kasička platí { CHIPS($chips) }
marker-is-settled-then = vyrovnání dlužního úpisu
table-closes-then = stůl se zavře
bomb-pot-then =
    bomb pot{ $double ->
        [true] {" "}na dva boardy
       *[false] {""}
    } s ante { CHIPS($chips) }
hand-then = další hra
pause-then = pauza
goes-on-then = hra jde dál
called-off-then = hra se ruší
floor-is-asked-then = floor něco opraví
bot-comes-then = přichází bot
off-the-list-then =
    { PERSON($who) ->
        [you] mizíte
       *[other] { $who } mizí
    } z čekací listiny
waits-for-the-hand = po této hře, na žádost: { $by }: { $what }
takes-it-back =
    { PERSON($by) ->
        [you] Berete
       *[other] { $by } bere
    } zpět, co se mělo stát po této hře
cannot-be-done-then = co se mělo stát po hře na žádost { $by }, nejde: { $why }
changes-the-rules =
    { PERSON($by) ->
        [you] Měníte
       *[other] { $by } mění
    } pravidla stolu
changes-the-game =
    { PERSON($by) ->
        [you] Měníte
       *[other] { $by } mění
    } hru: { GAME($game) }
chooses-the-next-game =
    { PERSON($by) ->
        [you] Vybíráte
       *[other] { $by } vybírá
    } další hru: { GAME($game) }
approves-chips =
    { PERSON($by) ->
        [you] Schvalujete
       *[other] { $by } schvaluje
    } žetony pro: { $who }
approves-their-own =
    { PERSON($by) ->
        [you] Pořádáte, a kupujete
       *[other] { $by } pořádá, a kupuje
    } bez ptaní
does-not-approve-chips =
    { PERSON($by) ->
        [you] Neschvalujete
       *[other] { $by } neschvaluje
    } žetony pro: { $who }
deals-out =
    { PERSON($by) ->
        [you] Necháváte
       *[other] { $by } nechává
    } vynechat: { $who }
moves-somebody =
    { PERSON($by) ->
        [you] Přesazujete
       *[other] { $by } přesazuje
    } na místo { $chair }: { $who }
gives-a-chair =
    { PERSON($by) ->
        [you] Dáváte
       *[other] { $by } dává
    } místo { $chair }: { $who }
adds-to-a-stack =
    { PERSON($by) ->
        [you] Opravujete
       *[other] { $by } opravuje
    } žetony o { CHIPS($chips) } víc ({ $who }): { $why }
takes-from-a-stack =
    { PERSON($by) ->
        [you] Opravujete
       *[other] { $by } opravuje
    } žetony o { CHIPS($chips) } méně ({ $who }): { $why }
calls-off-the-hand =
    { PERSON($by) ->
        [you] Rušíte
       *[other] { $by } ruší
    } hru: { $why }
takes-an-action-back =
    { PERSON($by) ->
        [you] Berete
       *[other] { $by } bere
    } zpět poslední akci: { $why }
kills-a-hand =
    { PERSON($by) ->
        [you] Prohlašujete
       *[other] { $by } prohlašuje
    } hru za mrtvou ({ $who }): { $why }
holds-the-pot =
    { PERSON($by) ->
        [you] Necháváte
       *[other] { $by } nechává
    } bank do dalšího rozdání: { $why }
warns-somebody =
    { PERSON($by) ->
        [you] Varujete
       *[other] { $by } varuje
    } ({ $who }): { $why }
gives-the-button =
    { PERSON($by) ->
        [you] Dáváte
       *[other] { $by } dává
    } button: { $who }
takes-time-fees =
    { PERSON($by) ->
        [you] Vybíráte
       *[other] { $by } vybírá
    } poplatky za čas
takes-small-chips-off =
    { PERSON($by) ->
        [you] Berete
       *[other] { $by } bere
    } nejmenší žetony ze stolu
spends-of-the-kitty =
    { PERSON($by) ->
        [you] Platíte
       *[other] { $by } platí
    } z kasičky { CHIPS($chips) }: { $why }
writes-down-a-payment =
    { PERSON($by) ->
        [you] Zapisujete
       *[other] { $by } zapisuje
    } zaplacených { CHIPS($chips) }: { $who }
closes-the-table =
    { PERSON($by) ->
        [you] Zavíráte
       *[other] { $by } zavírá
    } stůl
calls-a-bomb-pot =
    { PERSON($by) ->
        [you] Vyhlašujete
       *[other] { $by } vyhlašuje
    } bomb pot{ $double ->
        [true] {" "}na dva boardy
       *[false] {""}
    } s ante { CHIPS($chips) }
deals-the-next-hand =
    { PERSON($by) ->
        [you] Necháváte
       *[other] { $by } nechává
    } rozdat další hru
brings-a-bot =
    { PERSON($by) ->
        [you] Přivádíte
       *[other] { $by } přivádí
    } bota
takes-off-the-list =
    { PERSON($by) ->
        [you] Vyškrtáváte
       *[other] { $by } vyškrtává
    } z čekací listiny: { $who }
sends-away =
    { PERSON($by) ->
        [you] Posíláte
       *[other] { $by } posílá
    } pryč: { $who }{ GIVEN($why) ->
        [yes] {" "}({ $why })
       *[no] {""}
    }
keeps-out =
    { PERSON($by) ->
        [you] Nepouštíte
       *[other] { $by } nepouští
    } dovnitř: { $who }{ GIVEN($why) ->
        [yes] {" "}({ $why })
       *[no] {""}
    }
lets-back-in =
    { PERSON($by) ->
        [you] Pouštíte
       *[other] { $by } pouští
    } zase dovnitř: { $who }
makes-a-host =
    { PERSON($by) ->
        [you] Jmenujete
       *[other] { $by } jmenuje
    } pořadatelem: { $who }
lets-in =
    { PERSON($by) ->
        [you] Pouštíte
       *[other] { $by } pouští
    } dovnitř: { $who }
takes-the-role =
    { PERSON($by) ->
        [you] Odebíráte
       *[other] { $by } odebírá
    } roli: { $who }
makes-a-seat-link =
    { PERSON($by) ->
        [you] Vytváříte
       *[other] { $by } vytváří
    } odkaz, kterým se na místo vrátí { $who }
says-for-the-room = { $by } za hernu: { $text }
proposes-a-bomb-pot =
    { PERSON($by) ->
        [you] Navrhujete
       *[other] { $by } navrhuje
    } bomb pot{ $double ->
        [true] {" "}na dva boardy
       *[false] {""}
    } s ante { CHIPS($chips) }
all-agree-to-a-bomb-pot =
    všichni souhlasí s bomb potem{ $double ->
        [true] {" "}na dva boardy
       *[false] {""}
    } s ante { CHIPS($chips) }
was-called-off = zrušena: { $why }
blinds-were-chopped = blindy se vrátily
