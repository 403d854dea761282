offers = { $each }
exact-offered-size = { CHIPS($to) }
chip-range = { CHIPS($least) }–{ CHIPS($most) }
two-offered-sizes = { CHIPS($least) } nebo { CHIPS($most) }
chip-minimum = { CHIPS($least) } nebo víc
fold-offer = složit
check-offer = check
call-offer = dorovnat { CHIPS($chips) }
bring-in-offer = bring-in { CHIPS($chips) }
bet-offer = vsadit { $sizes }
raise-offer = navýšit na { $sizes }
completion-offer = doplnit na { $sizes }
add-chips-offer = přidat žetony
add-to-call-offer = složit, přidat aspoň { CHIPS($short) } na dorovnání { CHIPS($call) }
discard-offer = odhodit { $n }
stand-pat-offer = neměnit
draw-one-offer = neměnit, vyměnit 1
draw-range-offer = neměnit, vyměnit 1–{ $most }
show-card-offer = ukázat
show-or-muck-offer = ukázat nebo zahodit
run-it-offer = doložit 1–{ $most }krát
declaration-offer = ohlásit vysokou, nízkou nebo obě
no-action-due = nic, rozdání skončilo
auto-steps = automatické kroky
burn-offer = spálit { $burn } před výměnou
deal-offer =
    rozdat { $count } { NUMBER($count) ->
        [one] kartu
        [few] karty
       *[other] karet
    } { $where }{ $burn }
burn-suffix = {" "}po spálení { $burn }
board-target = na board
board-number = na board { $board }
dealt-players =
    hráčům{ $up ->
        [true] , lícem nahoru
       *[false] {""}
    }
dealt-player =
    { PERSON($who) ->
        [you] vám
       *[other] hráči { $who }
    }{ $up ->
        [true] , lícem nahoru
       *[false] {""}
    }
two-offers = { $one } nebo { $other }
card-offer = { CARDS($card) }
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
loan-offer =
    { PERSON($lender) ->
        [you] vy
       *[other] { $lender }
    }: půjčit { CHIPS($chips) }, nebo odmítnout ({ PERSON($debtor) ->
        [you] žádáte vy
       *[other] žádá { $debtor }
    })
marker-offer =
    místa { $chairs }: přijmout dlužní úpis na { CHIPS($chips) }, nebo odmítnout ({ PERSON($debtor) ->
        [you] vystavujete ho vy
       *[other] vystavuje ho { $debtor }
    })
button-draw-offer = losování o button: místa { $chairs }
next-hand-offer = další rozdání: připravená místa { $chairs }
waiting-for-players = čeká se na hráče, { NUMBER($ready) ->
        [one] { $ready } je připravený
        [few] { $ready } jsou připravení
       *[other] { $ready } je připravených
    }
waiting-for-all-players = čeká se na hráče
no-more-hands = stůl je zavřený
table-closed-offer = stůl je zavřený
paused-by-the-host = pořadatel vyhlásil pauzu
