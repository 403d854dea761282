the-hand-itself = the hand
of-a-player = player { $name }
of-a-pot = pot { $pot }
of-a-round = round { $at } ({ $street })
action-of-a-round = { $where }, action { $at }
said-on-a-street = { $street }, action { $at }, { $said }
at = { $where }: { $why }
on-the-action = action { $at }, { $said }: { $why }
on-the-hand = hand { $hand }: { $why }
not-before-the-end = at the end: { $why }
counted-in-chips =
    { $why }{ GIVEN($cited) ->
        [yes] {" "}({ $cited })
       *[no] {""}
    } [in chips of 1/{ $scale }]
with-another-fault =
    { $why }{ GIVEN($cited) ->
        [yes] {" "}({ $cited })
       *[no] {""}
    }; { $other }
expected =
    { $what } is { KEY($kind) ->
        [whole] a whole number
        [chips] a whole number of chips
        [positive] a positive whole number of chips
        [text] a text
        [list] a list
        [texts] a list of texts
        [cards] a list of cards
        [amounts] a list of amounts
        [object] an object in braces
        [table] a table in braces
        [openers] jacks, queens, kings or aces
       *[other] { $kind }
    }, not { $found }
expected-a-seat = { $what } is a seat from 0 to { $last }, not { $found }
is-no =
    { $found } is no { KEY($kind) ->
        [amount] amount
        [post] post
        [range] range
        [card] card
       *[other] { $kind }
    }{ GIVEN($example) ->
        [yes] , such as '{ $example }'
       *[no] {""}
    }
are-no-cards = { $found } are no cards, such as AsKd or ????
is-not-known-as = { $found } is not known, as '{ $example }' is
is-not-one-of-these =
    { $found } is not known; there are { $names }{ $others ->
        [true] {" "}and so on
       *[false] {""}
    }
none-is-called =
    no { KEY($kind) ->
        [size] size
        [variant] variant
       *[other] { $kind }
    } { $found }; there are { $names }
there-is-nobody = there is no { $player }
no-player-called = there is no player { $player }
no-player-with-the-id = there is no player with the id { $given }
no-game-called = there is no game { $game }
key-is-missing = required key { $key } is missing
is-empty = { $key } is empty
entries-for-others = { $key } has { $entries } entries for { $players } players
is-less = { $found } is less than { $least }
is-negative = { $found }: an amount is never negative
parts-of-a-chip = { $amount } is no whole number of chips of 1/{ $scale }
no-chips-are-so-many = no chips are so many, or so small
is-not-text = not text
byte-is-not-utf8 = not text: a byte on this line is not UTF-8
spells-no-letter = not text: what is here spells no letter in any encoding we know
byte-spells-no-letter = not text: the byte { $byte } spells no letter in any encoding we know
is-not-json = not JSON: { $what }
brackets-without-end = not JSON: brackets within brackets without end
is-not-toml = not TOML: { $what }
is-not-a-hand = not a hand: { $what }
no-game-dealt-like-this = not a hand: no game is dealt like this ({ $what })
too-long-for-a-hand = more than { $most } characters: that is no hand
too-long-without-an-end = more than { $most } characters without an end: that is no hand
ends-within-a-hand = the text ends in the middle of a hand
line-is-too-long = the line is longer than any hand
too-many-lines = no hand has so many lines
no-file-of-hands = there is no file of hands in this folder
