number-of-players =
    { $game } je pro 2 až { $most } { NUMBER($most) ->
        [one] hráče
        [few] hráče
       *[other] hráčů
    }, ne pro { $players }
stack-is-no-amount =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } hrát se stackem { $given }: stack je kladný celý počet žetonů
no-seat-for-the-button = button nemůže být na sedadle { $given }; sedadla jsou 0–{ $last }
carries-no-amount = převádí se celý počet žetonů, ne { $given }
no-forced-bet = hra potřebuje povinnou sázku, jinak není o co hrát
cannot-be-taken =
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
no-seat-to-post-for = sedadlo { $given }, které by mělo dát vklad, není; sedadla jsou 0–{ $last }
post-is-no-amount =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } dát { $given } jako { $kind }: povinná sázka je kladný celý počet žetonů
cannot-count-as = { $who }: { $kind } { CHIPS($chips) } se nemůže počítat jako { CHIPS($counts-as) }
posts-two-live-bets =
    { PERSON($who) ->
        [you] dáváte
       *[other] { $who } dává
    } v jedné hře dvě živé sázky
posts-two-antes =
    { PERSON($who) ->
        [you] dáváte
       *[other] { $who } dává
    } v jedné hře dvě ante
posts-more-than-they-have =
    { PERSON($who) ->
        [you] dáváte
       *[other] { $who } dává
    } { CHIPS($chips) }, a zbývá jen { CHIPS($left) }
rake-is-no-amount = { $name } u raku je celé číslo, ne { $given }
rake-unit-is-no-amount = jednotka raku je kladný celý počet žetonů, ne { $given }
rake-of-more-than-all = rake je 0 až 1000 tisícin, ne { $per-mille }
no-spread = spread je rozpětí, například (1, 5), pro každé kolo, ne { $given }
no-cap = strop je kladný počet žetonů, ne { CHIPS($cap) }
size-is-no-amount = { $name } je kladný celý počet žetonů, ne { $given }
forced-bet-is-no-amount = blindy, ante a bring-iny jsou celé počty žetonů, ne { $given }
blinds-or-a-bring-in = hru otevírají blindy, nebo bring-in, ne obojí
bring-in-exceeds-the-bet = bring-in { CHIPS($bring-in) } je víc než malá sázka { CHIPS($bet) }
only-the-buttons-blind = vlastní blind dává button jen tam, kde jiné nejsou
small-bet-exceeds-the-big = malá sázka { CHIPS($small) } je víc než velká { CHIPS($big) }
bets-off-the-unit = sázky { CHIPS($small) } a { CHIPS($big) } nejsou násobky jednotky sázek { CHIPS($unit) }
spread-starts-elsewhere = spread začíná na { CHIPS($low) }, ale sázky jsou { CHIPS($small) }/{ CHIPS($big) }
cap-or-open-stakes = strop omezuje, co hra může stát, a otevřené sázky ne: vyberte jedno z nich
cap-below-the-bet = strop { CHIPS($cap) } je menší než jedna sázka { CHIPS($bet) }
no-such-deck = { $game }: balíček { $deck } není; na výběr jsou { $decks }
no-such-ranking = { $game }: pořadí { $ranking } není; na výběr jsou { $rankings }
no-streets = { $game }: hra má aspoň jedno kolo
nothing-to-throw-away = { $game }: v prvním kole není co odhodit
one-to-three-boards = hra má jeden, dva nebo tři boardy, ne { $boards }
no-board-to-double = { $game } nemá board, a tak jich nemůže mít { $boards }
only-one-street = { $game } má jedno kolo; bomb pot první vynechává
no-board-for-a-bomb-pot = { $game } nemá board; bomb pot na něj čeká
no-upcards = { $game } nemá odkryté karty, a tak bring-in nemá kdo dát
opened-by-upcards = hru { $game } otevírají odkryté karty, ne blindy
game-has-no-openers = { $game } nemá karty na otevření: jsou pro draw poker s vysokou
needs-a-big-blind = ante za big blind a straddle potřebují blindy
one-kind-of-ante = ante platí buď každý, nebo big blind za všechny
straddle-is-too-small = straddle { $chips } je méně než dva big blindy: { $least } nebo více
nobody-needs-openers = sázky otevírá blind, a tak karty na otevření nikdo nepotřebuje
deck-is-too-small =
    na { $game } s { $boards } { NUMBER($boards) ->
        [one] boardem
        [few] boardy
       *[other] boardy
    } balíček nestačí
no-such-variant = varianta { $variant } není; { $hint }
empty-rotation = { $mix }: střídat se má aspoň jedna hra
no-dealers-choice = { $mix }: hru tu nevybírá dealer, hry se střídají
not-of-the-mix = { $mix } hru { $game } nemá; na výběr jsou { $games }
no-such-mix = mix { $mix } není; { $hint }
