table-is-closed = tento stůl je zavřený
no-hand-is-played = teď se nehraje
hand-is-not-over = počkejte na konec hry
not-dealt-into-it =
    { PERSON($who) ->
        [you] v této hře nemáte
       *[other] { $who } v této hře nemá
    } karty
nobody-is-ready = čeká se na hráče
only-one-is-ready = čeká se na hráče, 1 připraven
loan-waits = žádost o půjčku čeká na odpověď
bomb-pot-without-a-board = { $game } nemá bomb pot: chybí board
number-of-boards =
    bomb pot má 1 až { $most } { NUMBER($most) ->
        [one] board
        [few] boardy
       *[other] boardů
    }
too-many-for-the-boards =
    na { $boards } { NUMBER($boards) ->
        [one] board
        [few] boardy
       *[other] boardů
    } a { $players } { NUMBER($players) ->
        [one] hráče
        [few] hráče
       *[other] hráčů
    } balíček nestačí: nejvýše { $most } { NUMBER($most) ->
        [one] hráč
        [few] hráči
       *[other] hráčů
    }
draw-for-the-button-first = nejprve se losuje o button: místa { $chairs }
button-is-known = button už má místo, nelosuje se
wrong-number-drawn =
    { $n } { NUMBER($n) ->
        [one] karta nesedí
        [few] karty nesedí
       *[other] karet nesedí
    }, pro místa { $chairs } je potřeba { $due } { NUMBER($due) ->
        [one] karta
        [few] různé karty
       *[other] různých karet
    }
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
no-chop = u tohoto stolu není chop blindů
no-blind-in-play =
    { PERSON($who) ->
        [you] nemáte
       *[other] { $who } nemá
    } ve hře blind
cannot-chop =
    chop není možný ({ PERSON($who) ->
        [you] vy
       *[other] { $who }
    }): { $why }
more-was-posted = ve hře je víc než dva blindy
is-a-kill-pot = hraje se kill pot
only-the-blinds = smějí to jen hráči na blindech
somebody-else-is-in = ve hře je ještě další hráč
raise-or-flop = pozdě, už bylo navýšení nebo flop
there-was-a-call = pozdě, už bylo dorovnání
