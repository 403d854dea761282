table-is-closed = tento stůl je zavřený
no-hand-is-played = teď se nehraje
hand-is-not-over = nejprve se dohraje tato hra
not-dealt-into-it =
    { PERSON($who) ->
        [you] v této hře nemáte
       *[other] { $who } v této hře nemá
    } karty
nobody-is-ready = nikdo není připraven, a k rozdání jsou potřeba dva hráči
only-one-is-ready = připraven je jen jeden hráč, a k rozdání jsou potřeba dva
loan-waits = půjčka čeká na odpověď toho, kdo má půjčit
bomb-pot-without-a-board = bomb pot potřebuje společné karty, a { $game } je nemá
number-of-boards = bomb pot má 1 až { $most } boardy
too-many-for-the-boards = na { $boards } boardy a karty pro { $players } hráčů balíček nestačí: nejvýše { $most } hráčů
draw-for-the-button-first = nejprve se losuje o button: místa { $chairs }
button-is-known = o první button už se nelosuje
wrong-number-drawn =
    { NUMBER($due) ->
        [one] má přijít { $due } karta
        [few] mají přijít { $due } různé karty
       *[other] má přijít { $due } různých karet
    }, po jedné pro místa { $chairs }, ne { $n }
too-few-for-the-blinds =
    { NUMBER($n) ->
        [one] { $n } hráč nemůže
        [few] { $n } hráči nemohou
       *[other] { $n } hráčů nemůže
    } dát { $blinds } { NUMBER($blinds) ->
        [one] blind
        [few] blindy
       *[other] blindů
    }
no-chop = u tohoto stolu se blindy nevracejí
no-blind-in-play =
    { PERSON($who) ->
        [you] nemáte
       *[other] { $who } nemá
    } ve hře blind
cannot-chop =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } blind vrátit: { $why }
more-was-posted = do hry přišlo víc než dva blindy
is-a-kill-pot = hraje se kill pot
only-the-blinds = smějí to jen blindy
somebody-else-is-in = ve hře je ještě někdo jiný
raise-or-flop = už se navyšovalo, nebo je na stole flop
there-was-a-call = už se dorovnávalo
