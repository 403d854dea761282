stands-between = definice hry stojí mezi GAMEDEF a END GAMEDEF
limit-or-nolimit = definice hry říká limit nebo nolimit
numbers-expected = { $line }: mají tu být celá čísla
not-of-a-definition = { $line } v definici hry nic neznamená
needs-one = definice hry potřebuje jedno { $key }
needs-several =
    definice hry potřebuje { $key } pro { $n } { NUMBER($n) ->
        [one] kolo
        [few] kola
       *[other] kol
    }
no-game-for-so-many =
    { NUMBER($players) ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    } a { NUMBER($rounds) ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
       *[other] { $rounds } kol
    } tu nejsou žádná hra
first-player-counts = firstplayer se počítá od 1 do { $players }
first-player-changes = kdo začíná, se smí změnit jen po prvním kole
first-player-stays = bez blindů začíná ve všech kolech stejné místo
first-left-of-the-blind = první je na řadě místo nalevo od největšího blindu
is-no-game = to není žádná hra: { $why }
no-small-and-big-bet = velikosti navýšení { $sizes } nejsou malá a velká sázka
round-without-a-bet = kolo bez jediné sázky tu není kolo sázek
hands-are-not-ranked =
    kombinace z { $cards } { NUMBER($cards) ->
        [one] karty
        [few] karet
       *[other] karet
    } se tu neporovnávají
no-deck-of-ranks =
    zatím ne: balíček o { $ranks } { NUMBER($ranks) ->
        [one] hodnotě
        [few] hodnotách
       *[other] hodnotách
    } v { $suits } { NUMBER($suits) ->
        [one] barvě
        [few] barvách
       *[other] barvách
    }{ GIVEN($cards) ->
        [yes] {" "}({ $cards })
       *[no] {""}
    }
which-game-was-played =
    { $log }: která hra se hrála{ GIVEN($named) ->
        [yes] {" "}(poznámky uvádějí { $named })
       *[no] {""}
    }? { NUMBER($tried) ->
        [0] vedle není žádná definice
       *[other] žádná z definic vedle nesedí (je jich { $tried })
    }
say-the-definition = záznam soutěže se čte podle definice hry: uveďte ji
is-a-game-definition = to je definice hry: uveďte ji za --game a k ní záznam, který se má přehrát
no-action-of-these = { $found } není akce: jsou f, c a r
limit-raise-has-no-amount = { $found }: navýšení v limitu částku nemá
raise-says-to-how-much = { $found }: navýšení v no-limitu říká na kolik
no-action-for-it = soutěž nemá akci pro { $command }
no-action-among-these = { $found } není akce v { $actions }
is-no-match-state = { $line } není stav zápasu
is-no-answer-to-a-state = { $line } není stav zápasu, za kterým stojí akce
no-such-position = { $state }: pozice { $position } v této hře není
players-of-another-game = hráčů je { $given }, ale hra je pro { $players }
holdings-for-others =
    karet do ruky je { NUMBER($holdings) ->
        [one] { $holdings } sada
        [few] { $holdings } sady
       *[other] { $holdings } sad
    }, ale hráčů { $players }
rounds-of-another-game = kol sázek je { $given }, ale hra jich má { $rounds }
round-is-not-bet = v kole { $at } zápisu { $betting } se teď nesází
round-has-more-raises =
    v kole { $at } je víc než { NUMBER($most) ->
        [one] { $most } navýšení
        [few] { $most } navýšení
       *[other] { $most } navýšení
    }
round-is-not-over = sázky v kole { $at } zápisu { $betting } neskončily
cards-nobody-played-for = rozdaly se karty, o které se nehrálo: { $cards }
are-not-hole-cards =
    { $found } nejsou { NUMBER($n) ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    } do ruky
