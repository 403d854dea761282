does-not-begin-a-hand = { $line } nezačíná hru
no-event-summary = tohle není souhrn turnaje: začíná PokerStars Tournament #81, ...
first-line-says-no-stakes = první řádek neříká, o kolik se { $game } hraje
first-line-says-no-spread = první řádek neříká, v jakém rozsahu se sází
one-structure-for-all = { $game } se tu nehraje: jedna struktura platí pro všechna kola hry
no-game-is-named = v { $text } není jméno žádné známé hry
line-of-the-table-is-missing = chybí řádek o stolu
needs-two-players =
    hra potřebuje dva hráče; tady { NUMBER($n) ->
        [one] je { $n }
        [few] jsou { $n }
       *[other] je { $n }
    }
two-in-a-chair = řádek { $line }: dva hráči na jednom místě, nebo jeden na dvou
hand-was-cancelled = řádek { $line }: hra byla u stolu zrušena
name-does-not-sit-here = { $name } u tohoto stolu nesedí
blinds-differ = vložený blind a blind prvního řádku se liší: { LIST($posted) }
cards-are-written = karty se píší [Ah Td]
unknown-action-here = takovou akci nikdo nezná
unknown-part = takovou část hry nikdo nezná
unknown-line-of-ours = takový náš řádek nikdo nezná
no-number-in-our-line = náš řádek říká { $words } tam, kde má být číslo
raise-is-written = zvýšení se píše 'raises $2 to $6', ne 'raises { $rest }'
cards-said-and-named = karet má být { $said }, a uvedeno jich je { $named }
stands-after = za { $verb } stojí { $rest }
was-not-dealt = karty { CARDS($cards) } hráči { $name } nepřišly
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
    }, a zahodit { $n } tedy nejde
holds-others = { $name } drží { CARDS($held) }, ne { CARDS($given) }
have-shown-others = ukázané karty byly { CARDS($cards) }
has-nothing-to-pay = { $name } nemá co platit
is-not-all-in = { $name } není all-in: zbývá ještě { $left }
it-costs = { $name } má dát { $cost }, ne { $given }
raise-by-is-none = zvýšení o { $by } z { $bet } není na { $to }
