hand-start-missing = rozdání nezačíná řádkem { $line }
no-event-summary = není to souhrn turnaje: ten začíná PokerStars Tournament #81, …
stakes-line-missing = v prvním řádku chybí sázky hry { $game }
spread-line-missing = v prvním řádku chybí rozsah sázek
mixed-structure-unsupported = { $game } není podporovaná: všechna kola musí mít jeden způsob sázení
known-game-missing = v { $text } není známá hra
table-line-missing = chybí řádek o stolu
second-player-missing = počet hráčů { $n }: potřeba jsou aspoň dva
seat-or-player-repeated = řádek { $line }: místo nebo hráč se opakuje
cancelled-hand = řádek { $line }: zrušené rozdání
name-not-seated = { $name } u tohoto stolu nesedí
blinds-differ = zaplacené blindy a první řádek se liší: { LIST($posted) }
card-notation = karty se píší [Ah Td]
unknown-action-text = neznámá akce
unknown-hand-section = neznámá část rozdání
unknown-riverboat-line = neznámý řádek riverboat
riverboat-line-number-invalid = řádek riverboat má místo čísla { $words }
raise-notation = navýšení se píše 'raises $2 to $6', ne 'raises { $rest }'
card-count-mismatch-in-text = karet má být { $said }, uvedeno je { $named }
trailing-text = nečekané { $rest } za { $verb }
holding-mismatch = { $name } nedrží { CARDS($cards) }
starting-cards-mismatch =
    { $game } začíná s { $size } { NUMBER($size) ->
        [one] kartou
        [few] kartami
       *[other] kartami
    }, ne s { $n }
holding-too-large =
    hráč drží { NUMBER($size) ->
        [one] { $size } kartu
        [few] { $size } karty
       *[other] { $size } karet
    }, a uvedeno jich je víc: { $cards }
board-expected = na řadě jsou karty boardu { $due }, ne boardu { $given }
current-board-differs = board je zatím { CARDS($cards) }
street-expected = na řadě je { $street }
discard-too-large =
    { $name } drží { NUMBER($held) ->
        [one] { $held } kartu
        [few] { $held } karty
       *[other] { $held } karet
    } a { $n } odhodit nemůže
held-cards-differ = { $name } drží { CARDS($held) }, ne { CARDS($given) }
other-cards-shown = ukázané karty byly { CARDS($cards) }
payment-undue = { $name } nemá co platit
not-all-in = { $name } není all-in: zbývá ještě { $left }
call-cost-mismatch = { $name } dluží { $cost }, ne { $given }
raise-amount-mismatch = navýšení o { $by } z { $bet } není na { $to }
