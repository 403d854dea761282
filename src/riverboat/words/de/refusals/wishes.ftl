say-who-you-are = gib zuerst deinen Namen ein
sit-down-first = setz dich zuerst
has-a-chair =
    { PERSON($who) ->
        [you] du hast
       *[other] { $who } hat
    } schon Platz { $chair } an diesem Tisch
has-no-cards = du bist nicht in dieser Hand
had-no-cards = du warst nicht in dieser Hand
turn-of-others = dran: { LIST($acting) }
cards-are-coming = gerade werden Karten gegeben
card-is-there-once = eine Karte lässt sich nur einmal wählen
bot-has-the-name = ein Bot an diesem Tisch heißt { $name }: Wähle einen anderen Namen
plays-from-your-address = ein Spieler pro Adresse an diesem Tisch, und von deiner spielt schon einer
host-paused = der Tisch macht Pause
has-gone-on = zu spät: Am Tisch ging es weiter
does-not-answer = keine Antwort vom Tisch: Versuche es noch einmal
nothing-has-changed = das hat nicht geklappt; nichts hat sich geändert
not-understood = { $why }
no-bomb-votes = über Bomb Pots wird an diesem Tisch nicht abgestimmt
not-in-the-next-hand = du bist in der nächsten Hand nicht dabei
no-rabbits = Rabbit Hunting ist an diesem Tisch aus
deck-is-put-away = zu spät: Das Deck dieser Hand ist weg
list-is-closed = Tisch geschlossen
list-is-full = die Warteliste ist voll, { $most } Spieler
nobody-has-to-wait = kein Warten nötig: Platz { $chair } ist frei
chair-is-free = Platz { $chair } ist frei: Setz dich dorthin
sits-down-with-from-to = der Buy-in ist { CHIPS($least) } bis { CHIPS($most) }, nicht { CHIPS($chips) }
sits-down-with-or-more = der Buy-in ist { CHIPS($least) } oder mehr, nicht { CHIPS($chips) }
only-bots-get-up =
    auf Platz { $chair } { PERSON($who) ->
        [you] sitzt du
       *[other] sitzt { $who }
    }: Nur Bots machen Platz
bots-stay = Bots behalten an diesem Tisch ihre Plätze
is-not-on-the-list =
    { PERSON($who) ->
        [you] du bist
       *[other] { $who } ist
    } nicht auf der Warteliste; es warten: { $waiting }
list-is-empty =
    { PERSON($who) ->
        [you] du bist
       *[other] { $who } ist
    } nicht auf der Warteliste; sie ist leer
chair-is-kept =
    Platz { $chair } ist für { PERSON($who) ->
        [you] dich
       *[other] { $who }
    } reserviert, als Nächsten auf der Warteliste
somebody-sits-there = dieser Platz ist besetzt
no-free-chair = kein freier Platz
