cards-dealt-to-all =
    Deal: { $n } { NUMBER($n) ->
        [one] card
       *[other] cards
    } each
cards-dealt-to = Dealt to { $who }: { CARDS($cards) }{ $pot }
new-cards-dealt = New cards for { $people }
card-exposed-by-dealer =
    Exposed card { CARDS($card) } for { $who }: { $replaced ->
        [true] to be replaced
       *[false] stays face up
    }{ $pot }
cards-of-player = { $who } { CARDS($cards) }
upcards-of-player = { $who } { CARDS($cards) } ({ CARDS($showing) })
players-dealt-face-down = { LIST($people) } face down
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
community-card-dealt = Too few cards left: community card { CARDS($cards) }{ $pot }
draw-heading = Draw{ $pot }
numbered-draw-heading =
    { NUMBER($which) ->
        [1] First draw
        [2] Second draw
        [3] Third draw
       *[other] Draw { $which }
    }{ $pot }
discards-reshuffled =
    Out of cards: { $n } { NUMBER($n) ->
        [one] card
       *[other] cards
    } reshuffled
player-stood-pat =
    { PERSON($who) ->
        [you] you stand
       *[other] { $who } stands
    } pat
cards-discarded =
    { PERSON($who) ->
        [you] you discard
       *[other] { $who } discards
    } { CARDS($cards) }
discard-count =
    { PERSON($who) ->
        [you] you discard
       *[other] { $who } discards
    } { $n }
cards-drawn =
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
