player-name-missing = gib zuerst deinen Namen ein
seat-required = setz dich zuerst
already-seated =
    { PERSON($who) ->
        [you] du hast
       *[other] { $who } hat
    } schon Platz { $chair } an diesem Tisch
no-cards-in-hand = du bist nicht in dieser Hand
not-in-that-hand = du warst nicht in dieser Hand
other-players-turn = dran: { LIST($players_to_act) }
cards-being-dealt = gerade werden Karten gegeben
card-chosen-twice = eine Karte lässt sich nur einmal wählen
bot-name-taken = ein Bot an diesem Tisch heißt { $name }: Wähle einen anderen Namen
ip-address-already-playing = ein Spieler pro Adresse an diesem Tisch, und von deiner spielt schon einer
table-on-pause = der Tisch macht Pause
command-too-late = zu spät: Am Tisch ging es weiter
table-unresponsive = keine Antwort vom Tisch: Versuche es noch einmal
command-failed = Serverfehler: Nichts hat sich geändert, versuch es noch einmal
command-invalid = { $reason }
bomb-pot-votes-disabled = über Bomb Pots wird an diesem Tisch nicht abgestimmt
not-in-the-next-hand = du bist in der nächsten Hand nicht dabei
rabbit-hunt-disabled = Rabbit Hunting ist an diesem Tisch aus
deck-no-longer-stored = zu spät: Das Deck dieser Hand ist weg
waiting-list-closed = Tisch geschlossen
waiting-list-full = die Warteliste ist voll, { $max_players } Spieler
waiting-list-unnecessary = kein Warten nötig: Platz { $chair } ist frei
seat-free = Platz { $chair } ist frei: Setz dich dorthin
buy-in-outside-table-range = der Buy-in ist { CHIPS($minimum) } bis { CHIPS($maximum) }, nicht { CHIPS($chips) }
buy-in-below-table-minimum = der Buy-in ist { CHIPS($minimum) } oder mehr, nicht { CHIPS($chips) }
seat-held-by-player =
    auf Platz { $chair } { PERSON($who) ->
        [you] sitzt du
       *[other] sitzt { $who }
    }: Nur Bots machen Platz
bot-removal-refused = Bots behalten an diesem Tisch ihre Plätze
not-on-waiting-list =
    { PERSON($who) ->
        [you] du bist
       *[other] { $who } ist
    } nicht auf der Warteliste; es warten: { $waiting_players }
waiting-list-empty =
    { PERSON($who) ->
        [you] du bist
       *[other] { $who } ist
    } nicht auf der Warteliste; sie ist leer
seat-reserved =
    Platz { $chair } ist für { PERSON($who) ->
        [you] dich
       *[other] { $who }
    } reserviert, als Nächsten auf der Warteliste
seat-just-taken = dieser Platz ist besetzt
no-free-chair = kein freier Platz
