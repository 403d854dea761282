hand-is-over = hra už skončila
street-is-on = na tyto karty se už sází: nejprve vraťte hru před ně
needs-a-rule = uveďte pravidlo, nebo rozhodnutí floora s důvodem
floor-says-why = rozhodnutí floora potřebuje důvod
no-seat-like-that = místo { $number } v téhle hře není
is-out-of-the-hand =
    { PERSON($who) ->
        [you] už nemáte
       *[other] { $who } už nemá
    } v této hře karty
nothing-is-wrong = není co opravit: udělejte to jako obvykle
exposed-is-told-apart = uveďte nejprve rozdané karty, pak ty odkryté
no-upcards-here = v této hře nejsou odkryté karty
is-not-to-act =
    { PERSON($who) ->
        [you] nejste
       *[other] { $who } není
    } na řadě; čeká se na: { $offer }
has-not-so-many-chips =
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
deal-is-over = v této hře se už nerozdává
no-room-on-the-board = board v této hře nemůže mít tolik karet: { $cards }
no-such-board = { $number }. board teď není
stub-is-too-small =
    ve zbytku balíčku { NUMBER($stub) ->
        [one] je { $stub } karta
        [few] jsou { $stub } karty
       *[other] je { $stub } karet
    }, ne { $cards }
says-no-cards = uveďte karty a jejich hráče, každého jednou
holds-other-cards =
    { PERSON($who) ->
        [you] nedržíte
       *[other] { $who } nedrží
    } { CARDS($cards) }
board-does-not-fit = na boardu leží { CARDS($board) }: u každé karty uveďte, kde má být
burns-do-not-fit = tolik karet předem spálit nejde: { $burns }
no-bets-now = teď se nesází, není co opravit
bets-do-not-fit = žetony před hráči na sázku { CHIPS($to) } nevycházejí
chips-do-not-add-up = žetony nedávají dohromady { CHIPS($chips) }, které leží na stole
no-such-point = do bodu { $to } se hra vrátit nedá
nobody-would-be-left =
    { PERSON($who) ->
        [you] vaše ruka je
        [unnamed] ruka hráče je
       *[other] ruka hráče { $who } je
    } poslední živá: zrušte celou hru
