entry-field =
    { KEY($field) ->
        [name] JMÉNO
        [table] STŮL
        [seat] MÍSTO
        [chips] ŽETONY
        [ticket] VSTUPENKA
        [line] ŘÁDEK
        [share] PODÍL
        [why] DŮVOD
       *[other] SOUBOR
    }
event-entry =
    { KEY($what) ->
        [enter] Ann a Ben přicházejí, dokud se vstupy berou
        [start] místa se losují a hodiny jdou
        [bust] Ann vypadla a žetony má Ben; za středníkem: další v témže rozdání; too: v předchozím rozdání
        [blind] Ann bude mít příště velký blind; 2 ?: u stolu 2 se to neví
        [button] Ann má button; 2: další hand u stolu 2
        [ticket] Ann přichází se vstupenkou
        [levels] všechny další levely: 200/400 20m; break 10m
        [round] hand for hand: všechny stoly dohrály
        [undo] Ann nevypadla a má 4000
        [rebuy] Ann kupuje znovu; také addon a decline
        [count] Ann má 4000, spočítáno
        [move] Ann si sedá na místo 3 u stolu 2
        [there] Ann je tam, kam byla poslána
        [clock] pause, go, time +5 nebo time -5 minut
        [look] místa, hodiny, pořadí, výhry, přesuny
        [penalty] Ann vynechá 2 kola, a proč
        [away] Ann tu není; back, až bude zpátky
        [deal] všichni zbylí se dělí: icm, chips, even, nebo jak řeknou; save 50: o ty se hraje dál
        [day] konec dne; další den
        [export] výsledky do .csv nebo .json
        [back] poslední záznam se nestal
       *[other] konec; soubor se znovu otevře svým jménem
    }
not-an-event-entry = nesrozumitelný příkaz „{ $typed }“: help vypíše příkazy
player-not-entered = nikdo tu není „{ $name }“
name-ambiguous = „{ $name }“ může být { $names }: napište víc ze jména
nothing-to-take-back = není co vzít zpět
entry-taken-back = vzato zpět
event-taken-up =
    turnaj pokračuje: { $entries } { NUMBER($entries) ->
        [one] vstup
        [few] vstupy
       *[other] vstupů
    }, zbývá { $left }
entry-truncated = poslední záznam se nezapsal celý a v souboru není: řekněte ho znovu
seat-assigned =
    { PERSON($who) ->
        [you] jdete
       *[other] { $who } jde
    } ke stolu { $table } na místo { $seat }
seat-assigned-by-guess =
    { PERSON($who) ->
        [you] jdete
       *[other] { $who } jde
    } ke stolu { $table } na místo { $seat } (odhad: ověřte button)
big-blind-asked = přesun hráče: kdo má u stolu { $table } příště velký blind? blind JMÉNO, nebo blind { $table } ?, když se to neví
place-to-confirm =
    { $place }. místo: { $who }, na začátku rozdání { CHIPS($stack) }; { NUMBER($prize) ->
        [0] bez výhry
       *[other] výhra { CHIPS($prize) }
    }
rank-to-confirm = { $rank }. v tomto rozdání: { $who }, na jeho začátku { CHIPS($stack) }; místo se určí později
place-changes =
    { $who }: nově { $place }. místo, předtím { $was }.; { NUMBER($prize) ->
        [0] bez výhry
       *[other] výhra { CHIPS($prize) }
    }
places-reassigned = místa od toho rozdání se určují znovu
broken-table = stůl { $table } se ruší
place-reached =
    { PERSON($who) ->
        [you] končíte
       *[other] { $who } končí
    } na { $place }. místě
place-reached-with-prize =
    { PERSON($who) ->
        [you] končíte
       *[other] { $who } končí
    } na { $place }. místě a { PERSON($who) ->
        [you] berete
       *[other] bere
    } { CHIPS($prize) }
level-started = úroveň { $level }: { $posted }
break-started =
    přestávka { NUMBER($minutes) ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }{ NUMBER($gone) ->
        [0] {""}
       *[other] ; žetony po { CHIPS($gone) } jdou pryč
    }
prizes-posted =
    registrace skončila: { $entries } { NUMBER($entries) ->
        [one] vstup
        [few] vstupy
       *[other] vstupů
    }, placených míst je { $paid }
hands-one-by-one = hand for hand: každý stůl hraje jednu hru a čeká
event-won =
    { PERSON($who) ->
        [you] vyhráváte
       *[other] { $who } vyhrává
    } turnaj a { CHIPS($prize) }
prize-share-received =
    { PERSON($who) ->
        [you] berete
       *[other] { $who } bere
    } dohodou { CHIPS($share) }
finishing-place-line =
    { PERSON($who) ->
        [you] končíte
       *[other] { $who } končí
    } na { $place }. místě
bounty-received =
    { PERSON($who) ->
        [you] berete
       *[other] { $who } bere
    } { CHIPS($cash) } za hlavu, kterou má { $of }
type-yes = potvrďte slovem ano; cokoli jiného to zahodí
entry-dropped = zahozeno: nic se nezměnilo
deal-share-of = { $who }: { CHIPS($chips) } žetonů, { CHIPS($share) }
deal-preview =
    dohoda o { CHIPS($total) }{ NUMBER($saved) ->
        [0] {""}
       *[other] , { CHIPS($saved) } zůstává ve hře
    }: { $ends ->
        [true] turnaj jí končí
       *[false] turnaj pokračuje
    }
prizes-provisional =
    předběžně: { $entries } { NUMBER($entries) ->
        [one] vstup
        [few] vstupy
       *[other] vstupů
    }, v banku { CHIPS($pool) }; registrace je otevřená
chip-total-mismatch =
    { CHIPS($off) } žetonů { $more ->
        [true] přebývá
       *[false] chybí
    }: ve hře { CHIPS($there) }, prodáno { CHIPS($due) }
stack-report =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } { CHIPS($chips) }
wall-line = úroveň { $level } { $posted }, { $clock }; zbývá { $left } z { $entries }, průměr { CHIPS($average) }
