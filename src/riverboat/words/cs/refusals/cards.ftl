count-is-right = ruka, které nechybí a nepřebývá žádná karta, má správný počet
not-so-many-cards =
    z { $hole } karet nemůže chybět { NUMBER($cards) ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } karet
    }
flop-is-right = příliš mnoho karet na flopu jsou čtyři a víc, ne { $cards }
no-such-street =
    { KEY($street) ->
        [fourth] čtvrtá karta
        [fifth] pátá karta
        [sixth] šestá karta
        [seventh] sedmá karta
        [draw] výměna
       *[other] { $street }
    } v této hře není
no-street-is-on = před prvním sázením se nic nepálí: řekněte, před kterým kolem to bylo
street-has-come =
    { KEY($street) ->
        [fourth] čtvrtá karta
        [fifth] pátá karta
        [sixth] šestá karta
        [seventh] sedmá karta
        [draw] výměna
       *[other] { $street }
    }: to kolo přišlo včas, předčasné být nemůže
street-has-not-come =
    { KEY($street) ->
        [fourth] čtvrtá karta
        [fifth] pátá karta
        [sixth] šestá karta
        [seventh] sedmá karta
        [draw] výměna
       *[other] { $street }
    }: to kolo ještě nebylo rozdáno
street-is-farther =
    { KEY($street) ->
        [fourth] čtvrtá karta
        [fifth] pátá karta
        [sixth] šestá karta
        [seventh] sedmá karta
        [draw] výměna
       *[other] { $street }
    }: to není příští kolo
deck-is-too-short = na to je potřeba balíček, který má { $cards } karet
other-family =
    to se stává jen { KEY($family) ->
        [flop] v hold'emu a omaze
        [stud] ve studu
        [draw] v draw
       *[other] { $family }
    }
one-card-shown-twice = jedna karta nemůže být ukázána dvakrát
no-such-card = { $card } není karta
card-is-elsewhere = { CARDS($cards) } v té ruce být nemůže: leží už jinde
