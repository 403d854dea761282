folding = složit
checking = dát check
calling = dorovnat
calling-chips = dorovnat { CHIPS($chips) }
betting = vsadit { CHIPS($to) }
raising-to = navýšit na { CHIPS($to) }
betting-at-least = vsadit { CHIPS($least) } nebo víc
raising-at-least = navýšit na { CHIPS($least) } nebo víc
raising-pot = navýšit o bank
betting-the-pot = vsadit bank
going-all-in = jít all-in
going-all-in-for = jít all-in za { CHIPS($chips) }
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
    vyměnit { $n } { NUMBER($n) ->
        [one] kartu
        [few] karty
       *[other] karet
    }
standing-pat = neměnit
taking-back-a-discard = vzít odhoz zpět
declaring =
    ohlásit { KEY($side) ->
        [high] vysokou
        [low] nízkou
        [both] obě poloviny
       *[other] nic
    }
dealing = rozdat
showing = ukázat
mucking = zahodit
running-it =
    doložit board { NUMBER($n) ->
        [1] jednou
        [2] dvakrát
       *[other] { $n }krát
    }
challenging-the-bet = napadnout sázku
pot-count = bank { CHIPS($pot) }; po dorovnání { CHIPS($call) } je v něm { CHIPS($after) }; navýšení o { CHIPS($after) }: na { CHIPS($to) }
pot-bet = bank { CHIPS($pot) }; sázka o velikosti banku: { CHIPS($to) }
pot-raise = bank { CHIPS($pot) }; navýšení o { CHIPS($pot) }: na { CHIPS($to) }
straddling = dát straddle
straddling-to = dát straddle na { CHIPS($to) }
declining-to-straddle = odmítnout straddle
quoted-act = { $words }
taking-numbered-action = provést akci { $number } (0 složit, 1 check nebo dorovnat, 2 navýšit)
