card-called = { $suit }-{ RANK($rank) }
one-card-expected = eine Karte erwartet, { $text } sind { $count }
card-is-there-again = doppelte Karte { $card }: { CARDS($cards) }
at-character = bei Zeichen { $at } von { $text }
card-is-half-known =
    { $word }{ GIVEN($where) ->
        [yes] , { $where },
       *[no] {""}
    } ist eine halbe Karte: Schreib eine ganze wie As oder ?? für eine unbekannte Karte
is-not-a-card =
    { $word }{ GIVEN($where) ->
        [yes] , { $where },
       *[no] {""}
    } ist keine Karte: Schreib einen Rang (2 bis 9, T oder 10, J, Q, K, A) und eine Farbe (c, d, h, s oder ♣, ♦, ♥, ♠), wie As, 10h oder Q♦; ?? ist eine unbekannte Karte
