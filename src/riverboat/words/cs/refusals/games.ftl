game-player-count = { $game }: hráčů je { $player_count }, hrát může 2 až { $max_players }
stack-invalid =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } hrát se stackem { $given_stack }: stack musí být kladné celé číslo
no-seat-for-the-button = neznámé místo { $given_seat } pro button; místa jsou 0–{ $max_seat }
carried-over-pot-invalid = neplatný převedený bank { $given_pot }: zadejte celé číslo
no-forced-bet = bez povinné sázky není o co hrát: přidejte blindy, ante nebo bring-in
fee-invalid =
    { KEY($fee_kind) ->
        [drop] příspěvek do jackpotu
        [kitty] příspěvek do kasičky
        [time] poplatek za čas
       *[other] { $fee_kind }
    } { CHIPS($chips) } vzít nejde: nejmenší žeton ve hře je { CHIPS($smallest_chip) }
too-few-players-to-post =
    { NUMBER($player_count) ->
        [one] { $player_count } hráč nemůže
        [few] { $player_count } hráči nemohou
       *[other] { $player_count } hráčů nemůže
    } dát { $blind_count } { NUMBER($blind_count) ->
        [one] blind
        [few] blindy
       *[other] blindů
    }
forced-bet-seat-invalid = neznámé místo { $given_seat } pro povinnou sázku; místa jsou 0–{ $max_seat }
post-amount-invalid =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } dát { $given_amount } jako { $kind }: povinná sázka musí být kladné celé číslo
post-kind-invalid = { $who }: { $kind } { CHIPS($chips) } se nemůže počítat jako { CHIPS($live_chips) }
second-live-post =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } dát v jednom rozdání dvě živé sázky
ante-repeated =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } dát v jednom rozdání dvě ante
post-over-stack =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } dát { CHIPS($chips) }: zbývá { CHIPS($remaining_chips) }
rake-invalid = { $name } u raku: místo { $given_value } zadejte celé číslo
rake-unit-invalid = jednotka raku: místo { $given_value } zadejte kladné celé číslo
rake-out-of-range = rake { $per-mille } promile: zadejte 0 až 1000
spread-invalid = neplatný spread { $given_spread }: zadejte rozpětí, třeba (1, 5), pro každé kolo
cap-invalid = neplatný strop { CHIPS($cap) }: zadejte kladné číslo
bet-size-invalid = { $name }: místo { $given_size } zadejte kladné celé číslo
forced-bet-invalid = blindy, ante a bring-iny jsou celá čísla: { $given_amount } nejde
blinds-bring-in-conflict = hru otevírají buď blindy, nebo bring-in
bring-in-exceeds-the-bet = bring-in { CHIPS($bring-in) } je víc než malá sázka { CHIPS($bet) }
button-blind-conflict = blind na buttonu nejde spojit s jinými blindy
small-bet-exceeds-the-big = malá sázka { CHIPS($small) } je víc než velká { CHIPS($big) }
bet-sizes-off-unit = sázky { CHIPS($small) } a { CHIPS($big) } nejsou násobky jednotky sázek { CHIPS($unit) }
spread-minimum-mismatch = spread začíná na { CHIPS($spread_minimum) }, sázky jsou { CHIPS($small) }/{ CHIPS($big) }: minimum má být stejné
cap-stakes-conflict = zvolte strop, nebo otevřené sázky
cap-below-bet = strop { CHIPS($cap) } je menší než jedna sázka { CHIPS($bet) }
no-such-deck = { $game }: neznámý balíček { $deck }; na výběr: { $decks }
no-such-ranking = { $game }: neznámé pořadí { $ranking }; na výběr jsou { $rankings }
streets-missing = { $game }: je potřeba aspoň jedno kolo
discard-unavailable = { $game }: v prvním kole není co odhodit
board-count-out-of-range = boardů je { $board_count }: zadejte 1 až 3
no-board-to-double = { $game } se hraje bez boardu: { $board_count } boardy nejdou
bomb-pot-unavailable = { $game } nemá bomb pot: ten vynechává první kolo, a jiné tu není
no-board-for-a-bomb-pot = { $game } nemá bomb pot: chybí board
no-upcards = { $game } nemá bring-in: hraje se bez otevřených karet
blinds-in-upcard-game = ve hře { $game } sázky zahajují otevřené karty: vynechte blindy
openers-unavailable = { $game } nemá karty na otevření: jsou jen pro high draw
big-blind-required = big blind ante a straddle potřebují blindy
ante-conflict = zvolte ante od každého, nebo big blind ante
straddle-too-small = straddle { $chips } je malý: aspoň dva velké blindy, { $minimum }
openers-conflict = zvolte karty na otevření, nebo blindy
deck-too-small-for-boards =
    na hru { $game } s { $board_count } { NUMBER($board_count) ->
        [one] boardem
        [few] boardy
       *[other] boardy
    } balíček nestačí
no-such-variant = neznámá varianta { $variant }; { $hint }
empty-rotation = { $mix }: je potřeba aspoň jedna hra
dealers-choice-in-fixed-rotation = v mixu { $mix } se hry střídají: dealer nevybírá
game-not-in-mix = { $game } do mixu { $mix } nepatří; na výběr: { $games }
no-such-mix = neznámý mix { $mix }; { $hint }
