card-twice-in-hand = karta { $card } je tu dvakrát; ruka má dvě různé karty
pair-has-no-suits = pár není v barvě ani různých barev: pište { $pair }
plus-needs-two-ranks = + stojí za dvěma hodnotami, jako A2s+, a X je kterákoli: pište { $hand }
any-cards-are-random = jakékoli karty jsou random, jako random !AA
is-no-hand-of-range = { $text } nejsou karty: pište AK, AKs, AKo, 77, 22+, TT-77, karty jako AsKd, nebo 30%
is-one-card = { $text } je jedna karta, a patří sem dvě: { $text }X je ona s kteroukoli
any-beside-is-x = { $rest } nemůže stát za { $good }: kterákoli karta vedle známé se píše { $card }X
after-two-ranks = { $rest } nemůže stát za { $good }: může tam být s (v barvě), o (různé barvy), + (a lepší), - (až k jiným kartám) nebo váha, :0.5
plus-after-suits = + stojí za hodnotami, jako A2s+ nebo 77+, a { $good } říká barvy
after-one-card = { $rest } nemůže stát za { $good }: může tam být hodnota, X nebo karta, jako { $good }Kd
after-two-cards = { $rest } nemůže stát za { $good }: patří sem dvě karty; mezi dvoje karty se píše čárka
no-such-hand-in-range = takové karty nejsou
no-such-hand-in-deck =
    { $many ->
        [true] takové karty
       *[false] takové karty
    } v balíčku { KEY($deck) ->
        [short] pro short deck
        [standard] o 52 kartách
       *[other] { $deck }
    } nejsou
dash-between-hands = pomlčka stojí mezi dvěma, jako TT-77 nebo KQo-KTo, a { $text } k nim nepatří
ends-differ =
    { KEY($how) ->
        [say] barvy říkají oba konce, nebo žádný
        [suits] oba konce mají stejné barvy
       *[other] oba konce jsou v barvě, různých barev, nebo ani jedno
    }: { $ends }
leads-no-way = od { $first } k { $last } nevede cesta: jde se po párech (TT-77), kickerech (KQo-KTo) nebo sousedech (JTs-54s)
range-is-empty = v tomto rozsahu nezbývá žádná kombinace
is-no-card-here = { $text } není karta: pište karty jako As, a x za neznámou
card-is-there-twice = karta { $card } je tu dvakrát
more-cards-than = karet je víc než { $most }
cards-expected = patří sem karty, jako As Kd 7h, a x za každou neznámou
range-expected = patří sem rozsah, jako 22+, A2s+, KTo-KQo nebo AsKd
except-what = za except se píše, co se vynechává, jako 22+ except 55
section-not-closed = {"["}{ $share }] otvírá část, kterou nic nezavírá: na její konec pište [/{ $share }]
hand-expected = tady patří karty, jako 22+ nebo AKs
dash-between-two = pomlčka stojí mezi dvěma, jako TT-77
one-dash-only = od-do má jen jednu pomlčku, jako TT-77
no-weight-left-out = co se vynechává, nemá váhu
section-gives-weight = váhu už dává část [{ $share }]
section-is-so = část je [50] ... [/50]: váha všeho mezi tím, v procentech
section-still-open = část [{ $share }] je ještě otevřená
is-no-weight =
    { $percent ->
        [true] váha v procentech je číslo od 0 do 100
       *[false] váha je číslo od 0 do 1, nebo procenta jako 50%
    }{ GIVEN($more) ->
        [yes] ; { $more } je víc
       *[no] {""}
    }
closes-nothing = { $text } nic nezavírá: žádná část není otevřená
other-is-open = { $text } nic nezavírá: otevřená je [{ $share }]
of-whom =
    { KEY($where) ->
        [the-board] board
        [dead-cards] mrtvé karty
        [player-1] hráč 1
        [player-2] hráč 2
        [player-3] hráč 3
        [player-4] hráč 4
        [player-5] hráč 5
        [player-6] hráč 6
        [player-7] hráč 7
        [player-8] hráč 8
        [player-9] hráč 9
        [player-10] hráč 10
       *[other] { $where }
    }: { $why }
percent-needs-all-cards =
    procenta jdou podle pořadí rukou ze všech 52 karet, a pro balíček { KEY($deck) ->
        [short] pro short deck
       *[other] { $deck }
    } pořadí není: pište karty
no-hand-between = mezi těmito procenty neleží celá žádná ruka
is-no-percentage = { $text } nejsou procenta: pište 30%, top 30% nebo 10-30%
percentage-is-above = procent ze všech rukou je víc než 0 a nejvýše 100
dash-between-groups = pomlčka stojí mezi dvěma skupinami hodnot, jako KK-TTxx
no-order-of-so-many = procenta potřebují pořadí, a pro tolik karet není: pište karty, jako AAxx
card-more-than-once = karta { $card } je tu víckrát
is-no-holding = { $text } nejsou karty: pište karty jako As, hodnoty, x za kteroukoli, pak ds, ss nebo r za barvy
after-these-cards = { $rest } nemůže stát za { $good }: pište karty jako As, hodnoty, x za kteroukoli, pak ds, ss nebo r za barvy
other-number-in-holding =
    { $text } { NUMBER($count) ->
        [one] je { $count } karta
        [few] jsou { $count } karty
       *[other] je { $count } karet
    }, a patří jich sem { $size }{ GIVEN($example) ->
        [yes] : za každou neznámou kartu pište x, jako { $example }
       *[no] {""}
    }
