kicker = , { RANK($rank) } kicker
kickers = , { RANK($ranks) } kickers
other-ranks = , then { RANK($ranks) }
no-low = no low
high-card = { RANK($top) } high{ $then }
one-pair = pair of { RANK($rank, form: "all") }{ $beside }
two-pair = two pair, { RANK($high, form: "all") } and { RANK($low, form: "all") }{ $beside }
three-of-a-kind = three of a kind, { RANK($rank, form: "all") }{ $beside }
straight = { RANK($top) }-high straight
flush = { RANK($top) }-high flush{ $then }
full-house = full house, { RANK($three, form: "all") } full of { RANK($two, form: "all") }
four-of-a-kind = four of a kind, { RANK($rank, form: "all") }{ $beside }
straight-flush = { RANK($top) }-high straight flush
royal-flush = royal flush
wheel = wheel
low-hand = { RANK($top) }-{ RANK($next) } low{ $then }
badugi-hand = { WORD($count) }-card badugi, { RANK($ranks) }
pair-held = a pair of { RANK($rank, form: "all") }{ $beside }
straight-held = { RANK($top, form: "an") }-high straight
flush-held = { RANK($top, form: "an") }-high flush{ $then }
full-house-held = a full house, { RANK($three, form: "all") } full of { RANK($two, form: "all") }
straight-flush-held = { RANK($top, form: "an") }-high straight flush
royal-flush-held = a royal flush
wheel-held = a wheel
low-held = { RANK($top, form: "an") }-{ RANK($next) } low{ $then }
badugi-held = a { WORD($count) }-card badugi, { RANK($ranks) }
starting-cards =
    { RANK($ranks) }{ $suited ->
        [true] , suited
       *[false] {""}
    }
high-card-suited = { RANK($top) } high, suited
holding-in-hand = { $what } in hand
holding-on-board = { $what } on board { $board }
two-holdings = { $one }; { $rest }
joined-holdings = { $one } and { $rest }
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
full-house-ranks = { RANK($three, form: "all") } full of { RANK($two, form: "all") }
single-rank = { RANK($rank, form: "all") }
rank-sequence = { RANK($ranks) }
