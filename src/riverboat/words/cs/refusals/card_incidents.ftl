card-count-correct = počet karet je správný: není co řešit
too-many-cards-missing = tolik karet chybět nemůže ({ $cards }): počet karet do ruky je { $hole_card_count }
flop-count-correct = příliš mnoho karet na flopu znamená 4 nebo víc, ne { $cards }
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
    }: toto kolo teď na řadě není
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
card-dealt-elsewhere = karta { CARDS($cards) } v té ruce být nemůže: je rozdaná jinam
