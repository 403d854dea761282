does-not-begin-a-hand = { $line } nezačíná hru
no-event-summary = není to souhrn turnaje: ten začíná PokerStars Tournament #81, ...
first-line-says-no-stakes = v prvním řádku chybí sázky hry { $game }
first-line-says-no-spread = v prvním řádku chybí rozsah sázek
one-structure-for-all = { $game } není podporovaná: všechna kola musí mít jeden způsob sázení
no-game-is-named = v { $text } není známá hra
line-of-the-table-is-missing = chybí řádek o stolu
needs-two-players = jsou potřeba dva hráči, ne { $n }
two-in-a-chair = řádek { $line }: místo nebo hráč se opakuje
hand-was-cancelled = řádek { $line }: zrušená hra
name-does-not-sit-here = { $name } u tohoto stolu nesedí
blinds-differ = zaplacené blindy a první řádek se liší: { LIST($posted) }
cards-are-written = karty se píší [Ah Td]
unknown-action-here = neznámá akce
unknown-part = neznámá část hry
unknown-line-of-ours = neznámý řádek riverboat
no-number-in-our-line = řádek riverboat má místo čísla { $words }
raise-is-written = navýšení se píše 'raises $2 to $6', ne 'raises { $rest }'
cards-said-and-named = karet má být { $said }, uvedeno je { $named }
stands-after = nečekané { $rest } za { $verb }
was-not-dealt = { $name } nedrží { CARDS($cards) }
game-begins-with =
    { $game } začíná s { $size } { NUMBER($size) ->
        [one] kartou
        [few] kartami
       *[other] kartami
    }, ne s { $n }
more-cards-are-told =
    hráč drží { NUMBER($size) ->
        [one] { $size } kartu
        [few] { $size } karty
       *[other] { $size } karet
    }, a uvedeno jich je víc: { $cards }
board-is-due = na řadě jsou karty boardu { $due }, ne boardu { $given }
board-so-far = board je zatím { CARDS($cards) }
street-is-due = na řadě je { $street }
cannot-throw-so-many =
    { $name } drží { NUMBER($held) ->
        [one] { $held } kartu
        [few] { $held } karty
       *[other] { $held } karet
    } a { $n } odhodit nemůže
holds-others = { $name } drží { CARDS($held) }, ne { CARDS($given) }
have-shown-others = ukázané karty byly { CARDS($cards) }
has-nothing-to-pay = { $name } nemá co platit
is-not-all-in = { $name } není all-in: zbývá ještě { $left }
it-costs = { $name } dluží { $cost }, ne { $given }
raise-by-is-none = navýšení o { $by } z { $bet } není na { $to }
