answer-by-book = { $answer } ({ $book })
set-by-table = the table's or event's own rules decide this
common-rule =
    { KEY($rule) ->
        [bynd-02] several odd chips are given clockwise from there, one to each winner
        [bynd-05] pots are never combined before they are split: each is divided separately
        [bynd-17] earlier chips count together with the added ones if they cover the call, if they are pushed forward with the others, or if some of them are taken back
        [bynd-26] hands are not turned up while two players can still bet
        [bynd-40] everybody in the pot must agree, so the smallest number that a player names counts
        [bynd-62] from the second betting round on, the player with the best open cards acts first
        [bynd-65] beginning to the left of the button, each live player says how many cards they want, throws as many away and gets new ones
        [chip-04] a player who has stated an amount first may put the chips in by any number of motions
        [chip-08] after a correction, players who have acted may not turn a call into a raise
        [dead-12] a live hand that the dealer kills has no claim to the pot, and chips that called another bet are lost
        [game-14] the first bet needs openers, a pair of jacks or better; after that everybody may call and raise with any cards
        [hold-01] if the dealer shows the very first hole card, all cards are collected and shuffled again
        [irrg-18] the mistake is corrected if nobody has acted on that street, and if all players are all-in until the pot is awarded
        [misd-01] a misdeal is one of ten mistakes that are noticed before play has begun
        [show-02] a player who wants a pot, or a share of one, must show all their hole cards, even if one would do
        [show-10] a player who shows cards to one player shows them to everybody
        [show-12] if there was betting on the last street, the last player who bet or raised shows first, and the others follow clockwise
        [trny-33] a hand that has not begun when the clock is at zero is played at the new level
       *[other] { $rule }
    }
