cards-dealt-to-all =
    Geben: je { $n } { NUMBER($n) ->
        [one] Karte
       *[other] Karten
    }
cards-dealt-to =
    Karten für { PERSON($who) ->
        [you] dich
       *[other] { $who }
    }: { CARDS($cards) }{ $pot }
new-cards-dealt = Neue Karten: { $people }
card-exposed-by-dealer =
    Aufgedeckte Karte { CARDS($card) } für { PERSON($who) ->
        [you] dich
       *[other] { $who }
    }: { $replaced ->
        [true] wird ersetzt
       *[false] bleibt offen
    }{ $pot }
cards-of-player = { $who } { CARDS($cards) }
upcards-of-player = { $who } { CARDS($cards) } ({ CARDS($showing) })
players-dealt-face-down = { LIST($people) } verdeckt
door-cards = Door Cards: { $each }{ $pot }
street-dealt-heading =
    { KEY($street) ->
        [second-street] Second Street
        [third-street] Third Street
        [fourth-street] Fourth Street
        [fifth-street] Fifth Street
        [sixth-street] Sixth Street
        [seventh-street] Seventh Street
       *[other] { $street }
    }: { $each }{ $pot }
board-dealt-heading =
    { KEY($street) ->
        [flop] Flop
        [turn] Turn
        [river] River
        [board] Board
        [preflop] Erste Karte
       *[other] { $street }
    } { CARDS($cards) }{ $pot }
one-board-dealt-heading =
    Board { $board }: { KEY($street) ->
        [flop] Flop
        [turn] Turn
        [river] River
        [preflop] erste Karte
       *[other] { $street }
    } { CARDS($cards) }{ $pot }
community-card-dealt = Zu wenige Karten übrig: gemeinsame Karte { CARDS($cards) }{ $pot }
draw-heading = Tausch{ $pot }
numbered-draw-heading =
    { NUMBER($which) ->
        [1] Erster Tausch
        [2] Zweiter Tausch
        [3] Dritter Tausch
       *[other] Tausch { $which }
    }{ $pot }
discards-reshuffled =
    Das Deck ist leer: { $n } { NUMBER($n) ->
        [one] Karte
       *[other] Karten
    } neu gemischt
player-stood-pat =
    { PERSON($who) ->
        [you] du tauschst
       *[other] { $who } tauscht
    } nicht
cards-discarded =
    { PERSON($who) ->
        [you] du wirfst
       *[other] { $who } wirft
    } { CARDS($cards) } ab
discard-count =
    { PERSON($who) ->
        [you] du wirfst
       *[other] { $who } wirft
    } { $n } ab
cards-drawn =
    { PERSON($who) ->
        [you] du tauschst
       *[other] { $who } tauscht
    } { $n }
draw-with-discards-shown =
    { PERSON($who) ->
        [you] du tauschst
       *[other] { $who } tauscht
    } { $n }, abgeworfen { CARDS($cards) }
discard-returned =
    { PERSON($who) ->
        [you] du nimmst
       *[other] { $who } nimmt
    } den Abwurf zurück
