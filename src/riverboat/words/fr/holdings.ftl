kicker = , kicker { RANK($rank) }
kickers = , kickers { RANK($ranks) }
other-ranks = , puis { RANK($ranks) }
no-low = pas de low
high-card = hauteur { RANK($top) }{ $then }
one-pair = paire { RANK($rank, form: "of") }{ $beside }
two-pair = double paire, { RANK($high, form: "all") } et { RANK($low, form: "all") }{ $beside }
three-of-a-kind = brelan { RANK($rank, form: "of") }{ $beside }
straight = suite { RANK($top, form: "to") }
flush = couleur { RANK($top, form: "to") }{ $then }
full-house = full aux { RANK($three, form: "all") } par les { RANK($two, form: "all") }
four-of-a-kind = carré { RANK($rank, form: "of") }{ $beside }
straight-flush = quinte flush { RANK($top, form: "to") }
royal-flush = quinte flush royale
wheel = wheel
low-hand = low { RANK($top, form: "sign") }-{ RANK($next, form: "sign") }{ $then }
badugi-hand =
    badugi à { NUMBER($count) ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, { RANK($ranks, form: "sign") }
starting-cards =
    { RANK($ranks, form: "sign") }{ $suited ->
        [true] {" "}assortis
       *[false] {""}
    }
high-card-suited = hauteur { RANK($top) }, assortis
holding-in-hand = { $what } en main
holding-on-board = { $what }, board { $board }
two-holdings = { $one } ; { $rest }
joined-holdings = { $one } et { $rest }
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
full-house-ranks = { RANK($three, form: "all") } par les { RANK($two, form: "all") }
single-rank = { RANK($rank, form: "all") }
rank-sequence = { RANK($ranks) }
