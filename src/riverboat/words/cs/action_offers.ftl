offer-list = { $offers }
exact-offered-size = { CHIPS($wager_total) }
offered-size-range = { CHIPS($minimum) }–{ CHIPS($maximum) }
two-offered-sizes = { CHIPS($smaller_size) } nebo { CHIPS($larger_size) }
offered-size-minimum = { CHIPS($minimum) } nebo víc
fold-offer = složit
check-offer = check
call-offer = dorovnat { CHIPS($chips) }
bring-in-offer = bring-in { CHIPS($chips) }
bet-offer = vsadit { $sizes }
raise-offer = navýšit na { $sizes }
completion-offer = doplnit na { $sizes }
add-chips-offer = přidat žetony
add-chips-to-call-offer = složit, přidat aspoň { CHIPS($missing_chips) } na dorovnání { CHIPS($call_chips) }
discard-offer = odhodit { $card_count }
stand-pat-offer = neměnit
draw-one-offer = neměnit, vyměnit 1
draw-range-offer = neměnit, vyměnit 1–{ $max_cards }
show-card-offer = ukázat
show-or-muck-offer = ukázat nebo zahodit
run-it-offer = doložit 1–{ $max_runs }krát
declaration-offer = ohlásit vysokou, nízkou nebo obě
no-action-due = nic, rozdání skončilo
automatic-dealing-offer = automatické kroky
burn-offer = spálit { $burn_card_count } před výměnou
card-deal-offer =
    rozdat { $card_count } { NUMBER($card_count) ->
        [one] kartu
        [few] karty
       *[other] karet
    } { $recipient }{ $burn_suffix }
burn-count-suffix = {" "}po spálení { $burn_card_count }
board-recipient = na board
board-number = na board { $board }
all-players-recipient =
    hráčům{ $is_face_up ->
        [true] , lícem nahoru
       *[false] {""}
    }
player-recipient =
    { PERSON($who) ->
        [you] vám
       *[other] hráči { $who }
    }{ $is_face_up ->
        [true] , lícem nahoru
       *[false] {""}
    }
offer-alternative = { $first_offer } nebo { $second_offer }
card-offer = { CARDS($cards) }
straddle-sizes-offer =
    { PERSON($who) ->
        [you] vy
       *[other] { $who }
    }: straddle na { $sizes }
sleeper-straddle-offer =
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
waiting-for-players = čeká se na hráče, { NUMBER($ready_player_count) ->
        [one] { $ready_player_count } je připravený
        [few] { $ready_player_count } jsou připravení
       *[other] { $ready_player_count } je připravených
    }
waiting-for-all-players = čeká se na hráče
no-more-hands = stůl je zavřený
table-closed-notice = stůl je zavřený
table-paused-notice = pořadatel vyhlásil pauzu
