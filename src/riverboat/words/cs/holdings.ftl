kicker = , kicker { RANK($rank) }
kickers = , kickery { RANK($ranks, form: "sign") }
other-ranks = , dále { RANK($ranks, form: "sign") }
no-low = bez low
high-card = vysoká karta { RANK($top) }{ $other_ranks }
one-pair = pár { RANK($rank, form: "of") }{ $side_cards }
two-pair = dva páry, { RANK($high, form: "all") } a { RANK($low, form: "all") }{ $side_cards }
three-of-a-kind = trojice { RANK($rank, form: "of") }{ $side_cards }
straight = postupka do { RANK($top, form: "to") }
flush = barva s { RANK($top, form: "by") }{ $other_ranks }
full-house = full house, { RANK($trips_rank, form: "all") } a { RANK($pair_rank, form: "all") }
four-of-a-kind = poker { RANK($rank, form: "of") }{ $side_cards }
straight-flush = čistá postupka do { RANK($top, form: "to") }
royal-flush = královská postupka
wheel = wheel
low-hand = low { RANK($top, form: "sign") }-{ RANK($second_rank, form: "sign") }{ $other_ranks }
badugi-hand =
    badugi { NUMBER($count) ->
        [1] z jedné karty
        [2] ze dvou karet
        [3] ze tří karet
       *[other] ze čtyř karet
    }, { RANK($ranks, form: "sign") }
starting-cards =
    { RANK($ranks, form: "sign") }{ $is_suited ->
        [true] {" "}v barvě
       *[false] {""}
    }
high-card-suited = vysoká karta { RANK($top) } v barvě
holding-in-hand = { $holding } v ruce
holding-on-board = { $holding }, board { $board }
two-holdings = { $first_holding }; { $other_holding }
holding-conjunction = { $first_holding } a { $other_holding }
holding-kind =
    { KEY($kind) ->
        [two] dva páry
        [three] trojice
        [full] full house
        [four] poker
       *[other] { $kind }
    }
badugi-kind =
    badugi { NUMBER($count) ->
        [1] z jedné karty
        [2] ze dvou karet
        [3] ze tří karet
       *[other] ze čtyř karet
    }
two-pair-ranks = { RANK($high, form: "all") } a { RANK($low, form: "all") }
full-house-ranks = { RANK($trips_rank, form: "all") } a { RANK($pair_rank, form: "all") }
single-rank = { RANK($rank, form: "all") }
rank-sequence = { RANK($ranks, form: "sign") }
