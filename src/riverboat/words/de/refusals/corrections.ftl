correction-after-hand = die Hand ist vorbei
correction-after-bets = auf diese Karten wurde schon gesetzt: Geh in der Hand zuerst vor sie zurück
correction-rule-missing = nenne eine Regel oder kennzeichne es als Entscheidung des Floors mit Grund
floor-reason-missing = eine Entscheidung des Floors braucht einen Grund
hand-seat-unknown = kein Platz { $number } in dieser Hand
player-out-of-hand =
    { PERSON($who) ->
        [you] du bist
       *[other] { $who } ist
    } nicht mehr in dieser Hand
correction-unneeded = nichts zu berichtigen: Mach es auf dem üblichen Weg
exposed-cards-unclear = gib zuerst die gegebenen Karten an, dann die aufgedeckten
no-upcards-here = dieses Spiel hat keine offenen Karten
correction-out-of-turn =
    { PERSON($who) ->
        [you] du bist
       *[other] { $who } ist
    } nicht dran; jetzt kommt: { $offer }
chips-over-stack =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } nicht so viele Chips eingesetzt haben
cards-for-other-seats = gib für jeden der { $seat_count } Plätze Karten oder einen Einsatz an
too-many-cards =
    zu viele Karten in diesem Spiel für { PERSON($who) ->
        [you] dich
       *[other] { $who }
    }: { $cards }
deal-finished = in dieser Hand gibt es keine Karten mehr zu geben
board-size-impossible = kein Board mit { $cards } { NUMBER($cards) ->
        [one] Karte
       *[other] Karten
    } in diesem Spiel
no-such-board = kein Board { $number }, auf das jetzt gegeben wird
stub-too-small = im Deck sind { $stub } { NUMBER($stub) ->
        [one] Karte
       *[other] Karten
    }, nicht { $cards }
corrected-cards-missing = nenne die Karten und ihre Spieler, jeden Spieler einmal
held-cards-mismatch =
    { PERSON($who) ->
        [you] du hast
       *[other] { $who } hat
    } { CARDS($cards) } nicht
board-mismatch = das Board ist { CARDS($board) }: Gib die Stelle jeder Karte an
burn-count-mismatch =
    { $burns } zusätzliche { NUMBER($burns) ->
        [one] Burn-Karte ist
       *[other] Burn-Karten sind
    } unmöglich
no-bets-now = jetzt keine Einsätze zu berichtigen
bets-mismatch = die Chips vor den Spielern ergeben keinen Einsatz von { CHIPS($bet_total) }
chip-total-wrong = die Chips ergeben nicht die { CHIPS($chips) } auf dem Tisch
rewind-point-invalid = kein Weg zurück an Stelle { $rewind_point } der Hand
last-live-hand-killed =
    { PERSON($who) ->
        [you] deine Hand
       *[other] die Hand von { $who }
    } ist die letzte lebende: Annulliere stattdessen die ganze Hand
