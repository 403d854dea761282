raise-size-invalid = neplatná velikost navýšení { $given }: zadejte 'min', 'max' nebo část banku, třeba 0.5
action-number-illegal = akce { $number } ({ $name }) není možná; lze: { $legal }
no-such-action = neplatná akce { $given }: zadejte číslo od 0 do { $last }; lze: { $legal }
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
no-such-card-to-come = neplatná karta { $given }: zadejte číslo od 0 do { $last } ze zbytku balíčku ({ $left })
reset-required = žádné rozdání neprobíhá: začne ho reset
learner-seats-invalid = neplatná místa pro učení { $given }: zadejte 0 až { $last }, nebo rotate
opponent-count-mismatch = soupeřů je { $given }: pro { $seats } { NUMBER($seats) ->
        [one] hráče
        [few] hráče
       *[other] hráčů
    } je třeba 1 pro všechny, nebo { $others }
action-array-shape = neplatné pole tvaru { $given }: akce jsou celá čísla, jedno pro každý z { $tables } { NUMBER($tables) ->
        [one] stolu
        [few] stolů
       *[other] stolů
    }