plus-after-group = + stojí za hodnotami, jako QQ+xx nebo JT98+
group-leads-no-way = od { $first } k { $last } nevede cesta: hodnoty klesají spolu, jako KK-TTxx nebo JT98-7654
only-ranks-rise = stoupají a klesají jen hodnoty spolu, bez barev a před každým x: QQ+xx
too-many-to-list = až { $count } kombinací je na seznam moc, nejvíc je { $most }: řekněte o kartách víc
each-holds-dead = nezbývá žádná kombinace: v každé je některá mrtvá karta, { CARDS($cards) }
game-has-no-board = { $game } nemá board
board-of-other-size = board ve hře { $game } má { $few } nebo { $most } karet, a tento má { $count }
each-card-is-known = tady se každá karta zná, jako As
not-in-the-deck-of = { $game } se hraje bez karty { $card }
somebody-has-the-card =
    karta { $card } už je { KEY($owner) ->
        [the-board] na boardu
        [dead-cards] mezi mrtvými kartami
        [player-1] u hráče 1
        [player-2] u hráče 2
        [player-3] u hráče 3
        [player-4] u hráče 4
        [player-5] u hráče 5
        [player-6] u hráče 6
        [player-7] u hráče 7
        [player-8] u hráče 8
        [player-9] u hráče 9
        [player-10] u hráče 10
       *[other] u: { $owner }
    }
is-no-cards-at-all =
    { $given } nejsou karty: { KEY($what) ->
        [hand] pište karty nebo rozsah jako text, nebo dejte Range, nebo karty čísly
       *[other] pište je jako text, nebo je dejte čísly
    }
is-no-card-by-number = { $given } není karta číslem, od 0 do 51; text se dává celý
must-be-above = { $option } musí být víc než 0, jako { $example }
must-be-between = { $option } musí být celé číslo od { $least } do { $most }
must-be-count = { $option } musí být celé číslo od 1 výš, jako { $example }
must-be-yes-or-no = { $option } musí být True, False nebo None
equity-is-of-several = equity mají 2 až { $most } hráči proti sobě
too-many-players =
    { $count } { NUMBER($count) ->
        [one] hráč je
        [few] hráči jsou
       *[other] hráčů je
    } moc: nejvíc jich je { $most }
cards-for-fewer = ve hře { $game } stačí karty pro tolik hráčů: { $most }, a tady jich je { $count }
each-holds-taken = nezbývá žádná kombinace: v každé je některá z karet { CARDS($cards) } ({ $owners })
cards-of =
    { KEY($whose) ->
        [the-board] board
        [dead-cards] mrtvé karty
        [player-1] hráč 1
        [player-2] hráč 2
        [player-3] hráč 3
        [player-4] hráč 4
        [player-5] hráč 5
        [player-6] hráč 6
        [player-7] hráč 7
        [player-8] hráč 8
        [player-9] hráč 9
        [player-10] hráč 10
       *[other] { $whose }
    }
deck-has-fewer =
    je potřeba ještě { NUMBER($needed) ->
        [one] { $needed } karta
        [few] { $needed } karty
       *[other] { $needed } karet
    }, a v balíčku jich zbývá { $left }
too-many-ways = držet se to dá víc než { $most } způsoby, to je na spočítání moc: řekněte o kartách víc, nebo ať se to odhadne náhodnými rozdáními
too-crowded = rozsahy si navzájem berou karty tak často, že se ani na { $tries } losů za sebou nenašlo rozdání: řekněte o kartách víc
no-deal-is-left = nezbývá žádná kombinace: ať má jeden hráč cokoli, jiný z toho kartu potřebuje
no-ranges-here = ve hře { $game } má hráč karty, a x za každou neznámou, ale žádný rozsah
holdings-of-other-size = ve hře { $game } se drží tolik karet: { $size }, a tyto mají { $has }
range-of-other-deck =
    { $game } se rozdává z balíčku { KEY($deck) ->
        [short] pro short deck
        [standard] o 52 kartách
       *[other] { $deck }
    }, a tohle je rozsah z jiného
no-weight-in-range = rozsah je prázdný: žádná kombinace nemá váhu
outs-of-other-street =
    outy se počítají na flopu a na turnu, a tady { NUMBER($count) ->
        [one] je { $count } karta
        [few] jsou { $count } karty
       *[other] je { $count } karet
    }
outs-of-other-game = outy má hold'em, short deck, Omaha a Courchevel, kde vyhrává vysoká ruka
outs-of-one-hand =
    outy mají jen jedny karty: napište { NUMBER($count) ->
        [one] kartu
        [few] všechny { $count }
       *[other] všech { $count }
    }
error-is-a-share = chyba je víc než 0 a méně než 100 %, jako 0.1% nebo 0.001
