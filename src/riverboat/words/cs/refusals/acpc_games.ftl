game-definition-markers-missing = definice hry patří mezi GAMEDEF a END GAMEDEF
limit-keyword-missing = definice hry potřebuje limit nebo nolimit
numbers-expected = { $line }: mají tu být celá čísla
game-definition-line-unknown = neznámý řádek definice hry: { $line }
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
first-player-changes = začínající hráč se smí změnit jen po prvním kole
first-player-varies = bez blindů začíná ve všech kolech stejné místo
first-player-not-left-of-blind = první na řadě má být místo nalevo od největšího blindu
game-invalid = neplatná hra: { $why }
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
    } { NUMBER($suits) ->
        [one] v { $suits } barvě
        [few] ve { $suits } barvách
       *[other] v { $suits } barvách
    }{ GIVEN($cards) ->
        [yes] {" "}({ $cards })
       *[no] {""}
    }
log-game-unknown =
    { $log }: která hra{ GIVEN($named) ->
        [yes] {" "}(poznámky uvádějí { $named })
       *[no] {""}
    }? { NUMBER($tried) ->
        [0] vedle není žádná definice
        [1] jediná definice vedle nesedí
       *[other] žádná z { $tried } definic vedle nesedí
    }
game-definition-missing = záznam soutěže se čte podle definice hry: uveďte ji
game-definition-given = toto je definice hry: uveďte ji za --game a přidejte záznam k přehrání
competition-action-unknown = neznámá akce { $found }: pište f, c a r
limit-raise-with-amount = { $found }: navýšení v limitu částku nemá
definition-raise-amount-missing = { $found }: navýšení v no-limitu potřebuje částku
competition-action-missing = soutěž nemá akci pro { $command }
competition-action-invalid = neznámá akce { $found } v { $actions }
match-state-invalid = neplatný stav zápasu: { $line }
match-answer-invalid = { $line }: má tu být stav zápasu a akce
no-such-position = { $state }: neznámá pozice { $position }
match-player-count-mismatch = hráčů je { $given }, hra jich má { $players }
match-holding-count-mismatch =
    { NUMBER($holdings) ->
        [one] { $holdings } ruka
        [few] { $holdings } ruce
       *[other] { $holdings } rukou
    } pro { $players } { NUMBER($players) ->
        [one] hráče
        [few] hráče
       *[other] hráčů
    }
match-round-count-mismatch = počet kol sázek je { $given }, hra jich má { $rounds }
betting-round-wrong = kolo { $at } zápisu { $betting } není aktuální
betting-round-over-raised =
    v kole { $at } je víc než { NUMBER($most) ->
        [one] { $most } navýšení
        [few] { $most } navýšení
       *[other] { $most } navýšení
    }
betting-round-unfinished = sázky v kole { $at } zápisu { $betting } neskončily
cards-after-hand-end = karty rozdané po konci rozdání: { $cards }
hole-cards-invalid = { $found }: do ruky patří { NUMBER($n) ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    }
