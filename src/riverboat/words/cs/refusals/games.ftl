number-of-players =
    { $game } je pro 2 až { $most } { NUMBER($most) ->
        [one] hráče
        [few] hráče
       *[other] hráčů
    }, ne pro { $players }
stack-invalid =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } hrát se stackem { $given }: stack je kladný celý počet žetonů
no-seat-for-the-button = místo { $given } pro button není; místa jsou 0–{ $last }
carries-no-amount = převedený bank je celé číslo, ne { $given }
no-forced-bet = bez povinné sázky není o co hrát: doplňte blindy, ante nebo bring-in
fee-invalid =
    { KEY($what) ->
        [drop] příspěvek do jackpotu
        [kitty] příspěvek do kasičky
        [time] poplatek za čas
       *[other] { $what }
    } { CHIPS($chips) } vzít nejde: nejmenší žeton ve hře je { CHIPS($least) }
too-few-to-post =
    { NUMBER($n) ->
        [one] { $n } hráč nemůže
        [few] { $n } hráči nemohou
       *[other] { $n } hráčů nemůže
    } dát { $blinds } { NUMBER($blinds) ->
        [one] blind
        [few] blindy
       *[other] blindů
    }
no-seat-to-post-for = místo { $given } pro povinnou sázku není; místa jsou 0–{ $last }
post-invalid =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } dát { $given } jako { $kind }: povinná sázka je kladný celý počet žetonů
post-kind-invalid = { $who }: { $kind } { CHIPS($chips) } se nemůže počítat jako { CHIPS($counts-as) }
second-live-bet =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } dát v jedné hře dvě živé sázky
posts-two-antes =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } dát v jedné hře dvě ante
post-over-stack =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } dát { CHIPS($chips) }: zbývá { CHIPS($left) }
rake-invalid = { $name } u raku je celé číslo, ne { $given }
rake-unit-invalid = jednotka raku je kladný celý počet žetonů, ne { $given }
rake-out-of-range = rake je 0 až 1000 promile, ne { $per-mille }
no-spread = spread je rozpětí, například (1, 5), pro každé kolo, ne { $given }
no-cap = strop je kladné číslo, ne { CHIPS($cap) }
size-invalid = { $name } je kladné celé číslo, ne { $given }
forced-bet-invalid = blindy, ante a bring-iny jsou celá čísla, ne { $given }
blinds-or-a-bring-in = hru otevírají blindy, nebo bring-in, ne obojí
bring-in-exceeds-the-bet = bring-in { CHIPS($bring-in) } je víc než malá sázka { CHIPS($bet) }
button-blind-conflict = blind buttonu nejde spojit s jinými blindy
small-bet-exceeds-the-big = malá sázka { CHIPS($small) } je víc než velká { CHIPS($big) }
bet-sizes-off-unit = sázky { CHIPS($small) } a { CHIPS($big) } nejsou násobky jednotky sázek { CHIPS($unit) }
spread-starts-elsewhere = spread začíná na { CHIPS($low) }, sázky jsou { CHIPS($small) }/{ CHIPS($big) }: minimum má být stejné
cap-or-open-stakes = strop, nebo otevřené sázky, ne obojí
cap-below-the-bet = strop { CHIPS($cap) } je menší než jedna sázka { CHIPS($bet) }
no-such-deck = { $game }: balíček { $deck } není; na výběr jsou { $decks }
no-such-ranking = { $game }: neznámé pořadí { $ranking }; na výběr jsou { $rankings }
no-streets = { $game }: je potřeba aspoň jedno kolo
discard-unavailable = { $game }: v prvním kole není co odhodit
one-to-three-boards = boardy mohou být 1 až 3, ne { $boards }
no-board-to-double = { $game } nemá board, natož { $boards }
bomb-pot-unavailable = { $game } nemá bomb pot: vynechává první kolo, a jiné tu není
no-board-for-a-bomb-pot = { $game } nemá bomb pot: potřebuje board
no-upcards = { $game } nemá bring-in: chybí otevřené karty
opened-by-upcards = hru { $game } otevírají otevřené karty, ne blindy
openers-unavailable = { $game } nemá karty na otevření: jsou pro draw s vysokou
big-blind-required = ante velkého blindu a straddle potřebují blindy
ante-conflict = ante od každého, nebo ante velkého blindu, ne obojí
straddle-too-small = minimum pro straddle jsou dva velké blindy, { $least }, ne { $chips }
openers-conflict = karty na otevření, nebo blindy, ne obojí
deck-too-small-for-boards =
    na { $game } s { $boards } { NUMBER($boards) ->
        [one] boardem
        [few] boardy
       *[other] boardy
    } balíček nestačí
no-such-variant = varianta { $variant } není; { $hint }
empty-rotation = { $mix }: je potřeba aspoň jedna hra
no-dealers-choice = { $mix } není hra podle dealera: hry se střídají
game-not-in-mix = { $mix } hru { $game } nemá; na výběr jsou { $games }
no-such-mix = mix { $mix } není; { $hint }
