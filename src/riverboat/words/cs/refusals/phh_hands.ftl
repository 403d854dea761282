variant-key-mismatch = { $key } nepatří k variantě { $variant }
range-outside-spread = rozpětí hry se spread limitem patří do _spread
cap-field-misplaced = _cap patří jen k no-limitu a pot-limitu
action-unknown = neznámá akce
field-of-other-game = { $word } je jen ve hrách { KEY($games) ->
        [stud] stud
        [draw] draw
       *[other] { $games }
    }
board-incomplete = neúplný board
hole-cards-too-many = nejvýše { NUMBER($due) ->
        [one] { $due } karta
        [few] { $due } karty
       *[other] { $due } karet
    } do ruky
cards-due =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } dostat { NUMBER($due) ->
        [0] 0
       *[other] { $due }
    } { NUMBER($due) ->
        [one] kartu
        [few] karty
       *[other] karet
    }
card-already-dealt = { CARDS($card) } je už rozdaná
opening-due =
    { PERSON($who) ->
        [you] musíte
       *[other] { $who } musí
    } otevřít, pomocí pb nebo cbr
hand-already-mucked =
    { PERSON($who) ->
        [you] karty jste zahodili
       *[other] { $who } má karty v mucku
    }
