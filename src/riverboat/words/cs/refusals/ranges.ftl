card-repeated-in-hand = { $card } je tu dvakrát: ruka má dvě různé karty
pair-with-suits = pár se píše bez s a o: pište { $pair }
plus-notation-invalid = + potřebuje dvě hodnoty, jako A2s+, a X je kterákoli: pište { $hand }
random-hand-notation = pro jakékoli karty pište random, jako random !AA
range-hand-invalid = neplatná ruka { $hand_text }: pište AK, AKs, AKo, 77, 22+, TT-77, karty jako AsKd, nebo 30%
single-card-given = { $card_text } je jen jedna karta: { $card_text }X je každá ruka s ní
any-card-notation-invalid = { $unread_text } nemůže stát za { $accepted_text }: pro kteroukoli druhou kartu pište { $card }X
text-after-ranks = { $unread_text } nemůže stát za { $accepted_text }: může tam být s (v barvě), o (různé barvy), + (a lepší), - (až k jiné ruce) nebo váha, :0.5
plus-after-suits = + potřebuje hodnoty, jako A2s+ nebo 77+, a { $accepted_text } má barvy
text-after-card = { $unread_text } nemůže stát za { $accepted_text }: může tam být hodnota, X nebo karta, jako { $accepted_text }Kd
text-after-hand = { $unread_text } nemůže stát za { $accepted_text }: patří sem dvě karty; kombinace oddělte čárkou
no-such-hand-in-range = neexistující ruka
no-such-hand-in-deck =
    { $is_plural ->
        [true] neexistující ruce
       *[false] neexistující ruka
    } s balíčkem { KEY($deck) ->
        [short] pro short deck
        [standard] o 52 kartách
       *[other] { $deck }
    }
dash-between-hands = neplatná ruka { $range_text }: pomlčka spojuje dvě ruce, jako TT-77 nebo KQo-KTo
range-ends-mismatch =
    { KEY($mismatch) ->
        [say] barvy uveďte na obou koncích, nebo na žádném
        [suits] na obou koncích uveďte stejné barvy
       *[other] oba konce musí být v barvě, různých barev, nebo ani jedno
    }: { $end_hands }
range-step-unclear = od { $first_hand } k { $last_hand } to nejde: jen po párech (TT-77), kickerech (KQo-KTo) nebo sousedech (JTs-54s)
range-empty = prázdný range: nezbývá žádná kombinace
range-card-invalid = neplatná karta { $card_text }: pište karty jako As, a x za neznámou
range-card-repeated = { $card } je tu dvakrát
cards-too-many = víc než { $max_cards } { NUMBER($max_cards) ->
        [one] karta
        [few] karty
       *[other] karet
    }
cards-expected = pište karty, jako As Kd 7h, a x za každou neznámou
range-expected = pište range, jako 22+, A2s+, KTo-KQo nebo AsKd
excluded-hands-missing = za except uveďte, co vynechat, jako 22+ except 55
weight-section-not-closed = {"["}{ $section_percent }] není uzavřené: na konec pište [/{ $section_percent }]
hand-expected = pište ruku, jako 22+ nebo AKs
dash-needs-two-hands = pomlčka spojuje dvě ruce, jako TT-77
dash-repeated = jen jedna pomlčka, jako TT-77
excluded-hand-weight = vynechané ruce jsou bez váhy
weight-inside-weight-section = váhu už dává část [{ $section_percent }]
weight-section-invalid = část se píše [50] ... [/50]: jedna váha v procentech pro všechno v ní
weight-section-still-open = část [{ $section_percent }] je ještě otevřená
weight-invalid =
    { $is_percent ->
        [true] váha v procentech je 0 až 100
       *[false] váha je 0 až 1, nebo procenta jako 50%
    }{ GIVEN($given_weight) ->
        [yes] , ne { $given_weight }
       *[no] {""}
    }
unmatched-closing-bracket = { $bracket_text } nic nezavírá: žádná část není otevřená
weight-section-mismatch = { $closing_text } nic nezavírá: otevřená je [{ $section_percent }]
owned-cards-invalid =
    { KEY($owner_text) ->
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
       *[other] { $owner_text }
    }: { $reason }
percentage-with-short-deck = procenta potřebují celý balíček 52 karet: pro balíček { KEY($deck) ->
        [short] short decku
       *[other] { $deck }
    } pište ruce
