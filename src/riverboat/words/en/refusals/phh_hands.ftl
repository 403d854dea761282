variant-key-mismatch = { $key } doesn’t fit variant { $variant }
phh-spread-range-misplaced = the ranges of a spread-limit game belong in _spread
cap-field-misplaced = _cap is for no-limit and pot-limit only
action-unknown = unknown action
field-of-other-game =
    { $word } is for { KEY($games) ->
        [stud] stud
        [draw] draw
       *[other] { $games }
    } games
board-incomplete = incomplete board
hole-cards-too-many = { $max_cards } hole { NUMBER($max_cards) ->
        [one] card
       *[other] cards
    } per player at most
cards-due =
    { $who } { PERSON($who) ->
        [you] are
       *[other] is
    } due { NUMBER($card_count) ->
        [0] no
       *[other] { $card_count }
    } { NUMBER($card_count) ->
        [one] card
       *[other] cards
    }
card-already-dealt = { CARDS($card) } is already dealt
opening-bet-required = { $who } must open, with pb or cbr
hand-already-mucked =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } mucked
