game-definition-markers-missing = a game definition goes between GAMEDEF and END GAMEDEF
limit-keyword-missing = a game definition needs limit or nolimit
numbers-expected = { $line }: whole numbers expected
game-definition-line-unknown = unknown line in a game definition: { $line }
definition-key-missing = a game definition needs one { $key }
definition-values-missing = a game definition needs { $n } { NUMBER($n) ->
        [one] value
       *[other] values
    } of { $key }
game-unknown-for-player-count = { $players } { NUMBER($players) ->
        [one] player
       *[other] players
    } and { $rounds } { NUMBER($rounds) ->
        [one] round
       *[other] rounds
    }: not a known game
first-player-out-of-range = firstplayer counts from 1 to { $players }
first-player-changes = the first player may change only after the first round
first-player-varies = without blinds the first player must be the same in every round
first-player-not-left-of-blind = the first player must be the one to the left of the biggest blind
game-invalid = invalid game: { $why }
no-small-and-big-bet = raise sizes { $sizes } aren’t a small bet and a big bet
round-without-a-bet = a betting round needs a bet
hands-unranked = hands of { $cards } cards can’t be ranked
deck-unsupported =
    unsupported deck: { $ranks } { NUMBER($ranks) ->
        [one] rank
       *[other] ranks
    } in { $suits } { NUMBER($suits) ->
        [one] suit
       *[other] suits
    }{ GIVEN($cards) ->
        [yes] {" "}({ $cards })
       *[no] {""}
    }
log-game-unknown =
    { $log }: unknown game{ GIVEN($named) ->
        [yes] {" "}(its comment names { $named })
       *[no] {""}
    }, { NUMBER($tried) ->
        [0] no game definition beside it
        [one] the definition beside it doesn’t fit
       *[other] none of the { $tried } definitions beside it fits
    }
game-definition-missing = a competition log needs its game definition: name it
game-definition-given = this is a game definition: pass it with --game, and give a log to replay
competition-action-unknown = unknown action { $found }: use f, c and r
limit-raise-with-amount = { $found }: a limit raise has no amount
definition-raise-amount-missing = { $found }: a no-limit raise needs an amount
competition-action-missing = no competition action for { $command }
competition-action-invalid = unknown action { $found } in { $actions }
match-state-invalid = invalid match state: { $line }
match-answer-invalid = { $line } needs a match state, then an action
no-such-position = { $state }: unknown position { $position }
match-player-count-mismatch = { $given } { NUMBER($given) ->
        [one] player
       *[other] players
    } given, the game has { $players }
match-holding-count-mismatch = { $holdings } { NUMBER($holdings) ->
        [one] hand
       *[other] hands
    } for { $players } { NUMBER($players) ->
        [one] player
       *[other] players
    }
match-round-count-mismatch = { $given } { NUMBER($given) ->
        [one] betting round
       *[other] betting rounds
    }, the game has { $rounds }
betting-round-wrong = round { $at } of { $betting } isn’t the current round
betting-round-over-raised = round { $at } has more than { $most } { NUMBER($most) ->
        [one] raise
       *[other] raises
    }
betting-round-unfinished = betting in round { $at } isn’t over in { $betting }
cards-after-hand-end = cards dealt after the end of the hand: { $cards }
hole-cards-invalid = expected { $n } { NUMBER($n) ->
        [one] hole card
       *[other] hole cards
    }, found { $found }
