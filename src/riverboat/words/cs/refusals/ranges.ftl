card-twice-in-hand = { $card } je tu dvakrát: kombinace má dvě různé karty
pair-with-suits = pár není v barvě ani různých barev: pište { $pair }
plus-notation = + potřebuje dvě hodnoty, jako A2s+, a X je kterákoli: pište { $hand }
random-hand-notation = pro jakékoli karty pište random, jako random !AA
range-hand-invalid = { $text } nejsou karty: pište AK, AKs, AKo, 77, 22+, TT-77, karty jako AsKd, nebo 30%
single-card-given = { $text } je jedna karta, patří sem dvě: { $text }X znamená libovolnou druhou kartu
any-card-notation = { $rest } nemůže stát za { $good }: pro kteroukoli druhou kartu pište { $card }X
after-two-ranks = { $rest } nemůže stát za { $good }: může tam být s (v barvě), o (různé barvy), + (a lepší), - (až k jiným kartám) nebo váha, :0.5
plus-after-suits = + potřebuje hodnoty, jako A2s+ nebo 77+, a { $good } má barvy
after-one-card = { $rest } nemůže stát za { $good }: může tam být hodnota, X nebo karta, jako { $good }Kd
after-two-cards = { $rest } nemůže stát za { $good }: patří sem dvě karty; kombinace oddělte čárkou
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
dash-between-hands = pomlčka spojuje dvě kombinace, jako TT-77 nebo KQo-KTo, a { $text } to není
range-ends-mismatch =
    { KEY($how) ->
        [say] barvy uveďte na obou koncích, nebo na žádném
        [suits] na obou koncích uveďte stejné barvy
       *[other] oba konce musí být v barvě, různých barev, nebo ani jedno
    }: { $ends }
leads-no-way = od { $first } k { $last } nevede cesta: jde se po párech (TT-77), kickerech (KQo-KTo) nebo sousedech (JTs-54s)
range-empty = prázdný range: nezbývá žádná kombinace
range-card-invalid = { $text } není karta: pište karty jako As, a x za neznámou
range-card-repeated = { $card } je tu dvakrát
cards-too-many = víc než { $most } karet
cards-expected = patří sem karty, jako As Kd 7h, a x za každou neznámou
range-expected = patří sem rozsah, jako 22+, A2s+, KTo-KQo nebo AsKd
exception-missing = za except uveďte, co vynechat, jako 22+ except 55
section-not-closed = {"["}{ $share }] není uzavřené: na konec pište [/{ $share }]
hand-expected = tady patří karty, jako 22+ nebo AKs
dash-between-two = pomlčka spojuje dvě kombinace, jako TT-77
dash-repeated = jen jedna pomlčka, jako TT-77
no-weight-left-out = vynechané karty nemají váhu
section-weight-conflict = váhu už dává část [{ $share }]
section-notation = část se píše [50] ... [/50]: jedna váha v procentech pro všechno v ní
section-still-open = část [{ $share }] je ještě otevřená
weight-invalid =
    { $percent ->
        [true] váha v procentech je 0 až 100
       *[false] váha je 0 až 1, nebo procenta jako 50%
    }{ GIVEN($more) ->
        [yes] , ne { $more }
       *[no] {""}
    }
unmatched-closing-bracket = { $text } nic nezavírá: žádná část není otevřená
section-mismatch = { $text } nic nezavírá: otevřená je [{ $share }]
player-in-text =
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
percentage-with-short-deck =
    procenta potřebují celý balíček 52 karet, ne balíček { KEY($deck) ->
        [short] pro short deck
       *[other] { $deck }
    }: pište karty
empty-percentage-interval = do tohoto rozmezí procent se nevejde žádná ruka
percentage-invalid = { $text } nejsou procenta: pište 30%, top 30% nebo 10-30%
percentage-out-of-range = procento rukou musí být větší než 0 a nejvýše 100
dash-between-groups = pomlčka spojuje dvě skupiny hodnot, jako KK-TTxx
percentages-unsupported = procenta pro tolik karet nejdou: pište karty, jako AAxx
card-more-than-once = { $card } je tu víckrát
holding-invalid = { $text } nejsou karty: pište karty jako As, hodnoty, x za kteroukoli, pak ds, ss nebo r za barvy
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
plus-after-group = + potřebuje hodnoty, jako QQ+xx nebo JT98+
group-leads-no-way = od { $first } k { $last } nevede cesta: hodnoty klesají společně, jako KK-TTxx nebo JT98-7654
plus-with-suits = + funguje jen na hodnotách bez barev, před x: QQ+xx
too-many-to-list = až { $count } kombinací je na seznam moc, maximum je { $most }: zužte karty
all-combinations-dead = nezbývá žádná kombinace: v každé je některá z mrtvých karet { CARDS($cards) }
board-in-game-without = { $game } nemá board
board-of-other-size = board ve hře { $game } má { $few } nebo { $most } karet, ne { $count }
known-cards-required = jen známé karty, jako As
card-not-in-game-deck = { $game } nemá kartu { $card }
card-taken-by =
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
cards-value-invalid =
    { $given } nejsou karty: { KEY($what) ->
        [hand] zadejte karty nebo rozsah jako text, Range, nebo karty čísly
       *[other] zadejte je jako text nebo čísly
    }
card-number-invalid = { $given } není číslo karty od 0 do 51; text zadejte celý
positive-number-expected = { $option } musí být víc než 0, jako { $example }
whole-number-between-expected = { $option } musí být celé číslo od { $least } do { $most }
count-expected = { $option } musí být celé číslo od 1 výš, jako { $example }
optional-boolean-expected = { $option } musí být True, False nebo None
equity-player-count = equity potřebuje 2 až { $most } hráčů
too-many-players =
    { $count } { NUMBER($count) ->
        [one] hráč je
        [few] hráči jsou
       *[other] hráčů je
    } moc: maximum je { $most }
cards-for-fewer = balíček pro { $game } stačí na { $most } hráčů, ne na { $count }
all-combinations-taken = nezbývá žádná kombinace: v každé je některá z karet { CARDS($cards) } ({ $owners })
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
deck-too-short-for-equity =
    chybí { $needed } { NUMBER($needed) ->
        [one] karta
        [few] karty
       *[other] karet
    }, v balíčku zbývá { $left }
too-many-ways = víc než { $most } kombinací je na spočítání moc: zužte karty, nebo použijte náhodná rozdání
too-crowded = rozsahy si navzájem blokují karty: žádné rozdání na { $tries } pokusů; zužte je
no-deal-possible = žádné rozdání nezbývá: kombinace sdílejí karty
no-ranges-here = { $game } nemá rozsahy: zadejte karty, a x za každou neznámou
holdings-of-other-size = karet do ruky je ve hře { $game } { $size }, ne { $has }
range-of-other-deck =
    { $game } se hraje s balíčkem { KEY($deck) ->
        [short] pro short deck
        [standard] o 52 kartách
       *[other] { $deck }
    }, a tento rozsah je pro jiný
no-weight-in-range = prázdný rozsah: žádná kombinace nemá váhu
outs-of-other-street =
    outy jsou pro flop a turn, ne pro { $count } { NUMBER($count) ->
        [one] kartu
        [few] karty
       *[other] karet
    } na boardu
outs-of-other-game = outy jsou pro hold'em, short deck, Omahu a Courchevel jen s vysokou
outs-of-one-hand =
    outy mají jen jedny karty: napište { NUMBER($count) ->
        [one] kartu
        [few] všechny { $count }
       *[other] všech { $count }
    }
error-out-of-range = chyba je víc než 0 a méně než 100 %, jako 0.1% nebo 0.001
