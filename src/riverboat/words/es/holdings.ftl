kicker = , kicker { RANK($rank) }
kickers = , kickers { RANK($ranks, form: "sign") }
other-ranks = , luego { RANK($ranks, form: "sign") }
no-low = sin baja
high-card = carta alta { RANK($top) }{ $then }
one-pair = pareja de { RANK($rank, form: "all") }{ $beside }
two-pair = doble pareja de { RANK($high, form: "all") } y { RANK($low, form: "all") }{ $beside }
three-of-a-kind = trío de { RANK($rank, form: "all") }{ $beside }
straight = escalera { RANK($top, form: "to") }
flush = color { RANK($top, form: "to") }{ $then }
full-house = full de { RANK($three, form: "all") } y { RANK($two, form: "all") }
four-of-a-kind = póquer de { RANK($rank, form: "all") }{ $beside }
straight-flush = escalera de color { RANK($top, form: "to") }
royal-flush = escalera real
wheel = wheel
low-hand = baja { RANK($top, form: "sign") }-{ RANK($next, form: "sign") }{ $then }
badugi-hand =
    badugi de { NUMBER($count) ->
        [1] una carta
        [2] dos cartas
        [3] tres cartas
       *[other] cuatro cartas
    }, { RANK($ranks, form: "sign") }
starting-cards =
    { RANK($ranks, form: "sign") }{ $suited ->
        [true] {" "}del mismo palo
       *[false] {""}
    }
high-card-suited = carta alta { RANK($top) }, del mismo palo
holding-in-hand = { $what } en la mano
holding-on-board = { $what } en el board { $board }
two-holdings = { $one }; { $rest }
joined-holdings = { $one } y { $rest }
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
full-house-ranks = { RANK($three, form: "all") } y { RANK($two, form: "all") }
single-rank = { RANK($rank, form: "all") }
rank-sequence = { RANK($ranks, form: "sign") }
