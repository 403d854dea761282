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
max-raises-answer = v limitu je v kole povolená sázka a { NUMBER($n) ->
        [one] 1 navýšení
        [few] { $n } navýšení
       *[other] { $n } navýšení
    }
max-raises-two-rounds-answer = ve hrách se dvěma koly sázek je v kole povolená sázka a { NUMBER($n) ->
        [one] 1 navýšení
        [few] { $n } navýšení
       *[other] { $n } navýšení
    }
headsup-cap-answer =
    { KEY($value) ->
        [before-cap] strop navýšení neplatí, když před jeho dosažením zbudou dva hráči
        [round-start] strop navýšení neplatí, když kolo začalo ve dvou
        [event-only] strop navýšení neplatí, když v turnaji zbývají jen dva hráči
        [always-capped] strop navýšení platí i ve dvou
       *[other] { $value }
    }
headsup-counts-answer =
    { KEY($value) ->
        [not-all-in] bank je heads-up, když mají žetony před sebou už jen dva hráči
        [in-hand] bank je heads-up, když mají karty jen dva hráči
       *[other] { $value }
    }
short-allin-counts-answer =
    { KEY($value) ->
        [on] každý all-in nad sázku se počítá jako navýšení
        [off] all-in, který sázky znovu neotevře, se jako navýšení nepočítá
       *[other] { $value }
    }
completion-counts-as-raise-answer =
    { KEY($value) ->
        [on] doplnění blindu na celou sázku se počítá jako navýšení
        [off] doplnění blindu na celou sázku se jako navýšení nepočítá
       *[other] { $value }
    }
straddle-counts-as-raise-answer =
    { KEY($value) ->
        [on] straddle i sleeper se počítá jako navýšení
        [off] straddle ani sleeper se jako navýšení nepočítá
       *[other] { $value }
    }
straddle-min-raise-answer =
    { KEY($value) ->
        [increment] nejmenší navýšení přes straddle přidává tolik, kolik přidal straddle: přes 4 při velkém blindu 2 na 6
        [full-straddle] nejmenší navýšení přes straddle přidává celý straddle: přes 4 při velkém blindu 2 na 8
       *[other] { $value }
    }
straddle-order-answer =
    { KEY($value) ->
        [from-the-straddle] začíná hráč nalevo od straddlu a straddle je na řadě poslední
        [from-under-the-gun] začíná hráč nalevo od velkého blindu a straddle je na řadě poslední
       *[other] { $value }
    }
opening-amount-answer =
    { NUMBER($n) ->
        [0] v limitu je první sázka kola jedna celá sázka
       *[other] v limitu je první sázka kola { $n }
    }
upper-limit-answer =
    { KEY($value) ->
        [by-game] vyšší limit se hraje od kola, které určuje hra, v hold’emu od turnu
        [second-round] vyšší limit se hraje od druhého kola sázek
       *[other] { $value }
    }
check-raise-answer =
    { KEY($value) ->
        [on] check-raise je povolený
        [off] check-raise je zakázaný
       *[other] { $value }
    }
off-unit-answer =
    { KEY($value) ->
        [refuse] sázka musí být násobkem jednotky
        [nearest] sázka, která není násobkem jednotky, se opraví na nejbližší násobek
       *[other] { $value }
    }
preflop-pot-answer =
    { KEY($value) ->
        [true] preflop se při navýšení o bank počítá malý blind skutečnou výší
        [assumed-call] preflop se při navýšení o bank počítá malý blind jako celý velký, dokud velký blind nezahraje
        [assumed-if-odd] preflop se při navýšení o bank počítá malý blind jako celý velký, jen když není jeho polovinou
       *[other] { $value }
    }
pot-blinds-answer =
    { KEY($value) ->
        [full] preflop se krátké a chybějící blindy počítají do banku jako celé
        [real] preflop se do banku počítají jen zaplacené žetony
       *[other] { $value }
    }
table-overbet-answer =
    { KEY($value) ->
        [refuse] online stoly sázku větší než bank nepřijmou
        [auto-return] sázka větší než bank se zkrátí na bank a zbytek se vrací
        [stands-if-unchallenged] sázka větší než bank platí, pokud ji nikdo nenapadne před další akcí
        [tda] sázka větší než bank se opravuje v tomtéž kole a platí, jakmile přijde další karta
       *[other] { $value }
    }
pot-round-up-answer =
    { NUMBER($n) ->
        [1] bank se nezaokrouhluje
        [one] bank se nezaokrouhluje
        [few] bank se zaokrouhluje nahoru na násobek { $n }
       *[other] bank se zaokrouhluje nahoru na násobek { $n }
    }
