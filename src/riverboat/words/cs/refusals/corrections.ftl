correction-after-hand = rozdání už skončilo
correction-after-bets = po těchto kartách se už sázelo: nejprve vraťte rozdání před ně
correction-rule-missing = uveďte pravidlo, nebo rozhodnutí floora s důvodem
floor-reason-missing = rozhodnutí floora potřebuje důvod
hand-seat-unknown = v tomto rozdání není místo { $number }
player-out-of-hand =
    { PERSON($who) ->
        [you] už nemáte
       *[other] { $who } už nemá
    } v tomto rozdání karty
correction-unneeded = není co opravit: zadejte akci jako obvykle
exposed-cards-unclear = zadejte nejprve rozdané karty, pak odkryté
no-upcards-here = tato hra se hraje bez otevřených karet
correction-out-of-turn =
    { PERSON($who) ->
        [you] nejste
       *[other] { $who } není
    } na řadě; čeká se na: { $offer }
chips-over-stack =
    { PERSON($who) ->
        [you] tolik žetonů jste dát nemohli
       *[other] { $who } tolik žetonů nemá
    }
cards-for-other-seats = zadejte karty nebo sázku pro každé z { $seat_count } míst
too-many-cards =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } mít v této hře { $cards } { NUMBER($cards) ->
        [one] kartu
        [few] karty
       *[other] karet
    }
deal-finished = v tomto rozdání se už nerozdává
board-size-impossible = board v této hře nemůže mít tolik karet: { $cards }
no-such-board = board { $number } se teď nerozdává
stub-too-small = ve zbytku balíčku { NUMBER($stub) ->
        [one] je { $stub } karta
        [few] jsou { $stub } karty
       *[other] je { $stub } karet
    }, { $cards } je moc
corrected-cards-missing = uveďte karty a jejich hráče, každého jednou
held-cards-mismatch =
    { PERSON($who) ->
        [you] nedržíte
       *[other] { $who } nedrží
    } { CARDS($cards) }
board-mismatch = na boardu leží { CARDS($board) }: u každé karty uveďte, kde má být
burn-count-mismatch = tolik karet navíc spálit nejde: { $burns }
no-bets-now = teď se nesází, není co opravit
bets-mismatch = žetony před hráči neodpovídají sázce { CHIPS($bet_total) }
chip-total-wrong = součet žetonů nesouhlasí: na stole jich je { CHIPS($chips) }
rewind-point-invalid = do bodu { $rewind_point } se rozdání vrátit nedá
last-live-hand-killed =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } poslední živou ruku: zrušte celé rozdání
