table-closed-for-hands = dieser Tisch ist geschlossen
no-hand-running = keine laufende Hand
hand-unfinished = warte auf das Ende der Hand
player-not-in-this-hand =
    { PERSON($who) ->
        [you] du bist
       *[other] { $who } ist
    } nicht in dieser Hand
no-players-ready = wartet auf Spieler
one-player-ready = wartet auf Spieler, 1 bereit
loan-pending = eine Bitte um Leihe ist offen: Warte auf den Verleiher
bomb-pot-without-a-board = kein Bomb Pot in { $game }: Es gibt kein Board
bomb-pot-board-count = 1 bis { $most } Boards für einen Bomb Pot
too-many-for-the-boards = das Deck ist zu klein für { $players } Spieler und { $boards } Boards: höchstens { $most } Spieler
draw-for-the-button-first = lost zuerst den Button aus: Plätze { $chairs }
button-already-placed = der Button liegt schon, er wird nicht ausgelost
button-draw-count-wrong =
    { $n } { NUMBER($n) ->
        [one] Karte
       *[other] Karten
    } angegeben, { $due } verschiedene nötig für die Plätze { $chairs }
too-few-for-the-blinds = { $n } Spieler können nicht { $blinds } { NUMBER($blinds) ->
        [one] Blind
       *[other] Blinds
    } zahlen
no-chop = an diesem Tisch werden Blinds nicht geteilt
no-blind-in-play =
    { PERSON($who) ->
        [you] du hast
       *[other] { $who } hat
    } keinen Blind gezahlt
chop-unavailable =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } die Blinds nicht teilen: { $why }
more-posted-than-blinds = es ist mehr als die zwei Blinds gezahlt
kill-pot-running = das ist ein Kill-Pot
chop-blinds-only = nur die Blinds können teilen
chop-other-player-in = ein anderer Spieler ist noch dabei
chop-too-late = zu spät, es gab einen Raise oder einen Flop
chop-after-call = zu spät, es gab einen Call
