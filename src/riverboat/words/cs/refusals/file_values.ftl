hand-field = rozdání
player-field = hráč { $name }
pot-field = bank { $pot }
round-field = kolo { $at } ({ $street })
round-action-field = { $where }, akce { $at }
street-action-in-text = { $street }, akce { $at }, { $said }
position-in-text = { $where }: { $why }
action-in-text = akce { $at }, { $said }: { $why }
hand-in-text = rozdání { $hand }: { $why }
problem-at-end = na konci: { $why }
refusal-with-amount-unit =
    { $why }{ GIVEN($cited) ->
        [yes] {" "}({ $cited })
       *[no] {""}
    } [v žetonech po 1/{ $scale }]
further-problem =
    { $why }{ GIVEN($cited) ->
        [yes] {" "}({ $cited })
       *[no] {""}
    }; { $other }
value-expected = { $what }: místo { $found } tu má být { KEY($kind) ->
        [whole] celé číslo
        [chips] celý počet žetonů
        [positive] kladné celé číslo
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
seat-expected = { $what }: zadejte číslo místa od 0 do { $last } místo { $found }
written-value-invalid =
    { KEY($kind) ->
        [amount] neplatná částka
        [post] neplatná povinná sázka
        [range] neplatné rozpětí
        [card] neplatná karta
       *[other] neplatné { $kind }
    } { $found }{ GIVEN($example) ->
        [yes] : pište třeba „{ $example }“
       *[no] {""}
    }
cards-invalid = neplatné karty { $found }: pište třeba AsKd nebo ????
written-name-unknown = neznámé { $found }; známé je třeba „{ $example }“
written-choice-unknown =
    neznámé { $found }; známé: { $names }{ $others ->
        [true] {" "}a tak dále
       *[false] {""}
    }
named-setting-unknown =
    { KEY($kind) ->
        [size] neznámá částka
        [variant] neznámá varianta
       *[other] neznámé { $kind }
    } { $found }; na výběr: { $names }
written-player-unknown = neznámý hráč { $player }
source-player-unknown = neznámý hráč { $player }
no-player-with-the-id = neznámé id hráče { $given }
game-name-unknown = neznámá hra { $game }
key-missing = chybí klíč { $key }
key-empty = { $key } je prázdné
player-entry-count-mismatch =
    { $key } má { $entries } { NUMBER($entries) ->
        [one] položku
        [few] položky
       *[other] položek
    } pro { $players } { NUMBER($players) ->
        [one] hráče
        [few] hráče
       *[other] hráčů
    }
number-too-small = { $found } je méně než { $least }
amount-negative = { $found }: částka nemůže být záporná
fractional-chips = { $amount } není celý počet žetonů po 1/{ $scale }
amount-out-of-range = částka je moc velká nebo moc malá
text-expected-in-file = to není text
byte-not-utf8 = to není text: bajt na tomto řádku není v UTF-8
utf8-sequence-invalid = to není text: neznámé kódování
utf8-byte-invalid = to není text: bajt { $byte } je mimo všechna známá kódování
json-invalid = to není JSON: { $what }
json-too-deep = to není JSON: příliš vnořené závorky
toml-invalid = to není TOML: { $what }
hand-invalid = to není rozdání: { $what }
deal-unknown = to není rozdání: neznámé karty ({ $what })
hand-text-too-long = to není rozdání: víc než { $most } znaků
hand-text-unterminated = to není rozdání: víc než { $most } znaků bez konce
hand-text-truncated = text končí uprostřed rozdání
line-too-long = řádek je na rozdání moc dlouhý
too-many-lines = na jedno rozdání je tu moc řádků
no-hand-files-here = v této složce není žádný soubor s rozdáními
