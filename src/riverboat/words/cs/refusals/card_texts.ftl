card-name =
    { KEY($suit) ->
        [clubs] křížov
        [diamonds] károv
        [hearts] srdcov
       *[other] pikov
    }{ RANK($rank, form: "suited") }
one-card-expected = zadejte jednu kartu: { $text } { NUMBER($count) ->
        [one] je { $count } karta
        [few] jsou { $count } karty
       *[other] je { $count } karet
    }
card-repeated = { $card } je tu víckrát: { CARDS($cards) }
character-position = { $character_number }. znak v { $text }
card-incomplete =
    { $word }{ GIVEN($position) ->
        [yes] {" "}({ $position })
       *[no] {""}
    } je jen půl karty: pište celou kartu jako As, nebo ?? pro neznámou
card-text-invalid =
    { $word }{ GIVEN($position) ->
        [yes] {" "}({ $position })
       *[no] {""}
    } není karta: pište hodnotu (2 až 9, T nebo 10, J, Q, K, A) a barvu (c, d, h, s nebo ♣, ♦, ♥, ♠), jako As, 10h nebo Q♦; ?? je neznámá karta
