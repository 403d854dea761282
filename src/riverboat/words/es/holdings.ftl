kicker = , kicker { RANK($rank) }
kickers = , kickers { RANK($ranks, form: "sign") }
other-ranks = , luego { RANK($ranks, form: "sign") }
no-low = sin baja
high-card = carta alta { RANK($top) }{ $other_ranks }
one-pair = pareja de { RANK($rank, form: "all") }{ $side_cards }
two-pair = doble pareja de { RANK($high, form: "all") } y { RANK($low, form: "all") }{ $side_cards }
three-of-a-kind = trío de { RANK($rank, form: "all") }{ $side_cards }
straight = escalera { RANK($top, form: "to") }
flush = color { RANK($top, form: "to") }{ $other_ranks }
full-house = full de { RANK($trips_rank, form: "all") } y { RANK($pair_rank, form: "all") }
four-of-a-kind = póquer de { RANK($rank, form: "all") }{ $side_cards }
straight-flush = escalera de color { RANK($top, form: "to") }
royal-flush = escalera real
wheel = wheel
low-hand = baja { RANK($top, form: "sign") }-{ RANK($second_rank, form: "sign") }{ $other_ranks }
badugi-hand =
    badugi de { NUMBER($count) ->
        [1] una carta
        [2] dos cartas
        [3] tres cartas
       *[other] cuatro cartas
    }, { RANK($ranks, form: "sign") }
starting-cards =
    { RANK($ranks, form: "sign") }{ $is_suited ->
        [true] {" "}del mismo palo
       *[false] {""}
    }
high-card-suited = carta alta { RANK($top) }, del mismo palo
holding-in-hand = { $holding } en la mano
holding-on-board = { $holding } en el board { $board }
two-holdings = { $first_holding }; { $other_holding }
holding-conjunction = { $first_holding } y { $other_holding }
holding-kind =
    { KEY($kind) ->
        [two] doble pareja
        [three] trío
        [full] full
        [four] póquer
       *[other] { $kind }
    }
badugi-kind =
    badugi de { NUMBER($count) ->
        [1] una carta
        [2] dos cartas
        [3] tres cartas
       *[other] cuatro cartas
    }
two-pair-ranks = { RANK($high, form: "all") } y { RANK($low, form: "all") }
full-house-ranks = { RANK($trips_rank, form: "all") } y { RANK($pair_rank, form: "all") }
single-rank = { RANK($rank, form: "all") }
rank-sequence = { RANK($ranks, form: "sign") }
