rulebook-answer = { $answer } ({ $book })
decision-by-table = the table or the tournament may decide otherwise
common-rule =
    { KEY($rule) ->
        [bynd-02] several odd chips go clockwise, one to each winner
        [bynd-05] pots are never combined before they are split: each is divided separately
        [bynd-17] earlier chips count together with the added ones if they cover the call, if they are pushed forward with the others, or if some of them are taken back
        [bynd-26] hands aren’t turned up while two players can still bet
        [bynd-40] all players in the pot must agree, so the smallest number counts
        [bynd-62] from the second betting round on, the player with the best open cards acts first
        [bynd-65] starting to the left of the button, each live player announces a number of cards, discards as many and gets new ones
        [chip-04] a player who has stated an amount may use any number of motions to put the chips in
        [chip-08] after a correction, players who have acted may not turn a call into a raise
        [dead-12] a live hand that the dealer kills has no claim to the pot, and its calls are lost
        [game-14] the first bet needs openers, a pair of jacks or better; after that all players may call and raise with any cards
        [hold-01] if the dealer shows the very first hole card, all cards are collected and shuffled again
        [irrg-18] the mistake is corrected before any action on that street; if all players are all-in, until the pot is awarded
        [misd-01] a misdeal is one of 10 mistakes noticed before play begins
        [show-02] to win all or part of a pot, a player must show all hole cards, even if one would do
        [show-10] show one, show all
        [show-12] if there was betting on the last street, the last player who bet or raised shows first, and the others follow clockwise
        [trny-33] a hand that hasn’t begun when the clock is at zero is played at the new level
       *[other] { $rule }
    }
