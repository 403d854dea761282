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
bomb-pot-in-boardless-game = { $game } nemá bomb pot: chybí board
bomb-pot-board-count-invalid =
    bomb pot má 1 až { $max_boards } { NUMBER($max_boards) ->
        [one] board
        [few] boardy
       *[other] boardů
    }
too-many-players-for-boards =
    na { $board_count } { NUMBER($board_count) ->
        [one] board
        [few] boardy
       *[other] boardů
    } a { $player_count } { NUMBER($player_count) ->
        [one] hráče
        [few] hráče
       *[other] hráčů
    } balíček nestačí: nejvýše { $max_players } { NUMBER($max_players) ->
        [one] hráč
        [few] hráči
       *[other] hráčů
    }
draw-for-the-button-first = nejprve se losuje o button: místa { $chairs }
button-already-placed = button už má místo, los není potřeba
button-draw-count-wrong =
    špatný počet karet ({ $card_count }): pro místa { $chairs } { NUMBER($needed_card_count) ->
        [one] je potřeba { $needed_card_count } karta
        [few] jsou potřeba { $needed_card_count } různé karty
       *[other] je potřeba { $needed_card_count } různých karet
    }
too-few-for-the-blinds =
    { NUMBER($player_count) ->
        [one] { $player_count } hráč nemůže
        [few] { $player_count } hráči nemohou
       *[other] { $player_count } hráčů nemůže
    } dát { $blind_count } { NUMBER($blind_count) ->
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
    } chopnout: { $reason }
more-posted-than-blinds = ve hře musí být právě dva blindy a nic dalšího
kill-pot-running = hraje se kill pot
chop-blinds-only = smějí to jen hráči na blindech
chop-other-player-in = v rozdání je ještě další hráč
chop-too-late = pozdě, už bylo navýšení nebo flop
chop-after-call = pozdě, už bylo dorovnání
