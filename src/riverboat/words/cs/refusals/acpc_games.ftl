game-definition-markers-missing = definice hry patří mezi GAMEDEF a END GAMEDEF
limit-keyword-missing = definice hry potřebuje limit nebo nolimit
whole-numbers-expected-on-line = { $line }: mají tu být celá čísla
game-definition-line-unknown = neznámý řádek definice hry: { $line }
definition-key-missing = definice hry potřebuje jedno { $key }
definition-values-missing =
    definice hry potřebuje { $key } pro { $value_count } { NUMBER($value_count) ->
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
first-player-change-too-early = začínající hráč se smí změnit jen po prvním kole
first-player-varies = bez blindů začíná ve všech kolech stejné místo
first-player-not-left-of-blind = první na řadě má být místo nalevo od největšího blindu
game-invalid = neplatná hra: { $reason }
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
    { $log }: neznámá hra{ GIVEN($named_games) ->
        [yes] {" "}(poznámky uvádějí { $named_games })
       *[no] {""}
    }; { NUMBER($definition_count) ->
        [0] vedle záznamu není definice hry
        [1] jediná definice vedle záznamu nesedí
       *[other] žádná z { $definition_count } definic vedle záznamu nesedí
    }
game-definition-missing = záznam soutěže se čte podle definice hry: uveďte ji
game-definition-instead-of-log = toto je definice hry: uveďte ji za --game a přidejte záznam k přehrání
competition-action-unknown = neznámá akce { $action_text }: pište f, c a r
limit-raise-with-amount = { $action_text }: navýšení v limitu částku nemá
definition-raise-amount-missing = { $action_text }: navýšení v no-limitu potřebuje částku
no-competition-action = soutěž nemá akci pro { $command }
competition-action-invalid = neznámá akce { $action_text } v { $actions }
match-state-invalid = neplatný stav zápasu: { $line }
match-answer-invalid = { $line }: má tu být stav zápasu a akce
no-such-position = { $state }: neznámá pozice { $position }
match-player-count-mismatch = hráčů je { $player_count }, hra jich má { $players }
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
match-round-count-mismatch = počet kol sázek je { $round_count }, hra jich má { $rounds }
betting-round-wrong = kolo { $round_number } zápisu { $betting_text } není aktuální
too-many-raises-in-round =
    v kole { $round_number } je víc než { NUMBER($max_raises) ->
        [one] { $max_raises } navýšení
        [few] { $max_raises } navýšení
       *[other] { $max_raises } navýšení
    }
betting-round-unfinished = kolo { $round_number } zápisu { $betting_text } neskončilo
cards-after-hand-end = karty rozdané po konci rozdání: { $cards }
hole-cards-invalid = { $cards_text }: do ruky patří { NUMBER($card_count) ->
        [one] { $card_count } karta
        [few] { $card_count } karty
       *[other] { $card_count } karet
    }
