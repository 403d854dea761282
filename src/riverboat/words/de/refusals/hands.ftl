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
bomb-pot-in-boardless-game = kein Bomb Pot in { $game }: Es gibt kein Board
bomb-pot-board-count-invalid = ein Bomb Pot hat 1 bis { $max_boards } Boards
too-many-players-for-boards = das Deck ist zu klein für { $player_count } Spieler und { $board_count } Boards: höchstens { $max_players } Spieler
draw-for-the-button-first = lost zuerst den Button aus: Plätze { $chairs }
button-already-placed = der Button liegt schon, er wird nicht ausgelost
button-draw-count-wrong =
    { $card_count } { NUMBER($card_count) ->
        [one] Karte
       *[other] Karten
    } angegeben, { $needed_card_count } verschiedene nötig für die Plätze { $chairs }
too-few-for-the-blinds = { $player_count } Spieler können nicht { $blind_count } { NUMBER($blind_count) ->
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
    } die Blinds nicht teilen: { $reason }
more-posted-than-blinds = es müssen genau die zwei Blinds gezahlt sein und sonst nichts
kill-pot-running = das ist ein Kill-Pot
chop-blinds-only = nur die Blinds können teilen
chop-other-player-in = ein anderer Spieler ist noch dabei
chop-too-late = zu spät, es gab einen Raise oder einen Flop
chop-after-call = zu spät, es gab einen Call
