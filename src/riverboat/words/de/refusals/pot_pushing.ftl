no-pot-to-push = noch kein Pot zuzuschieben: Es kommen noch Einsätze oder Karten
cards-speak-with-open-cards = alle Karten sind bekannt und sprechen für sich: Zeig die Hände oder mucke verlorene
no-such-pot = kein Pot { $pot }: Diese Hand hat nur { $pots }
no-such-board-to-win = kein Board { $board }: Diese Hand hat nur { $boards }
pot-not-split = keine geteilten Pots in diesem Spiel
not-in-that-pot =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } { $pot } nicht gewinnen: Es sind keine Karten oder Chips darin
pot-winner-missing = wer gewinnt { $pot }{ $board }?
winners-repeated = Gewinner zweimal angegeben: { $pot }
