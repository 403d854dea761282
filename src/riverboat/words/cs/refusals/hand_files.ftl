variant-key-mismatch = { $key } nepatří k variantě { $variant }
ranges-stand-in-spread = rozsahy hry se spread limitem patří do _spread
cap-field-misplaced = _cap patří jen k no-limitu a pot-limitu
action-unknown = není to akce
field-of-other-game =
    { $word } je jen pro { KEY($games) ->
        [stud] stud
        [draw] draw
       *[other] { $games }
    }
board-in-part = neúplný board
hole-cards-and-no-more =
    každý má do ruky { NUMBER($due) ->
        [one] { $due } kartu
        [few] { $due } karty
       *[other] { $due } karet
    }, víc ne
cards-due =
    { $who } má dostat { NUMBER($due) ->
        [0] nula
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
        [you] vaše karty
        [unnamed] karty hráče
       *[other] karty hráče { $who }
    } už šly do mucku
