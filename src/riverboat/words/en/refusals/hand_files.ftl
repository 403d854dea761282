does-not-go-with = { $key } does not fit variant { $variant }
ranges-stand-in-spread = the ranges of a spread-limit game belong in _spread
cap-goes-with = _cap is for no-limit and pot-limit only
that-is-no-action = not an action
belongs-to =
    { $word } is for { KEY($games) ->
        [stud] stud
        [draw] draw
       *[other] { $games }
    } games
board-in-part = incomplete board
hole-cards-and-no-more =
    { $due } hole { NUMBER($due) ->
        [one] card
       *[other] cards
    } per player, no more
is-due-cards =
    { $who } is due { NUMBER($due) ->
        [0] no
       *[other] { $due }
    } { NUMBER($due) ->
        [one] card
       *[other] cards
    }
card-was-dealt = { CARDS($card) } is already dealt
has-to-open = { $who } must open, with pb or cbr
has-mucked = { $who } has mucked
