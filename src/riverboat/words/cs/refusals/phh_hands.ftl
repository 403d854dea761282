variant-key-mismatch = { $key } nepatří k variantě { $variant }
phh-spread-range-misplaced = rozpětí hry se spread limitem patří do _spread
cap-field-misplaced = _cap patří jen k no-limitu a pot-limitu
action-unknown = neznámá akce
field-of-other-game = { $word } je jen ve hrách { KEY($games) ->
        [stud] stud
        [draw] draw
       *[other] { $games }
    }
board-incomplete = neúplný board
hole-cards-too-many = nejvýše { NUMBER($max_cards) ->
        [one] { $max_cards } karta
        [few] { $max_cards } karty
       *[other] { $max_cards } karet
    } do ruky
cards-due =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } dostat { NUMBER($card_count) ->
        [0] 0
       *[other] { $card_count }
    } { NUMBER($card_count) ->
        [one] kartu
        [few] karty
       *[other] karet
    }
card-already-dealt = { CARDS($card) } je už rozdaná
opening-bet-required =
    { PERSON($who) ->
        [you] musíte
       *[other] { $who } musí
    } otevřít: pb nebo cbr
hand-already-mucked =
    { PERSON($who) ->
        [you] máte karty v mucku
       *[other] { $who } má karty v mucku
    }
