variant-key-mismatch = { $key } doesn’t fit variant { $variant }
range-outside-spread = the ranges of a spread-limit game belong in _spread
cap-field-misplaced = _cap is for no-limit and pot-limit only
action-unknown = unknown action
field-of-other-game =
    { $word } is for { KEY($games) ->
        [stud] stud
        [draw] draw
       *[other] { $games }
    } games
board-incomplete = incomplete board
hole-cards-too-many = { $due } hole { NUMBER($due) ->
        [one] card
       *[other] cards
    } per player at most
cards-due =
    { $who } is due { NUMBER($due) ->
        [0] no
       *[other] { $due }
    } { NUMBER($due) ->
        [one] card
       *[other] cards
    }
card-already-dealt = { CARDS($card) } is already dealt
opening-due = { $who } must open, with pb or cbr
hand-already-mucked = { $who } has mucked
