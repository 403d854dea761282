reopen-answer =
    { KEY($value) ->
        [by-structure] all-in znovu otevře sázky, když je to plné navýšení; v limitu stačí polovina sázky
        [full] all-in znovu otevře sázky, jen když je to plné navýšení, při každém způsobu sázení
        [half] all-in znovu otevře sázky, když je to aspoň polovina navýšení, při každém způsobu sázení
       *[other] { $value }
    }
table-short-raise-answer =
    { KEY($value) ->
        [adds] v limitu přidává navýšení přes all-in aspoň za polovinu sázky celou sázku
        [completes] v limitu navýšení přes all-in aspoň za polovinu sázky jen doplní celou sázku
       *[other] { $value }
    }
max-raises-answer =
    v limitu se v jednom kole vejde sázka a { NUMBER($n) ->
        [one] 1 navýšení
        [few] { $n } navýšení
       *[other] { $n } navýšení
    }
max-raises-two-rounds-answer =
    ve hrách se dvěma koly sázek se v jednom kole vejde sázka a { NUMBER($n) ->
        [one] 1 navýšení
        [few] { $n } navýšení
       *[other] { $n } navýšení
    }
headsup-cap-answer =
    { KEY($value) ->
        [before-cap] strop navýšení neplatí, když zbudou jen dva hráči, než se ho dosáhne
        [round-start] strop navýšení neplatí, když kolo začalo ve dvou
        [event-only] strop navýšení neplatí, když v turnaji zbývají jen dva hráči
        [always-capped] strop navýšení platí i ve dvou
       *[other] { $value }
    }
headsup-counts-answer =
    { KEY($value) ->
        [not-all-in] počítají se jen hráči, kteří ještě mají čím navýšit
        [in-hand] počítají se všichni hráči, kteří mají karty
       *[other] { $value }
    }
short-allin-counts-answer =
    { KEY($value) ->
        [on] každé navýšení all-inem ubírá jedno z povolených navýšení
        [off] all-in, který sázky znovu neotevře, žádné navýšení neubírá
       *[other] { $value }
    }
completion-counts-as-raise-answer =
    { KEY($value) ->
        [on] doplnění blindu ubírá jedno z povolených navýšení
        [off] doplnění blindu žádné navýšení neubírá
       *[other] { $value }
    }
straddle-counts-as-raise-answer =
    { KEY($value) ->
        [on] straddle i sleeper ubírá jedno z povolených navýšení
        [off] straddle ani sleeper žádné navýšení neubírá
       *[other] { $value }
    }
straddle-min-raise-answer =
    { KEY($value) ->
        [increment] nejmenší navýšení přes straddle přidává tolik co straddle: přes 4 při velkém blindu 2 na 6
        [full-straddle] nejmenší navýšení přes straddle přidává celý straddle: přes 4 při velkém blindu 2 na 8
       *[other] { $value }
    }
straddle-order-answer =
    { KEY($value) ->
        [from-the-straddle] začíná hráč nalevo od straddlu a ten je na řadě poslední
        [from-under-the-gun] začíná hráč nalevo od velkého blindu a straddle je na řadě poslední
       *[other] { $value }
    }
opening-amount-answer =
    { NUMBER($n) ->
        [0] v limitu je první sázka kola jedna celá sázka
        [one] v limitu je první sázka kola { $n }
        [few] v limitu je první sázka kola { $n }
       *[other] v limitu je první sázka kola { $n }
    }
upper-limit-answer =
    { KEY($value) ->
        [by-game] vyšší limit se hraje od kola, které určuje hra, v hold'emu od turnu
        [second-round] vyšší limit se hraje od druhého kola sázek
       *[other] { $value }
    }
check-raise-answer =
    { KEY($value) ->
        [on] kdo dal check, smí v témž kole navýšit
        [off] kdo dal check, nesmí v témž kole navýšit
       *[other] { $value }
    }
off-unit-answer =
    { KEY($value) ->
        [refuse] sázka, která není násobkem jednotky, se nepřijme
        [nearest] sázka, která není násobkem jednotky, se opraví na nejbližší
       *[other] { $value }
    }
preflop-pot-answer =
    { KEY($value) ->
        [true] před flopem se při navýšení o bank počítá malý blind svými skutečnými žetony
        [assumed-call] před flopem se při navýšení o bank počítá malý blind jako celý velký, dokud velký blind nezahraje
        [assumed-if-odd] před flopem se při navýšení o bank počítá malý blind jako celý velký, jen když není jeho polovinou
       *[other] { $value }
    }
pot-blinds-answer =
    { KEY($value) ->
        [full] před flopem se krátké a chybějící blindy počítají do banku, jako by byly celé
        [real] před flopem se do banku počítají jen žetony, které v něm opravdu jsou
       *[other] { $value }
    }
table-overbet-answer =
    { KEY($value) ->
        [refuse] stůl v této herně sázku větší než bank nepřijme
        [auto-return] u stolu se sázka větší než bank zkrátí na bank a zbytek se vrací
        [stands-if-unchallenged] u stolu sázka větší než bank platí, pokud ji nikdo nenapadne před další akcí
        [tda] u stolu se sázka větší než bank opravuje v tomtéž kole a platí, jakmile přijde další karta
       *[other] { $value }
    }
pot-round-up-answer =
    { NUMBER($n) ->
        [1] bank se nezaokrouhluje
        [one] bank se nezaokrouhluje
        [few] bank se zaokrouhluje nahoru na násobek { $n }
       *[other] bank se zaokrouhluje nahoru na násobek { $n }
    }
