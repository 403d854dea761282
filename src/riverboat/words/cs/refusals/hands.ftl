table-closed-for-hands = tento stůl je zavřený
no-hand-running = teď se nehraje
hand-unfinished = počkejte na konec rozdání
player-not-in-this-hand =
    { PERSON($who) ->
        [you] v tomto rozdání nemáte
       *[other] { $who } v tomto rozdání nemá
    } karty
no-players-ready = čeká se na hráče
one-player-ready = čeká se na hráče, 1 je připravený
loan-pending = žádost o půjčku čeká na odpověď
bomb-pot-without-a-board = { $game } nemá bomb pot: chybí board
bomb-pot-board-count =
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
button-already-placed = button už má místo, los není potřeba
button-draw-count-wrong =
    špatný počet karet ({ $n }): pro místa { $chairs } { NUMBER($due) ->
        [one] je potřeba { $due } karta
        [few] jsou potřeba { $due } různé karty
       *[other] je potřeba { $due } různých karet
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
no-chop = u tohoto stolu se blindy nechopují
no-blind-in-play =
    { PERSON($who) ->
        [you] nemáte
       *[other] { $who } nemá
    } ve hře blind
chop-unavailable =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } chopnout: { $why }
more-posted-than-blinds = ve hře je víc než dva blindy
kill-pot-running = hraje se kill pot
chop-blinds-only = smějí to jen hráči na blindech
chop-other-player-in = v rozdání je ještě další hráč
chop-too-late = pozdě, už bylo navýšení nebo flop
chop-after-call = pozdě, už bylo dorovnání
