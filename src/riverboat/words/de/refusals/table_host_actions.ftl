seats-below-occupied = Platz { $chair } ist besetzt: Der Tisch kann nicht { $chairs } Plätze haben
rules-change-during-hand = neue Einsätze und Regeln gelten ab der nächsten Hand
single-game-table = dieser Tisch spielt nur { $game }
no-such-game =
    { $reason }{ GIVEN($cited_rule) ->
        [yes] {" "}({ $cited_rule })
       *[no] {""}
    }
game-choice-during-hand = wähle das nächste Spiel zwischen den Händen
not-the-dealer =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } das nächste Spiel nicht wählen: { PERSON($dealer) ->
        [you] du hast
       *[other] { $dealer } hat
    } den Button
game-choice-unavailable =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } das nächste Spiel nicht wählen: Es gibt noch keinen Dealer
void-reason-missing = gib einen Grund für das Annullieren der Hand ein
correction-reason-missing = gib einen Grund für die Korrektur ein
host-reason-missing = gib einen Grund ein
no-action-to-take-back = seit den letzten Karten gibt es keine Aktion zurückzunehmen
removal-over-stack =
    { PERSON($who) ->
        [you] du hast
       *[other] { $who } hat
    } nur { CHIPS($chips) }
hand-still-in-progress = warte auf das Ende der Hand
