colour-with-value = { $colour } { CHIPS($chip_value) }
chip-of-value-label = { $colour } { CHIPS($chip_value) }
amount-unpayable =
    { CHIPS($chips) } se z žetonů tohoto stolu složit nedá ({ $chip_values }){ GIVEN($lower_amount) ->
        [yes] ; nejbližší nižší částka je { CHIPS($lower_amount) }
       *[no] {""}
    }
amount-unpayable-without-chips = { CHIPS($chips) } nelze vyplatit: stůl nemá nastavené hodnoty žetonů{ GIVEN($lower_amount) ->
        [yes] ; nejbližší nižší částka je { CHIPS($lower_amount) }
       *[no] {""}
    }
payment-too-small = { CHIPS($paid_chips) } na { CHIPS($owed_chips) } nestačí: chybí { CHIPS($missing_chips) }
no-smaller-chips = chybí žeton { CHIPS($chip_value) } k rozměnění na menší
colour-up-between-hands = malé žetony se vyměňují mezi rozdáními: počkejte, až toto skončí
no-chip-to-colour-up =
    není co vyměnit: stůl má { $denomination_count } { NUMBER($denomination_count) ->
        [one] druh
        [few] druhy
       *[other] druhů
    } žetonů
no-larger-chip = z menších žetonů ({ $smaller_chip }) nejde složit větší ({ $larger_chip })
chip-value-needed =
    žeton { $chip } zůstává: { $reason }{ GIVEN($cited_rule) ->
        [yes] {" "}({ $cited_rule })
       *[no] {""}
    }
chip-breakdown-impossible =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } { CHIPS($chips) }, a to z žetonů po { CHIPS($chip_values) } složit nejde: nejprve opravte stack
chips-pending =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } žetony na cestě: nejprve na ně počkejte
chips-still-in-pot = v banku ještě leží { CHIPS($chips) }: malé žetony se vymění, až je někdo vyhraje
race-card-count-label = { $card_count } pro místo { $chair }
race-card-count-mismatch = špatný počet karet: { $card_count }, chip race potřebuje { $needed_count } ({ $counts_by_seat })
no-odd-chips-to-race = chip race není potřeba, liché žetony nejsou: zadané karty ({ $card_count }) vynechte
race-cards-invalid = karty pro chip race musí být různé a z balíčku
time-fees-disabled = u tohoto stolu se poplatek za čas nevybírá
time-fees-between-hands = poplatky za čas se vybírají mezi rozdáními: počkejte, až toto skončí
time-fees-without-players = poplatek za čas nemá kdo platit: u stolu nikdo nehraje
kitty-purpose-missing = napište, za co má kasička platit
kitty-purpose-unknown = kasička neplatí za: { $purpose }, jen za: { $allowed_purposes }
kitty-amount-invalid = neplatná částka { $typed_amount }: zadejte celé žetony
kitty-too-small = v kasičce je jen { CHIPS($kitty) }, na platbu { CHIPS($chips) } ({ $purpose }) to nestačí
no-seven-deuce-game = u tohoto stolu se hra 7-2 nehraje
seven-deuce-too-late = pozdě: 7-2 se ukazuje před dalším rozdáním
seven-deuce-not-due = bounty za 7-2 { PERSON($who) ->
        [you] nedostáváte
        [unnamed] hráč nedostává
       *[other] { $who } nedostává
    }: platí se jednou, za výhru se 7-2 v posledním rozdání
seven-deuce-bounty-undue = bounty za 7-2 se teď neplatí: platí se jednou, za výhru se 7-2 v posledním rozdání
