card-name =
    { RANK($rank) } de { KEY($suit) ->
        [clubs] trèfle
        [diamonds] carreau
        [hearts] cœur
       *[other] pique
    }
one-card-expected = une carte attendue, { $text } en fait { $count }
card-repeated = carte { $card } en double : { CARDS($cards) }
character-position = caractère { $character_number } de { $text }
card-incomplete =
    { $word }{ GIVEN($position) ->
        [yes] {" "}({ $position })
       *[no] {""}
    } est une moitié de carte : écris une carte entière comme As, ou ?? pour une carte inconnue
card-text-invalid =
    { $word }{ GIVEN($position) ->
        [yes] {" "}({ $position })
       *[no] {""}
    } n’est pas une carte : écris une hauteur (2 à 9, T ou 10, J, Q, K, A) et une couleur (c, d, h, s ou ♣, ♦, ♥, ♠), comme As, 10h ou Q♦ ; ?? est une carte inconnue
