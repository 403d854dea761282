table-is-closed = dieser Tisch ist geschlossen
no-hand-is-played = keine laufende Hand
hand-is-not-over = warte auf das Ende der Hand
not-dealt-into-it =
    { PERSON($who) ->
        [you] du bist
       *[other] { $who } ist
    } nicht in dieser Hand
nobody-is-ready = wartet auf Spieler
only-one-is-ready = wartet auf Spieler, 1 bereit
loan-waits = eine Bitte um Leihe ist offen: Warte auf den Verleiher
bomb-pot-without-a-board = kein Bomb Pot in { $game }: Es gibt kein Board
number-of-boards = 1 bis { $most } Boards für einen Bomb Pot
too-many-for-the-boards = das Deck ist zu klein für { $players } Spieler und { $boards } Boards: höchstens { $most } Spieler
draw-for-the-button-first = lost zuerst den Button aus: Plätze { $chairs }
button-is-known = der Button liegt schon, er wird nicht ausgelost
wrong-number-drawn =
    { $n } { NUMBER($n) ->
        [one] Karte
       *[other] Karten
    } angegeben, { $due } verschiedene nötig für die Plätze { $chairs }
too-few-for-the-blinds = { $n } Spieler können nicht { $blinds } Blinds zahlen
no-chop = an diesem Tisch werden Blinds nicht geteilt
no-blind-in-play =
    { PERSON($who) ->
        [you] du hast
       *[other] { $who } hat
    } keinen Blind gezahlt
cannot-chop =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } die Blinds nicht teilen: { $why }
more-was-posted = es ist mehr als die zwei Blinds gezahlt
is-a-kill-pot = das ist ein Kill-Pot
only-the-blinds = nur die Blinds können teilen
somebody-else-is-in = ein anderer Spieler ist noch dabei
raise-or-flop = zu spät, es gab einen Raise oder einen Flop
there-was-a-call = zu spät, es gab einen Call
