no-pot-to-push = noch kein Pot zuzuschieben: Es kommen noch Einsätze oder Karten
open-cards-speak = alle Karten sind bekannt und sprechen für sich: Zeig die Hände oder mucke verlorene
no-such-pot = kein Pot { $pot }, nur { $pots }
no-such-board-to-win = kein Board { $board }, nur { $boards }
pot-not-split = keine geteilten Pots in diesem Spiel
not-in-that-pot =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } { $pot } nicht gewinnen: Es sind keine Karten oder Chips darin
pot-winner-missing = wer gewinnt { $pot }{ $board }?
winners-repeated = Gewinner zweimal angegeben: { $pot }
