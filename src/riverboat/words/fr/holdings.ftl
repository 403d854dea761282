kicker = , kicker { RANK($rank) }
kickers = , kickers { RANK($ranks) }
other-ranks = , puis { RANK($ranks) }
no-low = pas de low
high-card = hauteur { RANK($top) }{ $other_ranks }
one-pair = paire { RANK($rank, form: "of") }{ $side_cards }
two-pair = double paire, { RANK($high, form: "all") } et { RANK($low, form: "all") }{ $side_cards }
three-of-a-kind = brelan { RANK($rank, form: "of") }{ $side_cards }
straight = suite { RANK($top, form: "to") }
flush = couleur { RANK($top, form: "to") }{ $other_ranks }
full-house = full aux { RANK($trips_rank, form: "all") } par les { RANK($pair_rank, form: "all") }
four-of-a-kind = carré { RANK($rank, form: "of") }{ $side_cards }
straight-flush = quinte flush { RANK($top, form: "to") }
royal-flush = quinte flush royale
wheel = wheel
low-hand = low { RANK($top, form: "sign") }-{ RANK($second_rank, form: "sign") }{ $other_ranks }
badugi-hand =
    badugi à { NUMBER($count) ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, { RANK($ranks, form: "sign") }
starting-cards =
    { RANK($ranks, form: "sign") }{ $is_suited ->
        [true] {" "}assortis
       *[false] {""}
    }
high-card-suited = hauteur { RANK($top) }, assortis
holding-in-hand = { $holding } en main
holding-on-board = { $holding }, board { $board }
two-holdings = { $first_holding } ; { $other_holding }
holding-conjunction = { $first_holding } et { $other_holding }
holding-kind =
    { KEY($kind) ->
        [two] double paire
        [three] brelan
        [full] full
        [four] carré
       *[other] { $kind }
    }
badugi-kind =
    badugi à { NUMBER($count) ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
two-pair-ranks = { RANK($high, form: "all") } et { RANK($low, form: "all") }
full-house-ranks = { RANK($trips_rank, form: "all") } par les { RANK($pair_rank, form: "all") }
single-rank = { RANK($rank, form: "all") }
rank-sequence = { RANK($ranks) }
