colour-with-value = { $colour } { CHIPS($worth) }
colour-of-value = { $colour } za { CHIPS($worth) }
amount-unpayable =
    { CHIPS($chips) } se z žetonů tohoto stolu složit nedá ({ $shown }){ GIVEN($below) ->
        [yes] ; nejbližší nižší částka je { CHIPS($below) }
       *[no] {""}
    }
amount-unpayable-without-chips = { CHIPS($chips) } nelze vyplatit: stůl nemá nastavené hodnoty žetonů{ GIVEN($below) ->
        [yes] ; nejbližší nižší částka je { CHIPS($below) }
       *[no] {""}
    }
payment-short = { CHIPS($paid) } na { CHIPS($due) } nestačí: chybí { CHIPS($missing) }
no-smaller-chips = chybí žeton { CHIPS($worth) } k rozměnění na menší
colour-up-between-hands = malé žetony se vyměňují mezi rozdáními: počkejte, až toto skončí
no-chip-to-colour-up =
    není co vyměnit: stůl má { $n } { NUMBER($n) ->
        [one] druh
        [few] druhy
       *[other] druhů
    } žetonů
no-larger-chip = z žetonů { $small } se { $large } složit nedá
chip-value-needed =
    { $chip } zůstává: { $why }{ GIVEN($cited) ->
        [yes] {" "}({ $cited })
       *[no] {""}
    }
chip-breakdown-impossible =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } { CHIPS($chips) }, a to z žetonů po { CHIPS($worth) } složit nejde: nejprve opravte stack
chips-pending =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } žetony na cestě: nejprve na ně počkejte
chips-still-in-pot = v banku ještě leží { CHIPS($chips) }: malé žetony se vymění, až je někdo vyhraje
race-cards-for-seat = { $n } pro místo { $chair }
race-card-count-mismatch = špatný počet karet: { $n }, chip race potřebuje { $due } ({ $shown })
no-odd-chips-to-race = žádné liché žetony pro chip race nejsou: místo { $n } nezadávejte žádné karty
race-cards-invalid = karty pro chip race musí být různé a z balíčku
time-fees-disabled = u tohoto stolu se poplatek za čas nevybírá
time-fees-between-hands = poplatky za čas se vybírají mezi rozdáními: počkejte, až toto skončí
time-fees-without-players = poplatek za čas nemá kdo platit: u stolu nikdo nehraje
kitty-purpose-missing = napište, za co má kasička platit
kitty-purpose-unknown = kasička neplatí za: { $what }, jen za: { $uses }
kitty-amount-invalid = neplatná částka { $given }: zadejte celé žetony
kitty-too-small = v kasičce je { CHIPS($kitty) }, na { $what } za { CHIPS($chips) } to nestačí
no-seven-deuce-game = u tohoto stolu se hra 7-2 nehraje
seven-deuce-too-late = pozdě: 7-2 se ukazuje před dalším rozdáním
seven-deuce-not-due = bounty za 7-2 { PERSON($who) ->
        [you] nedostáváte
        [unnamed] hráč nedostává
       *[other] { $who } nedostává
    }: platí se jednou, za výhru se 7-2 v posledním rozdání
seven-deuce-bounty-undue = bounty za 7-2 se teď neplatí: platí se jednou, za výhru se 7-2 v posledním rozdání
