hand-location = rozdání
player-location = hráč { $name }
pot-location = bank { $pot }
round-location = kolo { $round_number } ({ $street })
round-action-location = { $round_location }, akce { $action_number }
street-action-location = { $street }, akce { $action_number }, { $action_text }
located-file-error = { $location }: { $reason }
located-action-error = akce { $action_number }, { $action_text }: { $reason }
located-hand-error = rozdání { $hand }: { $reason }
error-at-text-end = na konci: { $reason }
refusal-in-amount-units =
    { $reason }{ GIVEN($cited_rule) ->
        [yes] {" "}({ $cited_rule })
       *[no] {""}
    } [v žetonech po 1/{ $scale }]
two-file-errors =
    { $first_error }{ GIVEN($cited_rule) ->
        [yes] {" "}({ $cited_rule })
       *[no] {""}
    }; { $next_error }
value-expected = { $field_name }: místo { $found_value } tu má být { KEY($kind) ->
        [whole] celé číslo
        [chips] celý počet žetonů
        [positive] kladný celý počet žetonů
        [text] text
        [list] seznam
        [texts] seznam textů
        [cards] seznam karet
        [amounts] seznam částek
        [object] objekt ve složených závorkách
        [table] tabulka ve složených závorkách
        [openers] jacks, queens, kings nebo aces
       *[other] { $kind }
    }
seat-expected = { $field_name }: zadejte číslo místa od 0 do { $max_seat } místo { $found_value }
notated-value-invalid =
    { KEY($kind) ->
        [amount] neplatná částka
        [post] neplatná povinná sázka
        [range] neplatné rozpětí
        [card] neplatná karta
       *[other] neplatné { $kind }
    } { $found_text }{ GIVEN($example) ->
        [yes] : pište třeba „{ $example }“
       *[no] {""}
    }
cards-invalid = neplatné karty { $cards_text }: pište třeba AsKd nebo ????
notated-name-unknown = neznámé { $found_text }; pište třeba „{ $example }“
notated-choice-unknown =
    neznámé { $found_text }; známé: { $names }{ $has_more ->
        [true] {" "}a tak dále
       *[false] {""}
    }
named-setting-unknown =
    { KEY($kind) ->
        [size] neznámá částka
        [variant] neznámá varianta
       *[other] neznámé { $kind }
    } { $found_name }; na výběr: { $names }
player-name-unknown-in-file = neznámý hráč { $player }
source-player-unknown = neznámý hráč { $player }
no-player-with-the-id = neznámé id hráče { $player_id }
game-name-unknown = neznámá hra { $game }
key-missing = chybí klíč { $key }
key-empty = { $key } je prázdné
player-entry-count-mismatch =
    { $key } má { $entry_count } { NUMBER($entry_count) ->
        [one] položku
        [few] položky
       *[other] položek
    } pro { $player_count } { NUMBER($player_count) ->
        [one] hráče
        [few] hráče
       *[other] hráčů
    }
number-too-small = { $found_number } je méně než { $minimum }
amount-negative = { $found_amount }: částka nemůže být záporná
fractional-chips = { $amount } není celý počet žetonů po 1/{ $scale }
amount-out-of-range = částka je moc velká nebo moc malá
text-expected-in-file = to není text
byte-not-utf8 = to není text: bajt na tomto řádku není v UTF-8
utf8-sequence-invalid = to není text: neznámé kódování
utf8-byte-invalid = to není text: bajt { $byte } je mimo všechna známá kódování
json-invalid = to není JSON: { $json_error }
json-too-deep = to není JSON: příliš vnořené závorky
toml-invalid = to není TOML: { $toml_error }
hand-invalid = to není rozdání: { $hand_error }
deal-unknown = to není rozdání: neznámé karty ({ $deal_text })
hand-text-too-long = to není rozdání: víc než { DECIMAL($max_characters) } znaků
hand-text-unterminated = to není rozdání: víc než { DECIMAL($max_characters) } znaků bez konce
hand-text-truncated = text končí uprostřed rozdání
line-too-long = řádek je na rozdání moc dlouhý
too-many-lines = na jedno rozdání je tu moc řádků
no-hand-files-here = v této složce není žádný soubor s rozdáními
