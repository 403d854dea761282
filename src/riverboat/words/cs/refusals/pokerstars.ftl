hand-start-missing = řádek { $line } není začátek rozdání
no-event-summary = není to souhrn turnaje: ten začíná PokerStars Tournament #81, …
stakes-line-missing = v prvním řádku chybí sázky hry { $game }
spread-missing-in-first-line = v prvním řádku chybí rozsah sázek
mixed-structure-unsupported = { $game } není podporovaná: všechna kola musí mít jeden způsob sázení
known-game-missing = v { $text } není známá hra
table-line-missing = chybí řádek o stolu
second-player-missing = počet hráčů { $player_count }: potřeba jsou aspoň dva
seat-or-player-repeated = řádek { $line }: místo nebo hráč se opakuje
cancelled-hand = řádek { $line }: zrušené rozdání
name-not-seated = { $name } u tohoto stolu nesedí
blinds-differ = zaplacené blindy a první řádek se liší: { LIST($posted_blinds) }
cards-not-in-brackets = karty se píší [Ah Td]
unknown-action-text = neznámá akce
unknown-hand-section = neznámá část rozdání
unknown-riverboat-line = neznámý řádek riverboat
riverboat-line-number-invalid = řádek riverboat má místo čísla { $words }
raise-text-invalid = navýšení se píše 'raises $2 to $6', ne 'raises { $raise_text }'
card-count-mismatch-in-text = karet má být { $announced_count }, uvedeno je { $listed_count }
trailing-text = nečekané { $trailing_text } za { $verb }
holding-mismatch = { $name } nedrží { CARDS($cards) }
starting-cards-mismatch =
    { $game } začíná s { $needed_card_count } { NUMBER($needed_card_count) ->
        [one] kartou
        [few] kartami
       *[other] kartami
    }, ne s { $card_count }
holding-too-large =
    hráč drží { NUMBER($size) ->
        [one] { $size } kartu
        [few] { $size } karty
       *[other] { $size } karet
    }, a uvedeno jich je víc: { $cards }
board-expected = na řadě jsou karty boardu { $expected_board }, ne boardu { $given_board }
current-board-differs = board je zatím { CARDS($cards) }
street-expected = na řadě je { $street }
discard-too-large =
    { $name } drží { NUMBER($held_card_count) ->
        [one] { $held_card_count } kartu
        [few] { $held_card_count } karty
       *[other] { $held_card_count } karet
    } a { $discard_count } odhodit nemůže
held-cards-differ = { $name } drží { CARDS($held_cards) }, ne { CARDS($given_cards) }
cards-shown-before-differ = ukázané karty byly { CARDS($cards) }
nothing-to-pay = { $name } nemá co platit
not-all-in = { $name } není all-in: zbývá ještě { $remaining_chips }
call-cost-mismatch = { $name } dluží { $call_amount }, ne { $given_amount }
raise-amount-mismatch = navýšení o { $raise_increment } z { $bet } není navýšení na { $raise_total }
