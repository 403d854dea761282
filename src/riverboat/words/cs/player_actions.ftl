folding = složit
checking = dát check
calling = dorovnat
calling-for-chips = dorovnat { CHIPS($chips) }
betting = vsadit { CHIPS($to) }
raising-to = navýšit na { CHIPS($to) }
betting-at-least = vsadit { CHIPS($minimum) } nebo víc
raising-at-least = navýšit na { CHIPS($minimum) } nebo víc
raising-pot = navýšit o bank
betting-the-pot = vsadit bank
going-all-in = jít all-in
going-all-in-for-chips = jít all-in za { CHIPS($chips) }
adding-chips =
    přidat { CHIPS($chips) } { NUMBER($chips) ->
        [one] žeton
        [few] žetony
       *[other] žetonů
    }
buying-chips =
    koupit { CHIPS($chips) } { NUMBER($chips) ->
        [one] žeton
        [few] žetony
       *[other] žetonů
    }
borrowing-chips =
    půjčit si { CHIPS($chips) } { NUMBER($chips) ->
        [one] žeton
        [few] žetony
       *[other] žetonů
    }
putting-up-a-marker = vystavit dlužní úpis na { CHIPS($chips) }
bringing-in = dát bring-in
correcting-the-bring-in = opravit bring-in
drawing =
    vyměnit { $card_count } { NUMBER($card_count) ->
        [one] kartu
        [few] karty
       *[other] karet
    }
standing-pat = neměnit
taking-back-a-discard = vzít odhoz zpět
declaring-high-low =
    ohlásit { KEY($declaration) ->
        [high] vysokou
        [low] nízkou
        [both] obě poloviny
       *[other] nic
    }
dealing = rozdat
showing-hand = ukázat
mucking-hand = zahodit
running-it =
    doložit board { NUMBER($run_count) ->
        [1] jednou
        [2] dvakrát
       *[other] { $run_count }krát
    }
challenging-blind-bet = napadnout sázku
pot-count = bank { CHIPS($pot) }; po dorovnání { CHIPS($call_chips) } je v něm { CHIPS($pot_after_call) }; navýšení o { CHIPS($pot_after_call) }: na { CHIPS($raise_total) }
pot-bet = bank { CHIPS($pot) }; sázka o velikosti banku: { CHIPS($bet_total) }
pot-raise = bank { CHIPS($pot) }; navýšení o { CHIPS($pot) }: na { CHIPS($raise_total) }
straddling = dát straddle
straddling-to = dát straddle na { CHIPS($to) }
declining-to-straddle = odmítnout straddle
quoted-act = { $words }
taking-environment-action = provést akci { $action_number } (0 složit, 1 check nebo dorovnat, 2 navýšit)
