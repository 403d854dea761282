correction-after-hand = hra už skončila
correction-after-bets = na tyto karty se už sází: nejprve vraťte hru před ně
correction-rule-missing = uveďte pravidlo, nebo rozhodnutí floora s důvodem
floor-reason-missing = rozhodnutí floora potřebuje důvod
hand-seat-unknown = místo { $number } v téhle hře není
player-out-of-hand =
    { PERSON($who) ->
        [you] už nemáte
       *[other] { $who } už nemá
    } v této hře karty
correction-unneeded = není co opravit: udělejte to jako obvykle
exposed-cards-unclear = uveďte nejprve rozdané karty, pak ty odkryté
no-upcards-here = v této hře nejsou odkryté karty
correction-out-of-turn =
    { PERSON($who) ->
        [you] nejste
       *[other] { $who } není
    } na řadě; čeká se na: { $offer }
chips-over-stack =
    { PERSON($who) ->
        [you] tolik žetonů nemáte
       *[other] { $who } tolik žetonů nemá
    }
cards-for-other-seats = uveďte to pro každé místo, je jich { $seats }
too-many-cards =
    { $cards } { NUMBER($cards) ->
        [one] karta je
        [few] karty jsou
       *[other] karet je
    } v této hře na hráče moc: { $who }
deal-finished = v této hře se už nerozdává
no-room-on-the-board = board v této hře nemůže mít tolik karet: { $cards }
no-such-board = { $number }. board teď není
stub-too-small =
    ve zbytku balíčku { NUMBER($stub) ->
        [one] je { $stub } karta
        [few] jsou { $stub } karty
       *[other] je { $stub } karet
    }, ne { $cards }
corrected-cards-missing = uveďte karty a jejich hráče, každého jednou
held-cards-mismatch =
    { PERSON($who) ->
        [you] nedržíte
       *[other] { $who } nedrží
    } { CARDS($cards) }
board-mismatch = na boardu leží { CARDS($board) }: u každé karty uveďte, kde má být
burn-count-mismatch = tolik karet předem spálit nejde: { $burns }
no-bets-now = teď se nesází, není co opravit
bets-mismatch = žetony před hráči na sázku { CHIPS($to) } nevycházejí
chip-total-wrong = žetony nedávají dohromady { CHIPS($chips) }, které leží na stole
no-such-point = do bodu { $to } se hra vrátit nedá
last-hand-kill =
    { PERSON($who) ->
        [you] vaše ruka je
        [unnamed] ruka hráče je
       *[other] ruka hráče { $who } je
    } poslední živá: zrušte celou hru
