kicker = , Kicker { RANK($rank) }
kickers = , Kicker { RANK($ranks) }
other-ranks = , dann { RANK($ranks) }
no-low = kein Low
high-card = High Card { RANK($top) }{ $other_ranks }
one-pair = Paar { RANK($rank, form: "all") }{ $side_cards }
two-pair = zwei Paare, { RANK($high, form: "all") } und { RANK($low, form: "all") }{ $side_cards }
three-of-a-kind = Drilling { RANK($rank, form: "all") }{ $side_cards }
straight = Straße bis { RANK($top, form: "to") }
flush = Flush bis { RANK($top, form: "to") }{ $other_ranks }
full-house = Full House, { RANK($trips_rank, form: "all") } über { RANK($pair_rank, form: "all") }
four-of-a-kind = Vierling { RANK($rank, form: "all") }{ $side_cards }
straight-flush = Straight Flush bis { RANK($top, form: "to") }
royal-flush = Royal Flush
wheel = Wheel
low-hand = { RANK($top) }-{ RANK($second_rank) }-Low{ $other_ranks }
badugi-hand = Badugi mit { WORD($count) } Karten, { RANK($ranks) }
pair-with-article = Paar { RANK($rank, form: "all") }{ $side_cards }
straight-with-article = Straße bis { RANK($top, form: "to") }
flush-with-article = Flush bis { RANK($top, form: "to") }{ $other_ranks }
full-house-with-article = Full House, { RANK($trips_rank, form: "all") } über { RANK($pair_rank, form: "all") }
straight-flush-with-article = Straight Flush bis { RANK($top, form: "to") }
royal-flush-with-article = Royal Flush
wheel-with-article = Wheel
low-hand-with-article = { RANK($top) }-{ RANK($second_rank) }-Low{ $other_ranks }
badugi-with-article = Badugi mit { WORD($count) } Karten, { RANK($ranks) }
starting-cards =
    { RANK($ranks) }{ $is_suited ->
        [true] , suited
       *[false] {""}
    }
high-card-suited = High Card { RANK($top) }, suited
holding-in-hand = { $holding } auf der Hand
holding-on-board = { $holding } auf Board { $board }
two-holdings = { $first_holding }; { $other_holding }
holding-conjunction = { $first_holding } und { $other_holding }
holding-kind =
    { KEY($kind) ->
        [high] High Card
        [pair] Paar
        [two] zwei Paare
        [three] Drilling
        [straight] Straße
        [flush] Flush
        [full] Full House
        [four] Vierling
       *[other] { $kind }
    }
badugi-kind = Badugi mit { WORD($count) } Karten
two-pair-ranks = { RANK($high, form: "all") } und { RANK($low, form: "all") }
full-house-ranks = { RANK($trips_rank, form: "all") } über { RANK($pair_rank, form: "all") }
single-rank = { RANK($rank, form: "all") }
rank-sequence = { RANK($ranks) }
