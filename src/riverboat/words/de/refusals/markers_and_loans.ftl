marker-pending = ein Schuldschein wartet: { $pending_request }
one-marker-at-a-time = immer nur ein Schuldschein; wartet auf { $pending_request }
chips-for-other-player-forbidden =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } Chips nur zum eigenen Stack legen
marker-bet-unavailable =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } keinen Schuldschein setzen: { $reason }; kaufe Chips{ $can_buy_between_hands ->
        [true] {" "}zwischen den Händen
       *[false] {""}
    }, geh all-in oder folde
markers-disabled = keine Schuldscheine an diesem Tisch
no-chips-during-hand = Table Stakes: Während einer Hand kommen keine Chips dazu
marker-amount-invalid = ein Schuldschein ist ein Betrag in Chips, nicht { $typed_amount }
buy-in-before-borrowing =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } noch nichts leihen: erst bis { CHIPS($minimum_buy_in) } kaufen, nach einem All-in-Gewinn von weniger als einem Buy-in
borrowing-out-of-turn =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } jetzt nichts leihen: nur am Zug oder nach der Hand
player-not-in-hand =
    { PERSON($who) ->
        [you] du bist
       *[other] { $who } ist
    } in keiner Hand, also kein Schuldschein zu setzen
marker-bet-out-of-turn =
    { PERSON($who) ->
        [you] du bist
       *[other] { $who } ist
    } nicht dran: Einen Schuldschein setzt man am Zug
borrowing-disabled = an diesem Tisch wird nicht geliehen: Kaufe Chips, geh all-in oder folde
lending-limit = { $who } bis { CHIPS($chips) }
lending-unavailable =
    { PERSON($lender) ->
        [you] du kannst
       *[other] { $lender } kann
    } { PERSON($debtor) ->
        [you] dir
       *[other] { $debtor }
    } nicht { CHIPS($chips) } leihen; Verleiher außerhalb des Pots: { $others }
no-other-lender =
    { PERSON($lender) ->
        [you] du kannst
       *[other] { $lender } kann
    } { PERSON($debtor) ->
        [you] dir
       *[other] { $debtor }
    } nicht { CHIPS($chips) } leihen; kein Verleiher außerhalb des Pots
no-marker-pending = kein Schuldschein zu beantworten
no-pending-answer =
    von { PERSON($who) ->
        [you] dir
       *[other] { $who }
    } wird keine Antwort erwartet; wartet auf { $pending_request }
loan-settlement-invalid =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } nicht { CHIPS($chips) } begleichen: Die Schuld bei { PERSON($lender) ->
        [you] dir
       *[other] { $lender }
    } ist { CHIPS($owed) }
marker-settlement-invalid =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } nicht { CHIPS($chips) } begleichen: Schuldscheine zusammen { CHIPS($owed) }
