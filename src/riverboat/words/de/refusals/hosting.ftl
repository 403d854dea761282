chair-stays-taken = Platz { $chair } ist besetzt: Der Tisch kann nicht { $chairs } Plätze haben
rules-for-the-next-hand = neue Einsätze und Regeln gelten ab der nächsten Hand
only-one-game = dieser Tisch spielt nur { $game }
no-such-game =
    { $why }{ GIVEN($cited) ->
        [yes] {" "}({ $cited })
       *[no] {""}
    }
games-between-hands = wähle das nächste Spiel zwischen den Händen
not-the-dealer =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } das nächste Spiel nicht wählen: { PERSON($dealer) ->
        [you] du hast
       *[other] { $dealer } hat
    } den Button
nobody-deals =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } das nächste Spiel nicht wählen: Es gibt noch keinen Dealer
say-why-it-is-called-off = gib einen Grund für das Annullieren der Hand ein
say-why-it-is-corrected = gib einen Grund für die Korrektur ein
say-what-for = gib einen Grund ein
no-action-to-take-back = seit den letzten Karten gibt es keine Aktion zurückzunehmen
takes-more-than-there-is =
    { PERSON($who) ->
        [you] du hast
       *[other] { $who } hat
    } nur { CHIPS($chips) }
played-to-its-end-first = warte auf das Ende der Hand
