ruling-heading =
    { KEY($part) ->
        [understood] rozumím
        [ruling] rozhodnutí
        [asks] nejdřív potřebuji vědět
        [left] rozhodne floor
        [why] proč
        [others] jiné knihy
        [where] pokračování
        [book] kniha pravidel
        [assumed] předpoklad
        [all] všechny autority
        [computed] výpočet
        [meant-also] možná i
       *[other] { $part }
    }
house-book-name =
    { KEY($kind) ->
        [cash] tato kniha pro cash game
        [tournament] tato kniha pro turnaje
        [home] tato kniha pro domácí hru
       *[other] { $kind }
    }
changed-rulebook = { $book }, se změnou: { $options }
answer-consequence = { $answer }: { $leads }
alternative-ruling = nebo: { $ruling }
ruling-prompt =
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
menu-choice-invalid = „{ $text }“ v seznamu není: napište číslo 1 až { $most }, b nebo q
number-text-invalid = to není číslo: „{ $text }“
chips-text-unreadable = nečitelné žetony „{ $text }“: napište třeba 1000 a čtyři 100
cards-text-unreadable = nečitelné karty „{ $text }“: napište třeba Kh 7d
seat-text-unreadable = neznámé místo „{ $text }“: napište číslo 1 až 10, nebo písmeno
floor-game-mismatch = text uvádí jinou hru než { $game }
ruling-house-rules-heading = Pravidla stolu
