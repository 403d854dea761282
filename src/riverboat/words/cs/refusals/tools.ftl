pot-empty = prázdný bank: zadejte žetony každého hráče
all-players-folded = všichni složili: jeden hráč musí zbýt jako vítěz
chips-text-invalid = neplatný počet žetonů { $chips_text }: napište celé číslo, třeba 150
chips-still-owed =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } ve hře { CHIPS($chips) } z { CHIPS($call_total) }: je třeba nejprve dorovnat { CHIPS($missing_chips) }, nebo jít all-in
player-number-unknown = neznámý hráč { $who }: hráčů je { $players }
player-repeated = dvakrát uvedeno: { $who }
own-bet-above-bet = hráč má před sebou { CHIPS($own_bet) }, víc než sázku { CHIPS($bet) }: zadejte i sázky ostatních
pot-below-minimum = bank { CHIPS($pot) } je malý: je v něm už aspoň { CHIPS($minimum) }
pot-size-missing = pot-limit potřebuje bank: zadejte žetony z dřívějších kol
street-not-in-game = neznámé kolo { $street_name }; kola: { $streets }
betting-round-over = kolo skončilo{ GIVEN($last_action) ->
        [yes] {" "}po { $last_action }
       *[no] {""}
    }: nikdo není na řadě
out-of-turn-action =
    { PERSON($who) ->
        [you] nejste
       *[other] { $who } není
    } na řadě: { PERSON($player_to_act) ->
        [you] na řadě jste vy
       *[other] na řadě je { $player_to_act }
    }
action-text-invalid = neznámá akce { $action_text }: pište f, x nebo c, 60 je sázka nebo navýšení na 60, p je bank, „a“ nebo „a45“ je all-in
winner-missing = uveďte aspoň jednoho vítěze
odd-chip-cards-missing =
    ve studu rozhodují o lichém žetonu karty: zadejte { PERSON($who) ->
        [you] své karty
       *[other] karty hráče { $who }
    }
upcards-missing =
    ve studu určují pořadí otevřené karty: zadejte { PERSON($who) ->
        [you] své karty
       *[other] karty hráče { $who }
    }
last-aggressor-missing = { $who } sází poslední a musí být na showdownu
level-text-invalid = neplatná úroveň { $level_text }: napište 25/50, 100/200+25 s ante, 50/100@20m, nebo break@10m
no-levels = chybí úrovně: napište je, třeba 25/50 50/100 100/200+25
stakes-in-game-of-levels = hru uveďte bez sázek, každá úroveň má své: { $hint }
card-held-twice = { $card } mají dva hráči
no-blinds-to-miss = tato hra se hraje bez blindů, není co zmeškat
pot-limit-required = jen pro pot-limit: tady se hraje { GAME($game) }
round-player-count-invalid = hráčů je { $players }: { GAME($game) } má { $min_players } až { $max_players }
player-unknown = neznámý hráč { $name }; hráči: { $names }
levels-unreadable = úrovně se nedají přečíst: { $reason }; napište levels = ["25/50", "50/100"] a minutes = 20
single-game-required = { GAME($mix) } je mix: uveďte jednu hru
