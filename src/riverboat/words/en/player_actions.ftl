folding = fold
checking = check
calling = call
calling-for-chips = call { CHIPS($chips) }
betting = bet { CHIPS($to) }
raising-to = raise to { CHIPS($to) }
betting-at-least = bet { CHIPS($minimum) } or more
raising-at-least = raise to { CHIPS($minimum) } or more
raising-pot = raise pot
betting-the-pot = bet the pot
going-all-in = go all-in
going-all-in-for-chips = go all-in for { CHIPS($chips) }
adding-chips = add { CHIPS($chips) }
buying-chips = buy { CHIPS($chips) }
borrowing-chips = borrow { CHIPS($chips) }
putting-up-a-marker = put up a marker for { CHIPS($chips) }
bringing-in = bring it in
correcting-the-bring-in = correct the bring-in
drawing = draw { $card_count }
standing-pat = stand pat
taking-back-a-discard = take back a discard
declaring-high-low = declare { $declaration }
dealing = deal
showing-hand = show
mucking-hand = muck
running-it =
    run it { NUMBER($run_count) ->
        [1] once
        [2] twice
       *[other] { $run_count } times
    }
challenging-blind-bet = challenge the bet
pot-count = pot { CHIPS($pot) }; call { CHIPS($call_chips) } makes { CHIPS($pot_after_call) }; raise by { CHIPS($pot_after_call) }: to { CHIPS($raise_total) }
pot-bet = pot { CHIPS($pot) }; pot-size bet: { CHIPS($bet_total) }
pot-raise = pot { CHIPS($pot) }; raise by { CHIPS($pot) }: to { CHIPS($raise_total) }
straddling = straddle
straddling-to = straddle to { CHIPS($to) }
declining-to-straddle = decline to straddle
quoted-act = { $words }
taking-environment-action = take action { $action_number } (0 fold, 1 check or call, 2 raise)
