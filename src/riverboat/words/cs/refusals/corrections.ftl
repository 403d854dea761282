hand-is-over = hra už skončila
street-is-on = na tyhle karty se už sází: nejdřív vrátit hru před ně
needs-a-rule = je třeba uvést pravidlo, nebo že floor rozhodl sám a proč
floor-says-why = rozhodnutí floora má důvod, který si každý přečte
no-seat-like-that = místo { $number } v téhle hře není
is-out-of-the-hand =
    { PERSON($who) ->
        [you] už nemáte
       *[other] { $who } už nemá
    } v téhle hře karty
nothing-is-wrong = přesně tohle pravidla chtějí: stačí to udělat jako obvykle
exposed-is-told-apart = nejdřív co se rozdalo, a pak zvlášť, které karty bylo vidět
no-upcards-here = v téhle hře nejsou odkryté karty
is-not-to-act =
    { PERSON($who) ->
        [you] nejste
       *[other] { $who } není
    } na řadě; stůl čeká na: { $offer }
has-not-so-many-chips =
    { PERSON($who) ->
        [you] tolik žetonů dát nemůžete
       *[other] { $who } tolik žetonů dát nemůže
    }
cards-for-other-seats = je třeba to říct pro každé místo, je jich { $seats }
too-many-cards =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } mít v téhle hře tolik karet: { $cards }
deal-is-over = v téhle hře se už nerozdává
no-room-on-the-board = board v téhle hře nemůže mít tolik karet: { $cards }
no-such-board = žádný { $number }. board, na který by teď šly karty, tu není
stub-is-too-small = v balíčku zbývá karet { $stub }, ne { $cards }
says-no-cards = je třeba říct, čí karty a které, každou jednou
holds-other-cards =
    { PERSON($who) ->
        [you] nedržíte
       *[other] { $who } nedrží
    } { CARDS($cards) }
board-does-not-fit = na boardu leží { CARDS($board) }: o každé kartě je třeba říct, kde je teď
burns-do-not-fit = tolik karet se dopředu spálit nedalo: { $burns }
no-bets-now = teď se nesází, není co opravit
bets-do-not-fit = ze žetonů před hráči sázka { CHIPS($to) } nevychází
chips-do-not-add-up = žetony nedávají dohromady { CHIPS($chips) }, které tam leží
no-such-point = do bodu { $to } se hra takhle vrátit nedá
nobody-would-be-left =
    { PERSON($who) ->
        [you] vaše hra je
       *[other] hra { $who } je
    } poslední a mrtvá být nemůže: jde jen zrušit celé rozdání
