kicker = , kicker { RANK($rank) }
kickers = , kickery { RANK($ranks, form: "sign") }
other-ranks = , dále { RANK($ranks, form: "sign") }
no-low = bez low
high-card = vysoká karta { RANK($top) }{ $then }
one-pair = pár { RANK($rank, form: "of") }{ $beside }
two-pair = dva páry, { RANK($high, form: "all") } a { RANK($low, form: "all") }{ $beside }
three-of-a-kind = trojice { RANK($rank, form: "of") }{ $beside }
straight = postupka do { RANK($top, form: "to") }
flush = barva s { RANK($top, form: "by") }{ $then }
full-house = full house, { RANK($three, form: "all") } a { RANK($two, form: "all") }
four-of-a-kind = poker { RANK($rank, form: "of") }{ $beside }
straight-flush = čistá postupka do { RANK($top, form: "to") }
royal-flush = královská postupka
wheel = wheel
low-hand = low { RANK($top, form: "sign") }-{ RANK($next, form: "sign") }{ $then }
badugi-hand =
    badugi { NUMBER($count) ->
        [1] z jedné karty
        [2] ze dvou karet
        [3] ze tří karet
       *[other] ze čtyř karet
    }, { RANK($ranks, form: "sign") }
starting-cards =
    { RANK($ranks, form: "sign") }{ $suited ->
        [true] {" "}v barvě
       *[false] {""}
    }
high-card-suited = vysoká karta { RANK($top) } v barvě
holding-in-hand = { $what } v ruce
holding-on-board = { $what }, board { $board }
two-holdings = { $one }; { $rest }
joined-holdings = { $one } a { $rest }
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
full-house-ranks = { RANK($three, form: "all") } a { RANK($two, form: "all") }
single-rank = { RANK($rank, form: "all") }
rank-sequence = { RANK($ranks, form: "sign") }