empty-percentage-interval = do tohoto rozmezí procent se nevejde žádná ruka
percentage-invalid = neplatná procenta { $percent_text }: pište 30%, top 30% nebo 10-30%
percentage-out-of-range = procento rukou musí být větší než 0, nejvýše 100
dash-between-groups = pomlčka spojuje dvě skupiny hodnot, jako KK-TTxx
percentages-unsupported = procenta pro ruce s tolika kartami nefungují: napište karty, třeba AAxx
card-more-than-once = { $card } je tu víckrát
holding-invalid = neplatná ruka { $holding_text }: pište karty jako As, hodnoty, x za kteroukoli, pak ds, ss nebo r za barvy
text-after-cards = { $unread_text } nemůže stát za { $accepted_text }: pište karty jako As, hodnoty, x za kteroukoli, pak ds, ss nebo r za barvy
holding-size-mismatch = { $holding_text } { NUMBER($count) ->
        [one] je { $count } karta
        [few] jsou { $count } karty
       *[other] je { $count } karet
    }, ruka jich má { $size }{ GIVEN($example) ->
        [yes] : za každou neznámou kartu pište x, jako { $example }
       *[no] {""}
    }
plus-after-group = + potřebuje hodnoty, jako QQ+xx nebo JT98+
rank-group-step-unclear = od { $first_group } k { $last_group } to nejde: hodnoty klesají společně, jako KK-TTxx nebo JT98-7654
plus-with-suits = + funguje jen na hodnoty bez barev, před x: QQ+xx
too-many-combinations-to-list = až { DECIMAL($combination_count) } kombinací je na výpis moc, maximum je { DECIMAL($maximum) }: zužte karty
all-combinations-dead = nezbývá žádná kombinace: všechny blokují mrtvé karty { CARDS($cards) }
board-in-boardless-game = { $game } nemá board
board-size-mismatch = karet na boardu je { $card_count }: { $game } jich má { $smaller_sizes } nebo { $largest_size }
known-cards-required = zadejte jen známé karty, jako As
card-not-in-game-deck = v balíčku hry { $game } není { $card }
card-taken = { $card } už je { KEY($owner) ->
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
       *[other] jinde ({ $owner })
    }
cards-value-invalid =
    { KEY($value_kind) ->
        [hand] neplatná ruka { $given_value }: zadejte karty nebo range jako text, Range, nebo karty čísly
       *[other] neplatné karty { $given_value }: zadejte je jako text nebo čísly
    }
card-number-invalid = neplatné číslo karty { $given_number }: zadejte 0 až 51, nebo celý text
positive-number-expected = { $option } musí být víc než 0, třeba { $example }
whole-number-between-expected = { $option } musí být celé číslo od { $minimum } do { $maximum }
count-expected = { $option } musí být celé číslo od 1 výš, třeba { $example }
optional-boolean-expected = { $option } musí být True, False nebo None
equity-player-count-invalid = equity potřebuje 2 až { $max_players } hráčů
too-many-players =
    { $player_count } { NUMBER($player_count) ->
        [one] hráč je
        [few] hráči jsou
       *[other] hráčů je
    } moc: maximum je { $max_players }
deck-too-small-for-players = hráčů je { $player_count }: balíček pro hru { $game } stačí na { $max_players }
all-combinations-taken = nezbývá žádná kombinace: všechny blokují { CARDS($cards) } ({ $owners })
cards-owner-label =
    { KEY($owner) ->
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
       *[other] { $owner }
    }
deck-too-short-for-equity =
    chybí { $missing_card_count } { NUMBER($missing_card_count) ->
        [one] karta
        [few] karty
       *[other] karet
    }, v balíčku zbývá { $remaining_card_count }
too-many-combinations = víc než { DECIMAL($maximum) } kombinací spočítat nejde: zužte karty, nebo použijte náhodná rozdání
ranges-blocked = rangy se navzájem blokují: rozdat se nepovedlo ani na { DECIMAL($try_count) } pokusů; zužte je
no-deal-possible = rozdat nejde: stejná karta je ve více rukou
ranges-unsupported-in-game = ve hře { $game } rangy nefungují: zadejte karty, a x za každou neznámou
hole-card-count-mismatch = karet do ruky je { $given_card_count }: { $game } jich má { $needed_card_count }
range-deck-mismatch = tento range je pro jiný balíček: { $game } se hraje s balíčkem { KEY($deck) ->
        [short] pro short deck
        [standard] o 52 kartách
       *[other] { $deck }
    }
range-without-weight = prázdný range: žádná kombinace nemá váhu
outs-street-invalid = outy se počítají jen na flopu a na turnu: na boardu { NUMBER($count) ->
        [one] je { $count } karta
        [few] jsou { $count } karty
       *[other] je { $count } karet
    }
outs-game-unsupported = outy se počítají jen pro hold’em, short deck, Omahu a Courchevel na vysokou
outs-need-one-hand = outy se počítají pro jednu ruku: napište { NUMBER($count) ->
        [one] { $count } kartu
        [few] její { $count } karty
       *[other] jejích { $count } karet
    }
sampling-error-out-of-range = neplatné --error: zadejte víc než 0 % a méně než 100 %, jako 0.1% nebo 0.001
