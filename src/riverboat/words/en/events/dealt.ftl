cards-dealt-to-all =
    Deal: { $n } { NUMBER($n) ->
        [one] card
       *[other] cards
    } each
cards-dealt-to = Dealt to { $who }: { CARDS($cards) }{ $pot }
new-cards-for = New cards for { $people }
dealer-exposes =
    Exposed card { CARDS($card) } for { $who }: { $replaced ->
        [true] to be replaced
       *[false] stays face up
    }{ $pot }
cards-for = { $who } { CARDS($cards) }
upcards-for = { $who } { CARDS($cards) } ({ CARDS($showing) })
face-down-for = { LIST($people) } face down
door-cards = Door cards: { $each }{ $pot }
street-dealt-heading =
    { KEY($street) ->
        [second-street] Second street
        [third-street] Third street
        [fourth-street] Fourth street
        [fifth-street] Fifth street
        [sixth-street] Sixth street
        [seventh-street] Seventh street
       *[other] { $street }
    }: { $each }{ $pot }
board-dealt-heading =
    { KEY($street) ->
        [flop] Flop
        [turn] Turn
        [river] River
        [board] Board
        [preflop] First card
       *[other] { $street }
    } { CARDS($cards) }{ $pot }
one-board-dealt-heading =
    Board { $board }: { KEY($street) ->
        [preflop] first card
       *[other] { $street }
    } { CARDS($cards) }{ $pot }
card-for-all = Too few cards left, community card { CARDS($cards) }{ $pot }
draw-heading = Draw{ $pot }
numbered-draw-heading =
    { NUMBER($which) ->
        [1] First draw
        [2] Second draw
        [3] Third draw
       *[other] Draw { $which }
    }{ $pot }
stub-runs-out =
    Out of cards: { $n } { NUMBER($n) ->
        [one] card
       *[other] cards
    } reshuffled
player-stood-pat =
    { PERSON($who) ->
        [you] you stand
       *[other] { $who } stands
    } pat
discards =
    { PERSON($who) ->
        [you] you discard
       *[other] { $who } discards
    } { CARDS($cards) }
discards-unseen =
    { PERSON($who) ->
        [you] you discard
       *[other] { $who } discards
    } { $n }
draws =
    { PERSON($who) ->
        [you] you draw
       *[other] { $who } draws
    } { $n }
draw-with-discards-shown =
    { PERSON($who) ->
        [you] you draw
       *[other] { $who } draws
    } { $n }, discarding { CARDS($cards) }
discard-returned =
    { PERSON($who) ->
        [you] you take
       *[other] { $who } takes
    } the discard back
