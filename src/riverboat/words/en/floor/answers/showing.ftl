unprotected-answer =
    { KEY($value) ->
        [warn] the dealer warns the owner of an unprotected hand
        [muck] the dealer may muck an unprotected hand when the action comes to its owner
       *[other] { $value }
    }
uncalled-of-killed-answer =
    { KEY($value) ->
        [lost] a killed hand loses the uncalled part of its bet
        [floor] the uncalled part of a killed hand’s bet may come back: the floor decides
        [returned] the uncalled part of a killed hand’s bet comes back
       *[other] { $value }
    }
fold-line-answer =
    { KEY($value) ->
        [off] cards pushed past the betting line are live
        [until-touched] cards pushed past the betting line are live until the dealer touches them
        [on] cards pushed past the betting line are folded
       *[other] { $value }
    }
left-all-in-answer =
    { KEY($value) ->
        [penalty] a player who leaves the table while all-in keeps the hand and may be penalised
        [dead] a player who leaves the table while all-in has a dead hand
       *[other] { $value }
    }
exposed-hand-answer =
    { KEY($value) ->
        [lives] a hand turned up with action still to come stays live
        [dead] a hand turned up with action still to come is folded
       *[other] { $value }
    }
retrieve-muck-answer =
    { KEY($value) ->
        [never] cards pushed away face down are dead
        [floor] cards pushed away face down are live only if the floor agrees
        [if-certain] cards pushed away face down are live if clearly identifiable
        [until-touched] cards pushed away face down are live until the dealer touches them
       *[other] { $value }
    }
ask-to-see-answer =
    { KEY($value) ->
        [rrop] any player who was dealt in may ask to see a called hand
        [tda] only the caller of the last bet may ask to see the bettor’s hand
        [wsop-event] only players with cards may ask to see a hand
        [wsop-live] hands are shown on request only on suspicion of collusion, with the floor at the table
        [off] players may not ask to see a hand
       *[other] { $value }
    }
shown-outside-answer =
    { KEY($value) ->
        [after-hand] cards shown to a player who has folded are shown to all when the hand is over
        [after-betting] cards shown to a player who has folded are shown to all when the betting is over
       *[other] { $value }
    }
shown-part-answer =
    { KEY($value) ->
        [as-shown] a player who showed one card need not show the others
        [whole-on-request] a player who showed one card shows the whole hand on request
       *[other] { $value }
    }
last-hand-answer =
    { KEY($value) ->
        [unseen] if all others muck, the last hand wins without showing
        [shown] if all others muck, the last hand must be shown to claim the pot, unless all others have folded
       *[other] { $value }
    }
play-board-answer =
    { KEY($value) ->
        [declare] a player who plays the board must say so before throwing the cards away
        [table] a player who plays the board must table all hole cards
       *[other] { $value }
    }
allin-hands-answer =
    { KEY($value) ->
        [face-up] with no more betting possible, all live hands are turned up at once
        [by-turn] with no more betting possible, the hands stay down and are shown at the end, in turn
       *[other] { $value }
    }
allin-shows-first-answer =
    { KEY($value) ->
        [first-to-act] if an all-in ended the betting early, the first player to act shows first
        [pusher] if an all-in ended the betting early, the player who moved all-in shows first
       *[other] { $value }
    }
dispute-window-answer =
    { KEY($value) ->
        [next-deal] hands and the pot can be disputed until the next hand is dealt
        [tda] hands can be disputed until the next hand begins, the pot until substantial action in that hand
        [next-hand] hands and the pot can be disputed until the next hand begins
       *[other] { $value }
    }
miscall-answer =
    { KEY($value) ->
        [cards-speak] cards speak in lowball, too
        [kills] in lowball a miscall kills the miscaller’s hand if it made another player foul a hand
       *[other] { $value }
    }
fold-when-free-answer =
    { KEY($value) ->
        [allow] a fold with a free check is allowed and binding
        [warn] a fold with a free check is binding, with a warning
        [reject] a fold isn’t possible with a free check
       *[other] { $value }
    }
fold-exposes-cards-answer =
    { KEY($value) ->
        [on] the dealer spreads a folded hand face up before mucking it
        [off] a folded hand goes into the muck face down
       *[other] { $value }
    }
open-allin-hands-answer =
    { KEY($value) ->
        [on] hands go face up as soon as no more betting is possible
        [off] hands stay face down until the showdown
       *[other] { $value }
    }
showdown-answer =
    { KEY($value) ->
        [all] at showdown, every live hand is shown
        [auto] at showdown, hands are shown in order, and beaten hands are mucked unseen
        [choose] at showdown, each player in turn chooses to show or to muck
        [beaten] at showdown, only players with a beaten hand choose to show or to muck
       *[other] { $value }
    }
odd-chip-answer =
    { KEY($value) ->
        [unit] a split pot is broken into the smallest chips in play; the odd chip goes to the first winner to the left of the button
        [fraction] a split pot is divided to the smallest unit, without odd chips
       *[other] { $value }
    }
odd-mixed-answer =
    { KEY($value) ->
        [high] in a mixed split game such as drawmaha, the odd chip goes to the half named first in the rules of the game
        [game] in a mixed split game such as drawmaha, the odd chip follows the rules of the game
       *[other] { $value }
    }
stud-odd-answer =
    { KEY($value) ->
        [high-suit-5] in stud, the odd chip goes to the highest card by suit in the winning five
        [rrop] in stud, the odd chip goes to the highest card by suit of the whole hand, or to the lowest in low games
        [position] in stud, the odd chip goes to the first winner to the left of the dealer
       *[other] { $value }
    }
split-pot-answer =
    { KEY($value) ->
        [cards-speak] cards speak: each half of a split pot goes to the best hand for it
        [declare] players declare high, low or both, and each half goes to the best hand declared for it
       *[other] { $value }
    }
max-runs-answer =
    { NUMBER($n) ->
        [1] all-ins are run once
        [one] all-ins are run once
       *[other] all-in players may agree to run it up to { $n } times
    }
