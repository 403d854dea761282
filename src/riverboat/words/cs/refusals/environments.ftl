not-a-size = velikost navýšení je 'min', 'max' nebo část banku, třeba 0.5, ne { $given }
not-legal-now = akce { $number } ({ $name }) teď není možná; lze: { $legal }
no-such-action = akce je číslo od 0 do { $last }, ne { $given }; lze: { $legal }
history-too-long =
    hra má v historii víc než { $longest } { NUMBER($longest) ->
        [one] řádek
        [few] řádky
       *[other] řádků
    }: aby pozorování rozlišilo všechny okamžiky, zvyšte longest, nebo ho vynechte
deck-too-short =
    balíček o { $cards } { NUMBER($cards) ->
        [one] kartě
        [few] kartách
       *[other] kartách
    } došel: { NUMBER($needed) ->
        [one] má přijít ještě { $needed } karta
        [few] mají přijít ještě { $needed } karty
       *[other] má přijít ještě { $needed } karet
    }
no-such-card-to-come =
    karta je číslo od 0 do { $last }, které je ještě v balíčku ({ NUMBER($left) ->
        [one] zbývá { $left } karta
        [few] zbývají { $left } karty
       *[other] zbývá { $left } karet
    }), ne { $given }
over-or-not-begun = žádná hra neprobíhá: rozdá ji reset
no-such-places = kdo se učí, sedí na místě 0 až { $last }, nebo se střídá, ne { $given }
opponents-for-seats =
    pro { $seats } { NUMBER($seats) ->
        [one] hráče
        [few] hráče
       *[other] hráčů
    } je třeba jeden soupeř pro všechny, nebo jich { $others }, ne { $given }
numbers-for-tables = akce jsou celá čísla, jedno pro každý ze stolů, kterých je { $tables }, ne pole tvaru { $given }
