game-definition-markers-missing = definice hry stojí mezi GAMEDEF a END GAMEDEF
limit-or-nolimit = definice hry potřebuje limit nebo nolimit
numbers-expected = { $line }: mají tu být celá čísla
game-definition-line-unknown = { $line } v definici hry nic neznamená
definition-key-missing = definice hry potřebuje jedno { $key }
definition-values-missing =
    definice hry potřebuje { $key } pro { $n } { NUMBER($n) ->
        [one] kolo
        [few] kola
       *[other] kol
    }
game-unknown-for-player-count =
    { NUMBER($players) ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    } a { NUMBER($rounds) ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
       *[other] { $rounds } kol
    }: neznámá hra
first-player-out-of-range = firstplayer se počítá od 1 do { $players }
first-player-changes = kdo začíná, se smí změnit jen po prvním kole
first-player-varies = bez blindů začíná ve všech kolech stejné místo
first-player-not-left-of-blind = první je na řadě místo nalevo od největšího blindu
game-invalid = není to hra: { $why }
no-small-and-big-bet = velikosti navýšení { $sizes } nejsou malá a velká sázka
round-without-a-bet = kolo sázek potřebuje sázku
hands-unranked =
    kombinace z { $cards } { NUMBER($cards) ->
        [one] karty
        [few] karet
       *[other] karet
    } se tu neporovnávají
deck-unsupported =
    nepodporovaný balíček: { $ranks } { NUMBER($ranks) ->
        [one] hodnota
        [few] hodnoty
       *[other] hodnot
    } v { $suits } { NUMBER($suits) ->
        [one] barvě
        [few] barvách
       *[other] barvách
    }{ GIVEN($cards) ->
        [yes] {" "}({ $cards })
       *[no] {""}
    }
game-of-log-unknown =
    { $log }: která hra{ GIVEN($named) ->
        [yes] {" "}(poznámky uvádějí { $named })
       *[no] {""}
    }? { NUMBER($tried) ->
        [0] vedle není žádná definice
       *[other] žádná z { $tried } definic vedle nesedí
    }
game-definition-missing = záznam soutěže se čte podle definice hry: uveďte ji
game-definition-given = tohle je definice hry: uveďte ji za --game a přidejte záznam k přehrání
competition-action-unknown = { $found } není akce: pište f, c a r
limit-raise-with-amount = { $found }: navýšení v limitu částku nemá
definition-raise-amount-missing = { $found }: navýšení v no-limitu potřebuje částku
competition-action-missing = soutěž nemá akci pro { $command }
competition-action-invalid = { $found } není akce v { $actions }
match-state-invalid = { $line } není stav zápasu
match-answer-invalid = { $line } není stav zápasu s akcí na konci
no-such-position = { $state }: pozice { $position } v této hře není
players-of-another-game = hráčů je { $given }, hra jich má { $players }
holdings-for-others =
    karet do ruky je { NUMBER($holdings) ->
        [one] { $holdings } sada
        [few] { $holdings } sady
       *[other] { $holdings } sad
    }, ale hráčů { $players }
rounds-of-another-game = počet kol sázek je { $given }, hra jich má { $rounds }
betting-round-wrong = kolo { $at } zápisu { $betting } není to, kde se sází
betting-round-over-raised =
    v kole { $at } je víc než { NUMBER($most) ->
        [one] { $most } navýšení
        [few] { $most } navýšení
       *[other] { $most } navýšení
    }
betting-round-unfinished = sázky v kole { $at } zápisu { $betting } neskončily
cards-after-hand-end = karty rozdané po konci hry: { $cards }
hole-cards-invalid =
    { $found } nejsou { NUMBER($n) ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    } do ruky
