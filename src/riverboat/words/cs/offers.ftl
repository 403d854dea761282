offers = { $each }
exactly-to = { CHIPS($to) }
chip-range = { CHIPS($least) }–{ CHIPS($most) }
one-or-the-other = { CHIPS($least) } nebo { CHIPS($most) }
chip-minimum = { CHIPS($least) } nebo víc
to-fold = složit
to-check = check
to-call = dorovnat { CHIPS($chips) }
to-bring-in = bring-in { CHIPS($chips) }
to-bet = vsadit { $sizes }
to-raise = navýšit na { $sizes }
to-complete = doplnit na { $sizes }
to-add-chips = přidat žetony
to-add-to-call = složit, přidat aspoň { CHIPS($short) } na dorovnání { CHIPS($call) }
to-discard = odhodit { $n }
to-stand-pat = neměnit
to-draw-one = neměnit, vyměnit 1
to-draw-up-to = neměnit, vyměnit 1–{ $most }
to-show-a-card = ukázat
to-show-or-muck = ukázat nebo zahodit
to-run-it = doložit 1–{ $most }krát
to-declare-a-side = ohlásit vysokou, nízkou nebo obě
no-action-due = nic, hra skončila
forced-facts = automatické kroky
to-burn = spálit před výměnou { $burn }
to-deal-cards =
    rozdat { $count } { NUMBER($count) ->
        [one] kartu
        [few] karty
       *[other] karet
    } { $where }{ $burn }
after-burning = {" "}po spálení { $burn }
the-board = na board
board-number = na board { $board }
the-players =
    hráčům{ $up ->
        [true] {" "}lícem nahoru
       *[false] {""}
    }
one-player = { $who }{ $up ->
        [true] , lícem nahoru
       *[false] {""}
    }
either = { $one } nebo { $other }
that-card = { CARDS($card) }
straddle-sizes-offer =
    { PERSON($who) ->
        [you] vy
       *[other] { $who }
    }: straddle na { $sizes }
sleeper-offer =
    { PERSON($who) ->
        [you] vy
       *[other] { $who }
    }: sleeper na { $sizes }
to-lend =
    { PERSON($lender) ->
        [you] vy
       *[other] { $lender }
    }: půjčit { CHIPS($chips) }, nebo odmítnout ({ PERSON($debtor) ->
        [you] žádáte vy
       *[other] žádá { $debtor }
    })
to-accept-a-marker =
    místa { $chairs }: přijmout dlužní úpis na { CHIPS($chips) }, nebo odmítnout ({ PERSON($debtor) ->
        [you] vystavujete ho vy
       *[other] vystavuje ho { $debtor }
    })
to-draw-for-the-button = losování o button: místa { $chairs }
next-hand-offer = další hra, místa { $chairs }
waiting-for-players = čeká se na hráče, { NUMBER($ready) ->
        [one] { $ready } je připravený
        [few] { $ready } jsou připravení
       *[other] { $ready } je připravených
    }
waiting-for-all-players = čeká se na hráče
no-more-hands = stůl je zavřený
table-closed-offer = stůl je zavřený
paused-by-the-host = pauza od pořadatele
