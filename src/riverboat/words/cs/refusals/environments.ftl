raise-size-invalid = neplatná velikost navýšení { $size_text }: zadejte 'min', 'max' nebo část banku, třeba 0.5
action-number-illegal = akce { $number } ({ $name }) není možná; lze: { $legal_actions }
no-such-action = neplatná akce { $action_text }: zadejte číslo od 0 do { $max_action_number }; lze: { $legal_actions }
history-row-limit =
    v historii je víc než { $max_rows } { NUMBER($max_rows) ->
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
no-such-card-to-come = neplatná karta { $card_number }: zadejte číslo od 0 do { $max_card_number } ze zbytku balíčku ({ $remaining_card_count })
reset-required = žádné rozdání neprobíhá: spusťte ho voláním reset
learner-seats-invalid = neplatná místa pro učení { $seats_text }: zadejte 0 až { $max_seat }, nebo rotate
opponent-count-mismatch = soupeřů je { $given_count }: pro { $player_count } { NUMBER($player_count) ->
        [one] hráče
        [few] hráče
       *[other] hráčů
    } je třeba 1 pro všechny, nebo { $opponent_count }
action-array-shape-invalid = neplatné pole tvaru { $given_shape }: akce jsou celá čísla, jedno pro každý z { $tables } { NUMBER($tables) ->
        [one] stolu
        [few] stolů
       *[other] stolů
    }
