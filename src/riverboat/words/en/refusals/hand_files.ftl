does-not-go-with = { $key } does not go with variant { $variant }
ranges-stand-in-spread = a spread-limit game has its ranges in _spread
cap-goes-with = _cap goes with no-limit and pot-limit only
that-is-no-action = that is no action
belongs-to =
    { $word } belongs to { KEY($games) ->
        [stud] stud
        [draw] draw
       *[other] { $games }
    } games
board-in-part = the board was dealt in part only
hole-cards-and-no-more = a player is dealt { $due } hole cards, and no more
is-due-cards =
    { $who } is due { NUMBER($due) ->
        [0] no
       *[other] { $due }
    } { NUMBER($due) ->
        [one] card
       *[other] cards
    }
card-was-dealt = { CARDS($card) } has been dealt already
has-to-open = { $who } has to open, with pb or cbr
has-mucked = { $who } has mucked
