entry-field =
    { KEY($field) ->
        [name] JMÉNO
        [table] STŮL
        [seat] MÍSTO
        [chips] ŽETONY
        [ticket] TICKET
        [line] ŘÁDEK
        [share] PODÍL
        [why] DŮVOD
       *[other] SOUBOR
    }
event-entry-help =
    { KEY($what) ->
        [enter] registrovat Ann a Bena, dokud je registrace otevřená
        [start] vylosovat místa a spustit hodiny
        [bust] Ann vypadla, žetony má Ben; za středníkem další ve stejném rozdání; too přidá hráče k minulému rozdání
        [blind] Ann má příště velký blind; 2 ?: u stolu 2 neznámý
        [button] Ann má button; 2: další rozdání u stolu 2
        [ticket] registrovat Ann s ticketem
        [levels] všechny další úrovně: 200/400 20m; break 10m
        [round] hand for hand: všechny stoly dohrály
        [undo] Ann se vrací se 4000
        [rebuy] Ann bere rebuy; také addon a decline
        [count] Ann má po přepočítání 4000
        [move] Ann si sedá na místo 3 u stolu 2
        [there] Ann už sedí na novém místě
        [clock] pause, go, time +5 nebo time -5 minut
        [look] místa, hodiny, pořadí, výhry, přesuny
        [penalty] Ann vynechá 2 kola, s důvodem
        [away] Ann tu není; back, až se vrátí
        [deal] všichni zbylí se dělí: icm, chips, even, nebo vlastní podíly; save 50: o 50 se hraje dál
        [day] konec dne; další den
        [export] výsledky do .csv nebo .json
        [back] vzít zpět poslední zápis
       *[other] konec; příště otevřete soubor podle jména
    }
event-entry-unknown = neznámý příkaz „{ $typed }“: help vypíše příkazy
player-not-entered = neznámý hráč „{ $name }“
name-ambiguous = „{ $name }“ může být { $names }: upřesněte jméno
nothing-to-undo = není co vzít zpět
event-entry-undone = vzato zpět
event-resumed =
    turnaj pokračuje: { $entries } { NUMBER($entries) ->
        [one] vstup
        [few] vstupy
       *[other] vstupů
    }, zbývá { $left }
entry-truncated = poslední zápis se neuložil celý: zadejte ho znovu
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
next-big-blind-question = přesun hráče: kdo má u stolu { $table } příště velký blind? napište blind JMÉNO, nebo blind { $table } ?, když nevíte
place-to-confirm =
    { $place }. místo: { $who }, na začátku rozdání { CHIPS($stack) }; { NUMBER($prize) ->
        [0] bez výhry
       *[other] výhra { CHIPS($prize) }
    }
rank-to-confirm = { $rank }. v tomto rozdání: { $who }, na začátku { CHIPS($stack) }; umístění se určí později
place-change-preview =
    { $who }: nově { $place }. místo, předtím { $was }.; { NUMBER($prize) ->
        [0] bez výhry
       *[other] výhra { CHIPS($prize) }
    }
places-reassigned = umístění od toho rozdání se změnila
table-break-notice = stůl { $table } se ruší
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
break-started = přestávka { NUMBER($minutes) ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }{ NUMBER($gone) ->
        [0] {""}
       *[other] ; výměna žetonů po { CHIPS($gone) }
    }
prizes-posted =
    registrace skončila: { $entries } { NUMBER($entries) ->
        [one] vstup
        [few] vstupy
       *[other] vstupů
    }, placených míst je { $paid }
hand-for-hand-note = hand for hand: každý stůl hraje jedno rozdání a čeká
event-won =
    { PERSON($who) ->
        [you] vyhráváte
       *[other] { $who } vyhrává
    } turnaj a { CHIPS($prize) }
prize-share-received =
    { PERSON($who) ->
        [you] berete
       *[other] { $who } bere
    } z dealu { CHIPS($share) }
finishing-place-line =
    { PERSON($who) ->
        [you] končíte
       *[other] { $who } končí
    } na { $place }. místě
bounty-received =
    { PERSON($who) ->
        [you] berete
       *[other] { $who } bere
    } bounty { CHIPS($cash) } ({ $of })
type-yes-hint = „ano“ potvrdí, cokoli jiného akci zruší
entry-cancelled = zrušeno: nic se nezměnilo
deal-share-line = { $who }: { CHIPS($chips) } žetonů, { CHIPS($share) }
deal-preview = deal o { CHIPS($total) }{ NUMBER($saved) ->
        [0] {""}
       *[other] , o { CHIPS($saved) } se hraje dál
    }: { $ends ->
        [true] tím turnaj končí
       *[false] turnaj pokračuje
    }
prizes-provisional = předběžně: { $entries } { NUMBER($entries) ->
        [one] vstup
        [few] vstupy
       *[other] vstupů
    }, v prize poolu { CHIPS($pool) }; registrace je otevřená
chip-total-mismatch =
    ve hře { CHIPS($there) } žetonů, prodáno { CHIPS($due) }: o { CHIPS($off) } { $more ->
        [true] víc
       *[false] míň
    }
stack-report =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } { CHIPS($chips) }
event-status-line = úroveň { $level } { $posted }, { $clock }; zbývá { $left } z { $entries }, průměr { CHIPS($average) }
