nothing-to-push = no pot is pushed yet: the betting is not over, or cards are to come
cards-are-known-and-speak = every card is known, and the cards speak: show the hands, or muck those that are beaten
no-such-pot = there is no pot { $pot }, only { $pots }
no-such-board-to-win = there is no board { $board }, only { $boards }
no-such-half = no pot of this game is split in halves
not-in-that-pot =
    { $who } cannot win { $pot }: { PERSON($who) ->
        [you] you have
       *[other] they have
    } no chips in it, or no cards
who-wins-that = who wins { $pot }{ $board }?
winners-twice = the winners of { $pot } are told twice
