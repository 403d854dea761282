card-name = { $suit }-{ RANK($rank) }
one-card-expected = eine Karte erwartet, { $text } sind { $count }
card-repeated = doppelte Karte { $card }: { CARDS($cards) }
character-position = bei Zeichen { $character_number } von { $text }
card-incomplete =
    { $word }{ GIVEN($position) ->
        [yes] , { $position },
       *[no] {""}
    } ist eine halbe Karte: Schreib eine ganze wie As oder ?? für eine unbekannte Karte
card-text-invalid =
    { $word }{ GIVEN($position) ->
        [yes] , { $position },
       *[no] {""}
    } ist keine Karte: Schreib einen Rang (2 bis 9, T oder 10, J, Q, K, A) und eine Farbe (c, d, h, s oder ♣, ♦, ♥, ♠), wie As, 10h oder Q♦; ?? ist eine unbekannte Karte
