does-not-go-with = { $key } nepatří k variantě { $variant }
ranges-stand-in-spread = rozsahy hry se spread limitem stojí v _spread
cap-goes-with = _cap patří jen k no-limitu a pot-limitu
that-is-no-action = to není akce
belongs-to =
    { $word } patří { KEY($games) ->
        [stud] ke studu
        [draw] k draw pokeru
       *[other] { $games }
    }
board-in-part = z boardu přišla jen část
hole-cards-and-no-more =
    každému přijde { NUMBER($due) ->
        [one] { $due } karta
        [few] { $due } karty
       *[other] { $due } karet
    } do ruky, víc ne
is-due-cards =
    { $who } má dostat { NUMBER($due) ->
        [0] nula
       *[other] { $due }
    } { NUMBER($due) ->
        [one] kartu
        [few] karty
       *[other] karet
    }
card-was-dealt = { CARDS($card) } už přišla
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
