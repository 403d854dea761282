desk-heading =
    { KEY($part) ->
        [understood] understood
        [ruling] ruling
        [asks] must be known first
        [left] left to the floor
        [why] why
        [others] elsewhere
        [where] how it goes on
        [book] the book says
        [assumed] taken as ordinary
        [all] every authority
        [computed] computed
        [meant-also] it may also be
       *[other] { $part }
    }
the-house =
    { KEY($kind) ->
        [cash] this book for cash games
        [tournament] this book for tournaments
        [home] this book for home games
       *[other] { $kind }
    }
changed-in = { $book }, changed in { $options }
answer-leads = { $answer }: { $leads }
or-else = or: { $ruling }
desk-prompt =
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
menu-choice-invalid = '{ $text }' is none of these: type a number from 1 to { $most }, b or q
not-a-number-here = '{ $text }' is no number
not-chips = '{ $text }' is not read as chips: such as 1000 and four 100s
not-cards = '{ $text }' is not read as cards: such as Kh 7d
not-a-seat = '{ $text }' is no seat: a number from 1 to 10, or a letter
floor-game-mismatch = the text says another game than { $game }
played-by = How hands are played
