ruling-heading =
    { KEY($part) ->
        [understood] understood
        [ruling] ruling
        [asks] needed first
        [left] floor decides
        [why] why
        [others] other rulebooks
        [where] play continues
        [book] rulebook
        [assumed] assumed
        [all] all authorities
        [computed] result
        [meant-also] also possible
       *[other] { $part }
    }
house-book-name =
    { KEY($kind) ->
        [cash] this book for cash games
        [tournament] this book for tournaments
        [home] this book for home games
       *[other] { $kind }
    }
changed-rulebook = { $book }, changed in { $options }
answer-consequence = { $answer }: { $leads }
alternative-ruling = or: { $ruling }
ruling-prompt =
    { KEY($what) ->
        [chapter] number of a chapter, or what happened
        [situation] number of a situation
        [answer] number of an answer
        [number] number
        [chips] chips
        [seat] seat
        [cards] cards
       *[other] { $what }
    } (b back, q quit):{" "}
menu-choice-invalid = “{ $text }” isn’t on the list: type a number from 1 to { $most }, b or q
number-text-invalid = not a number: “{ $text }”
chips-text-unreadable = can’t read the chips “{ $text }”: type 1000 and four 100s, for example
cards-text-unreadable = can’t read the cards “{ $text }”: type Kh 7d, for example
seat-text-unreadable = unknown seat “{ $text }”: type a number from 1 to 10, or a letter
floor-game-mismatch = the text names a game other than { $game }
ruling-house-rules-heading = House rules
