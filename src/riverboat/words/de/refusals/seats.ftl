seat-empty = Platz { $chair } ist leer; besetzte Plätze: { $taken_chairs }
all-seats-empty = Platz { $chair } ist leer, wie alle Plätze
player-name-empty = gib den Namen eines Spielers ein
player-already-seated =
    { PERSON($who) ->
        [you] du hast
       *[other] { $who } hat
    } schon Platz { $chair }: ein Platz pro Spieler
free-chairs = freie Plätze: { $chairs }
table-full = der Tisch ist voll
seat-occupied =
    auf Platz { $chair } { PERSON($who) ->
        [you] sitzt du
       *[other] sitzt { $who }
    }; { $places }
no-such-chair = kein Platz { $chair } an diesem Tisch; { $places }
seat-not-just-left = von Platz { $chair } ist gerade kein Spieler gegangen: Setz dich als neuer Spieler
seat-waits-for-button = Platz { $chair } bekommt keine Karten, bis der Button vorbei ist
no-big-blind-to-sit-out-at =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } nicht beim Big Blind aussetzen: { $game } hat keinen; setz nach der Hand aus
player-without-chips =
    { PERSON($who) ->
        [you] du hast
       *[other] { $who } hat
    } keine Chips: erst einkaufen
move-during-hand =
    { PERSON($who) ->
        [you] du bist
       *[other] { $who } ist
    } in der Hand: Platzwechsel zwischen den Händen
button-correction-during-hand = der Button wird zwischen den Händen berichtigt
button-error-uncorrectable = zu spät: An diesem Tisch bleibt ein Fehler mit dem Button bestehen, sobald gespielt wird
button-unavailable =
    { PERSON($who) ->
        [you] du bekommst
       *[other] { $who } bekommt
    } keine Karten: kein Button
