folding = fold
checking = check
calling = call
calling-chips = call { CHIPS($chips) }
betting = bet { CHIPS($to) }
raising-to = raise to { CHIPS($to) }
betting-at-least = bet { CHIPS($least) } or more
raising-at-least = raise to { CHIPS($least) } or more
raising-pot = raise pot
betting-the-pot = bet the pot
going-all-in = go all-in
going-all-in-for = go all-in for { CHIPS($chips) }
adding-chips = add { CHIPS($chips) }
buying-chips = buy { CHIPS($chips) }
borrowing-chips = borrow { CHIPS($chips) }
putting-up-a-marker = put up a marker for { CHIPS($chips) }
bringing-in = bring it in
correcting-the-bring-in = correct the bring-in
drawing = draw { $n }
standing-pat = stand pat
taking-back-a-discard = take back a discard
declaring = declare { $side }
dealing = deal
showing = show
mucking = muck
running-it =
    run it { NUMBER($n) ->
        [1] once
        [2] twice
       *[other] { $n } times
    }
challenging-the-bet = challenge the bet
pot-count = pot { CHIPS($pot) }; call { CHIPS($call) } makes { CHIPS($after) }; raise by { CHIPS($after) }: to { CHIPS($to) }
pot-bet = pot { CHIPS($pot) }; pot-size bet: { CHIPS($to) }
pot-raise = pot { CHIPS($pot) }; raise by { CHIPS($pot) }: to { CHIPS($to) }
straddling = straddle
straddling-to = straddle to { CHIPS($to) }
declining-to-straddle = decline to straddle
quoted-act = { $words }
taking-numbered-action = take action { $number } (0 fold, 1 check or call, 2 raise)
