no-pot-to-push = no pot to push yet: betting or cards are still to come
cards-speak-with-open-cards = all cards are known, and cards speak: show the winning hand, or muck the losing ones
no-such-pot = no pot { $pot }: this hand has only { $pots }
no-such-board-to-win = no board { $board }: this hand has only { $boards }
pot-not-split = no split pots in this game
not-in-that-pot =
    { $who } can’t win { $pot }: { PERSON($who) ->
        [you] you have
       *[other] they have
    } no cards or chips in it
pot-winner-missing = name the winner of { $pot }{ $board }
winners-repeated = winners of { $pot } given twice
