kicker = , { RANK($rank) } kicker
kickers = , { RANK($ranks) } kickers
other-ranks = , then { RANK($ranks) }
no-low = no low
high-card = { RANK($top) } high{ $other_ranks }
one-pair = pair of { RANK($rank, form: "all") }{ $side_cards }
two-pair = two pair, { RANK($high, form: "all") } and { RANK($low, form: "all") }{ $side_cards }
three-of-a-kind = three of a kind, { RANK($rank, form: "all") }{ $side_cards }
straight = { RANK($top) }-high straight
flush = { RANK($top) }-high flush{ $other_ranks }
full-house = full house, { RANK($trips_rank, form: "all") } full of { RANK($pair_rank, form: "all") }
four-of-a-kind = four of a kind, { RANK($rank, form: "all") }{ $side_cards }
straight-flush = { RANK($top) }-high straight flush
royal-flush = royal flush
wheel = wheel
low-hand = { RANK($top) }-{ RANK($second_rank) } low{ $other_ranks }
badugi-hand = { WORD($count) }-card badugi, { RANK($ranks) }
pair-with-article = a pair of { RANK($rank, form: "all") }{ $side_cards }
straight-with-article = { RANK($top, form: "an") }-high straight
flush-with-article = { RANK($top, form: "an") }-high flush{ $other_ranks }
full-house-with-article = a full house, { RANK($trips_rank, form: "all") } full of { RANK($pair_rank, form: "all") }
straight-flush-with-article = { RANK($top, form: "an") }-high straight flush
royal-flush-with-article = a royal flush
wheel-with-article = a wheel
low-hand-with-article = { RANK($top, form: "an") }-{ RANK($second_rank) } low{ $other_ranks }
badugi-with-article = a { WORD($count) }-card badugi, { RANK($ranks) }
starting-cards =
    { RANK($ranks) }{ $is_suited ->
        [true] , suited
       *[false] {""}
    }
high-card-suited = { RANK($top) } high, suited
holding-in-hand = { $holding } in hand
holding-on-board = { $holding } on board { $board }
two-holdings = { $first_holding }; { $other_holding }
holding-conjunction = { $first_holding } and { $other_holding }
holding-kind =
    { KEY($kind) ->
        [two] two pair
        [three] three of a kind
        [full] full house
        [four] four of a kind
       *[other] { $kind }
    }
badugi-kind = { WORD($count) }-card badugi
two-pair-ranks = { RANK($high, form: "all") } and { RANK($low, form: "all") }
full-house-ranks = { RANK($trips_rank, form: "all") } full of { RANK($pair_rank, form: "all") }
single-rank = { RANK($rank, form: "all") }
rank-sequence = { RANK($ranks) }
