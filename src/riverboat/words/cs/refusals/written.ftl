the-hand-itself = hra
player-in-file = hráč { $name }
pot-in-file = bank { $pot }
round-in-file = kolo { $at } ({ $street })
action-of-a-round = { $where }, akce { $at }
street-action-in-text = { $street }, akce { $at }, { $said }
at = { $where }: { $why }
action-in-text = akce { $at }, { $said }: { $why }
hand-in-text = hra { $hand }: { $why }
not-before-the-end = na konci: { $why }
counted-in-chips =
    { $why }{ GIVEN($cited) ->
        [yes] {" "}({ $cited })
       *[no] {""}
    } [v žetonech po 1/{ $scale }]
further-fault =
    { $why }{ GIVEN($cited) ->
        [yes] {" "}({ $cited })
       *[no] {""}
    }; { $other }
expected =
    { $what } je { KEY($kind) ->
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
    }, ne { $found }
expected-a-seat = { $what } je místo od 0 do { $last }, ne { $found }
written-value-invalid =
    { $found } není { KEY($kind) ->
        [amount] částka
        [post] vložená sázka
        [range] rozsah
        [card] karta
       *[other] { $kind }
    }{ GIVEN($example) ->
        [yes] {" "}jako třeba '{ $example }'
       *[no] {""}
    }
cards-invalid = { $found } nejsou karty, jako třeba AsKd nebo ????
written-name-unknown = neznámé { $found }; známé je třeba '{ $example }'
written-choice-unknown =
    neznámé { $found }; známé: { $names }{ $others ->
        [true] {" "}a tak dále
       *[false] {""}
    }
named-setting-unknown =
    { KEY($kind) ->
        [size] částka
        [variant] varianta
       *[other] { $kind }
    } { $found } není; jsou { $names }
written-player-unknown = { $player } tu není
no-player-called = hráč { $player } tu není
no-player-with-the-id = hráč s id { $given } tu není
no-game-called = hra { $game } není
key-missing = chybí klíč { $key }
key-empty = { $key } je prázdné
entries-for-others =
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
parts-of-a-chip = { $amount } není celý počet žetonů po 1/{ $scale }
amount-out-of-range = částka je moc velká nebo moc malá
text-expected-in-file = není to text
byte-not-utf8 = není to text: bajt na tomto řádku není UTF-8
spells-no-letter = není to text: neznámé kódování
byte-spells-no-letter = není to text: bajt { $byte } nepatří do žádného známého kódování
json-invalid = není to JSON: { $what }
brackets-without-end = není to JSON: příliš vnořené závorky
toml-invalid = není to TOML: { $what }
hand-invalid = není to hra: { $what }
no-game-dealt-like-this = není to hra: neznámé rozdání ({ $what })
too-long-for-a-hand = není to hra: víc než { $most } znaků
too-long-without-an-end = není to hra: víc než { $most } znaků bez konce
text-ends-in-hand = text končí uprostřed hry
line-too-long = řádek je na hru moc dlouhý
too-many-lines = na hru je tu moc řádků
no-file-of-hands = v této složce není žádný soubor s hrami
