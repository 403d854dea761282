does-not-go-with = { $key } nepatří k variantě { $variant }
ranges-stand-in-spread = rozsahy hry se spread limitem patří do _spread
cap-goes-with = _cap patří jen k no-limitu a pot-limitu
that-is-no-action = není to akce
belongs-to =
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
is-due-cards =
    { $who } má dostat { NUMBER($due) ->
        [0] nula
       *[other] { $due }
    } { NUMBER($due) ->
        [one] kartu
        [few] karty
       *[other] karet
    }
card-was-dealt = { CARDS($card) } je už rozdaná
has-to-open =
    { PERSON($who) ->
        [you] musíte
       *[other] { $who } musí
    } otevřít, pomocí pb nebo cbr
has-mucked =
    { PERSON($who) ->
        [you] vaše karty
        [unnamed] karty hráče
       *[other] karty hráče { $who }
    } už šly do mucku
