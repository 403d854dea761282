hand-is-over = die Hand ist vorbei
street-is-on = auf diese Karten wurde schon gesetzt: Geh in der Hand zuerst vor sie zurück
needs-a-rule = nenne eine Regel oder kennzeichne es als Entscheidung des Floors mit Grund
floor-says-why = eine Entscheidung des Floors braucht einen Grund
no-seat-like-that = kein Platz { $number } in dieser Hand
is-out-of-the-hand =
    { PERSON($who) ->
        [you] du bist
       *[other] { $who } ist
    } nicht mehr in dieser Hand
nothing-is-wrong = nichts zu berichtigen: Mach es auf dem üblichen Weg
exposed-is-told-apart = gib zuerst die gegebenen Karten an, dann die aufgedeckten
no-upcards-here = dieses Spiel hat keine offenen Karten
is-not-to-act =
    { PERSON($who) ->
        [you] du bist
       *[other] { $who } ist
    } nicht dran; jetzt kommt: { $offer }
has-not-so-many-chips =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } nicht so viele Chips eingesetzt haben
cards-for-other-seats = gib für jeden der { $seats } Plätze einen Eintrag an
too-many-cards =
    { $cards } Karten sind in diesem Spiel zu viele für { PERSON($who) ->
        [you] dich
       *[other] { $who }
    }
deal-is-over = in dieser Hand gibt es keine Karten mehr zu geben
no-room-on-the-board = kein Board mit { $cards } Karten in diesem Spiel
no-such-board = kein Board { $number }, auf das jetzt gegeben wird
stub-is-too-small = im Deck sind { $stub } Karten, nicht { $cards }
says-no-cards = nenne die Karten und ihre Spieler, jeden Spieler einmal
holds-other-cards =
    { PERSON($who) ->
        [you] du hast
       *[other] { $who } hat
    } { CARDS($cards) } nicht
board-does-not-fit = das Board ist { CARDS($board) }: Gib die Stelle jeder Karte an
burns-do-not-fit =
    { $burns } zusätzliche { NUMBER($burns) ->
        [one] Burn-Karte ist
       *[other] Burn-Karten sind
    } unmöglich
no-bets-now = jetzt keine Einsätze zu berichtigen
bets-do-not-fit = die Chips vor den Spielern ergeben keinen Einsatz von { CHIPS($to) }
chips-do-not-add-up = die Chips ergeben nicht die { CHIPS($chips) } auf dem Tisch
no-such-point = kein Weg zurück an Stelle { $to } der Hand
nobody-would-be-left =
    { PERSON($who) ->
        [you] deine Hand
       *[other] die Hand von { $who }
    } ist die letzte lebende: Annulliere stattdessen die ganze Hand
