raise-size-invalid = velikost navýšení je 'min', 'max' nebo část banku, třeba 0.5, ne { $given }
not-legal-now = akce { $number } ({ $name }) není možná; lze: { $legal }
no-such-action = akce je číslo od 0 do { $last }, ne { $given }; lze: { $legal }
history-too-long =
    v historii je víc než { $longest } { NUMBER($longest) ->
        [one] řádek
        [few] řádky
       *[other] řádků
    }: zvyšte longest, nebo ho vynechte
deck-too-short =
    balíček o { $cards } { NUMBER($cards) ->
        [one] kartě
        [few] kartách
       *[other] kartách
    } došel: chybí { $needed }
no-such-card-to-come = karta je číslo od 0 do { $last } ze zbytku balíčku ({ $left }), ne { $given }
over-or-not-begun = žádná hra neprobíhá: rozdá ji reset
no-such-places = místa pro učení jsou 0 až { $last }, nebo se střídají, ne { $given }
opponents-for-seats =
    pro { $seats } { NUMBER($seats) ->
        [one] hráče
        [few] hráče
       *[other] hráčů
    } je třeba jeden soupeř pro všechny, nebo jich { $others }, ne { $given }
numbers-for-tables = akce jsou celá čísla, jedno pro každý ze stolů, kterých je { $tables }, ne pole tvaru { $given }
