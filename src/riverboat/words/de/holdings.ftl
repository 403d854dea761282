kicker = , Kicker { RANK($rank) }
kickers = , Kicker { RANK($ranks) }
other-ranks = , dann { RANK($ranks) }
no-low = kein Low
high-card = High Card { RANK($top) }{ $then }
one-pair = Paar { RANK($rank, form: "all") }{ $beside }
two-pair = zwei Paare, { RANK($high, form: "all") } und { RANK($low, form: "all") }{ $beside }
three-of-a-kind = Drilling { RANK($rank, form: "all") }{ $beside }
straight = Straße bis { RANK($top, form: "to") }
flush = Flush bis { RANK($top, form: "to") }{ $then }
full-house = Full House, { RANK($three, form: "all") } über { RANK($two, form: "all") }
four-of-a-kind = Vierling { RANK($rank, form: "all") }{ $beside }
straight-flush = Straight Flush bis { RANK($top, form: "to") }
royal-flush = Royal Flush
wheel = Wheel
low-hand = { RANK($top) }-{ RANK($next) }-Low{ $then }
badugi-hand = Badugi mit { WORD($count) } Karten, { RANK($ranks) }
pair-held = Paar { RANK($rank, form: "all") }{ $beside }
straight-held = Straße bis { RANK($top, form: "to") }
flush-held = Flush bis { RANK($top, form: "to") }{ $then }
full-house-held = Full House, { RANK($three, form: "all") } über { RANK($two, form: "all") }
straight-flush-held = Straight Flush bis { RANK($top, form: "to") }
royal-flush-held = Royal Flush
wheel-held = Wheel
low-held = { RANK($top) }-{ RANK($next) }-Low{ $then }
badugi-held = Badugi mit { WORD($count) } Karten, { RANK($ranks) }
starting-cards =
    { RANK($ranks) }{ $suited ->
        [true] , suited
       *[false] {""}
    }
high-card-suited = High Card { RANK($top) }, suited
holding-in-hand = { $what } auf der Hand
holding-on-board = { $what } auf Board { $board }
two-holdings = { $one }; { $rest }
joined-holdings = { $one } und { $rest }
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
full-house-ranks = { RANK($three, form: "all") } über { RANK($two, form: "all") }
single-rank = { RANK($rank, form: "all") }
rank-sequence = { RANK($ranks) }
