kicker = , Kicker { RANK($rank) }
kickers = , Kicker { RANK($ranks) }
then = , dann { RANK($ranks) }
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
a-pair = Paar { RANK($rank, form: "all") }{ $beside }
a-straight = Straße bis { RANK($top, form: "to") }
a-flush = Flush bis { RANK($top, form: "to") }{ $then }
a-full-house = Full House, { RANK($three, form: "all") } über { RANK($two, form: "all") }
a-straight-flush = Straight Flush bis { RANK($top, form: "to") }
a-royal-flush = Royal Flush
a-wheel = Wheel
a-low = { RANK($top) }-{ RANK($next) }-Low{ $then }
a-badugi = Badugi mit { WORD($count) } Karten, { RANK($ranks) }
starting-cards =
    { RANK($ranks) }{ $suited ->
        [true] , suited
       *[false] {""}
    }
high-card-suited = High Card { RANK($top) }, suited
in-the-hand = { $what } auf der Hand
on-the-board = { $what } auf Board { $board }
holding-pair = { $one }; { $rest }
both-holdings = { $one } und { $rest }
kind-of-holding =
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
kind-of-badugi = Badugi mit { WORD($count) } Karten
ranks-of-two = { RANK($high, form: "all") } und { RANK($low, form: "all") }
ranks-of-a-full-house = { RANK($three, form: "all") } über { RANK($two, form: "all") }
rank-of-all = { RANK($rank, form: "all") }
ranks-in-a-row = { RANK($ranks) }
