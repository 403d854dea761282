kicker = , { RANK($rank) } kicker
kickers = , { RANK($ranks) } kickers
then = , then { RANK($ranks) }
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
a-pair = a pair of { RANK($rank, form: "all") }{ $beside }
a-straight = { RANK($top, form: "an") }-high straight
a-flush = { RANK($top, form: "an") }-high flush{ $then }
a-full-house = a full house, { RANK($three, form: "all") } full of { RANK($two, form: "all") }
a-straight-flush = { RANK($top, form: "an") }-high straight flush
a-royal-flush = a royal flush
a-wheel = a wheel
a-low = { RANK($top, form: "an") }-{ RANK($next) } low{ $then }
a-badugi = a { WORD($count) }-card badugi, { RANK($ranks) }
starting-cards =
    { RANK($ranks) }{ $suited ->
        [true] , suited
       *[false] {""}
    }
high-card-suited = { RANK($top) } high, suited
in-the-hand = { $what } in hand
on-the-board = { $what } on board { $board }
holding-pair = { $one }; { $rest }
both-holdings = { $one } and { $rest }
kind-of-holding =
    { KEY($kind) ->
        [two] two pair
        [three] three of a kind
        [full] full house
        [four] four of a kind
       *[other] { $kind }
    }
kind-of-badugi = { WORD($count) }-card badugi
ranks-of-two = { RANK($high, form: "all") } and { RANK($low, form: "all") }
ranks-of-a-full-house = { RANK($three, form: "all") } full of { RANK($two, form: "all") }
rank-of-all = { RANK($rank, form: "all") }
ranks-in-a-row = { RANK($ranks) }
