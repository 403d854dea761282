desk-heading =
    { KEY($part) ->
        [understood] rozumím
        [ruling] rozhodnutí
        [asks] nejdřív je třeba vědět
        [left] rozhodne floor
        [why] proč
        [others] jinde
        [where] jak to bude dál
        [book] v pravidlech
        [assumed] bere se jako obvyklé
        [all] všechny autority
        [computed] výpočet
        [meant-also] může to být i
       *[other] { $part }
    }
the-house =
    { KEY($kind) ->
        [cash] tato kniha pro cash game
        [tournament] tato kniha pro turnaje
        [home] tato kniha pro domácí hru
       *[other] { $kind }
    }
changed-in = { $book }, jinak { $options }
answer-leads = { $answer }: { $leads }
or-else = nebo: { $ruling }
desk-prompt =
    { KEY($what) ->
        [chapter] číslo kapitoly, nebo co se stalo
        [situation] číslo situace
        [answer] číslo odpovědi
        [number] číslo
        [chips] žetony
        [seat] místo
        [cards] karty
       *[other] { $what }
    } (b zpět, q konec):{" "}
menu-choice-invalid = „{ $text }“ tu není: napište číslo 1 až { $most }, b nebo q
not-a-number-here = „{ $text }“ není číslo
not-chips = „{ $text }“ nečtu jako žetony: třeba 1000 a čtyři 100
not-cards = „{ $text }“ nečtu jako karty: třeba Kh 7d
not-a-seat = „{ $text }“ není místo: číslo 1 až 10, nebo písmeno
floor-game-mismatch = text mluví o jiné hře než { $game }
played-by = Jak se hraje
