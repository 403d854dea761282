card-count-correct = počet karet je správný: není co řešit
too-many-cards-missing = počet chybějících karet { $cards } je příliš velký: karet do ruky je { $hole }
flop-count-correct = příliš mnoho karet na flopu znamená aspoň 4 místo { $cards }
no-such-street =
    { KEY($street) ->
        [fourth] čtvrtá karta
        [fifth] pátá karta
        [sixth] šestá karta
        [seventh] sedmá karta
        [draw] výměna
       *[other] { $street }
    } v této hře není
burn-street-invalid = před prvním sázením se nic nepálí: uveďte kolo, které po spálené kartě následuje
street-already-dealt =
    { KEY($street) ->
        [fourth] čtvrtá karta
        [fifth] pátá karta
        [sixth] šestá karta
        [seventh] sedmá karta
        [draw] výměna
       *[other] { $street }
    }: toto kolo přišlo včas, ne předčasně
street-not-dealt =
    { KEY($street) ->
        [fourth] čtvrtá karta
        [fifth] pátá karta
        [sixth] šestá karta
        [seventh] sedmá karta
        [draw] výměna
       *[other] { $street }
    }: toto kolo ještě nepřišlo
street-not-reached =
    { KEY($street) ->
        [fourth] čtvrtá karta
        [fifth] pátá karta
        [sixth] šestá karta
        [seventh] sedmá karta
        [draw] výměna
       *[other] { $street }
    }: toto kolo není příští
deck-without-enough-cards =
    balíček nestačí: { NUMBER($cards) ->
        [one] je potřeba { $cards } karta
        [few] jsou potřeba { $cards } karty
       *[other] je potřeba { $cards } karet
    }
game-family-mismatch =
    jen pro { KEY($family) ->
        [flop] hold’em a Omahu
        [stud] stud
        [draw] draw
       *[other] { $family }
    }
one-card-shown-twice = stejná karta je zadaná dvakrát: každou odkrytou kartu zadejte jednou
no-such-card = neplatné číslo karty { $card }
card-dealt-elsewhere = { CARDS($cards) } v té ruce být nemůže: je rozdáno jinam
