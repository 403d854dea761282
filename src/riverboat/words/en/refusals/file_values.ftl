hand-location = the hand
player-location = player { $name }
pot-location = pot { $pot }
round-location = round { $round_number } ({ $street })
round-action-location = { $round_location }, action { $action_number }
street-action-location = { $street }, action { $action_number }, { $action_text }
located-file-error = { $location }: { $reason }
located-action-error = action { $action_number }, { $action_text }: { $reason }
located-hand-error = hand { $hand }: { $reason }
error-at-text-end = at the end: { $reason }
refusal-in-amount-units =
    { $reason }{ GIVEN($cited_rule) ->
        [yes] {" "}({ $cited_rule })
       *[no] {""}
    } [amounts in units of 1/{ $scale }]
two-file-errors =
    { $first_error }{ GIVEN($cited_rule) ->
        [yes] {" "}({ $cited_rule })
       *[no] {""}
    }; { $next_error }
value-expected = { $field_name } must be { KEY($kind) ->
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
    }, not { $found_value }
seat-expected = { $field_name } must be a seat from 0 to { $max_seat }, not { $found_value }
notated-value-invalid = invalid { KEY($kind) ->
        [amount] amount
        [post] post
        [range] range
        [card] card
       *[other] { $kind }
    } { $found_text }{ GIVEN($example) ->
        [yes] : write it as '{ $example }'
       *[no] {""}
    }
cards-invalid = invalid cards { $cards_text }: write AsKd or ????
notated-name-unknown = unknown { $found_text }; write it as in '{ $example }'
notated-choice-unknown =
    unknown { $found_text }; known: { $names }{ $has_more ->
        [true] {" "}and so on
       *[false] {""}
    }
named-setting-unknown = unknown { KEY($kind) ->
        [size] size
        [variant] variant
       *[other] { $kind }
    } { $found_name }; choose from { $names }
player-name-unknown-in-file = unknown player { $player }
source-player-unknown = unknown player { $player }
no-player-with-the-id = unknown player id { $player_id }
game-name-unknown = unknown game { $game }
key-missing = missing key { $key }
key-empty = { $key } is empty
player-entry-count-mismatch = { $key }: one entry per player needed, { $entry_count } given for { $player_count } { NUMBER($player_count) ->
        [one] player
       *[other] players
    }
number-too-small = { $found_number } is below { $minimum }
amount-negative = { $found_amount }: an amount can’t be negative
fractional-chips = { $amount } isn’t a multiple of 1/{ $scale }
amount-out-of-range = amount too large or too small
text-expected-in-file = not text
byte-not-utf8 = not text: a byte on this line isn’t UTF-8
utf8-sequence-invalid = not text: unknown encoding
utf8-byte-invalid = not text: byte { $byte } fits no known encoding
json-invalid = not JSON: { $json_error }
json-too-deep = not JSON: brackets nested too deeply
toml-invalid = not TOML: { $toml_error }
hand-invalid = not a hand: { $hand_error }
deal-unknown = not a hand: unknown deal ({ $deal_text })
hand-text-too-long = not a hand: more than { DECIMAL($max_characters) } characters
hand-text-unterminated = not a hand: more than { DECIMAL($max_characters) } characters without an end
hand-text-truncated = the text ends in the middle of a hand
line-too-long = line too long for a hand
too-many-lines = too many lines for a hand
no-hand-files-here = no hand files in this folder
