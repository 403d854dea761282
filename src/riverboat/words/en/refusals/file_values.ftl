hand-field = the hand
player-field = player { $name }
pot-field = pot { $pot }
round-field = round { $at } ({ $street })
round-action-field = { $where }, action { $at }
street-action-in-text = { $street }, action { $at }, { $said }
position-in-text = { $where }: { $why }
action-in-text = action { $at }, { $said }: { $why }
hand-in-text = hand { $hand }: { $why }
problem-at-end = at the end: { $why }
refusal-with-amount-unit =
    { $why }{ GIVEN($cited) ->
        [yes] {" "}({ $cited })
       *[no] {""}
    } [amounts in units of 1/{ $scale }]
further-problem =
    { $why }{ GIVEN($cited) ->
        [yes] {" "}({ $cited })
       *[no] {""}
    }; { $other }
value-expected = { $what } must be { KEY($kind) ->
        [whole] a whole number
        [chips] a whole number of chips
        [positive] a positive whole number of chips
        [text] text
        [list] a list
        [texts] a list of texts
        [cards] a list of cards
        [amounts] a list of amounts
        [object] an object in braces
        [table] a table in braces
        [openers] jacks, queens, kings or aces
       *[other] { $kind }
    }, not { $found }
seat-expected = { $what } must be a seat from 0 to { $last }, not { $found }
written-value-invalid = invalid { KEY($kind) ->
        [amount] amount
        [post] post
        [range] range
        [card] card
       *[other] { $kind }
    } { $found }{ GIVEN($example) ->
        [yes] : write it as '{ $example }'
       *[no] {""}
    }
cards-invalid = invalid cards { $found }: write AsKd or ????
written-name-unknown = unknown { $found }; a known one is '{ $example }'
written-choice-unknown =
    unknown { $found }; known: { $names }{ $others ->
        [true] {" "}and so on
       *[false] {""}
    }
named-setting-unknown = unknown { KEY($kind) ->
        [size] size
        [variant] variant
       *[other] { $kind }
    } { $found }; choose from { $names }
written-player-unknown = unknown player { $player }
source-player-unknown = unknown player { $player }
no-player-with-the-id = unknown player id { $given }
game-name-unknown = unknown game { $game }
key-missing = missing key { $key }
key-empty = { $key } is empty
player-entry-count-mismatch = { $key }: one entry per player needed, { $entries } given for { $players } { NUMBER($players) ->
        [one] player
       *[other] players
    }
number-too-small = { $found } is below { $least }
amount-negative = { $found }: an amount can’t be negative
fractional-chips = { $amount } isn’t a multiple of 1/{ $scale }
amount-out-of-range = amount too large or too small
text-expected-in-file = not text
byte-not-utf8 = not text: a byte on this line isn’t UTF-8
utf8-sequence-invalid = not text: unknown encoding
utf8-byte-invalid = not text: byte { $byte } fits no known encoding
json-invalid = not JSON: { $what }
json-too-deep = not JSON: brackets nested too deeply
toml-invalid = not TOML: { $what }
hand-invalid = not a hand: { $what }
deal-unknown = not a hand: unknown deal ({ $what })
hand-text-too-long = not a hand: more than { $most } characters
hand-text-unterminated = not a hand: more than { $most } characters without an end
hand-text-truncated = the text ends in the middle of a hand
line-too-long = line too long for a hand
too-many-lines = too many lines for a hand
no-hand-files-here = no hand files in this folder
