offers = { $each }
exactly-to = { CHIPS($to) }
from-to = { CHIPS($least) }–{ CHIPS($most) }
one-or-the-other = { CHIPS($least) } nebo { CHIPS($most) }
no-less-than = { CHIPS($least) } nebo víc
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
nothing-is-due = nic: hra skončila
forced-facts = to, co se stane samo
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
one-player =
    pro: { $who }{ $up ->
        [true] , lícem nahoru
       *[false] {""}
    }
either = { $one } nebo { $other }
that-card = { CARDS($card) }
may-straddle =
    { PERSON($who) ->
        [you] smíte
       *[other] { $who } smí
    } dát straddle na { $sizes }
may-sleep =
    { PERSON($who) ->
        [you] smíte
       *[other] { $who } smí
    } dát sleeper na { $sizes }
to-lend =
    { PERSON($lender) ->
        [you] můžete
       *[other] { $lender } může
    } půjčit { CHIPS($chips) }, nebo ne ({ PERSON($debtor) ->
        [you] žádáte vy
       *[other] žádá { $debtor }
    })
to-accept-a-marker =
    místa { $chairs } mohou přijmout dlužní úpis na { CHIPS($chips) }, nebo ne ({ PERSON($debtor) ->
        [you] vystavujete ho vy
       *[other] vystavuje ho { $debtor }
    })
to-draw-for-the-button = kartu pro každé z míst { $chairs }
may-begin = další hra může začít: připravena místa: { $chairs }
two-are-needed =
    ke hře jsou potřeba dva hráči, a { NUMBER($ready) ->
        [one] připraven je jeden
        [few] připraveni jsou { $ready }
       *[other] připraveno je { $ready }
    }
two-are-needed-and-nobody-is-ready = ke hře jsou potřeba dva hráči, a připraven není nikdo
no-more-hands = tento stůl je zavřený
nothing-is-played-any-more = stůl je zavřený
paused-by-the-host = pořadatel dává pauzu
