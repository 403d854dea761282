game-definition-markers-missing = a game definition goes between GAMEDEF and END GAMEDEF
limit-or-nolimit = a game definition needs limit or nolimit
numbers-expected = { $line }: whole numbers expected
not-of-a-definition = { $line } is unknown in a game definition
definition-key-missing = a game definition needs one { $key }
definition-values-missing = a game definition needs { $n } of { $key }
no-game-for-so-many = { $players } players and { $rounds } rounds: not a known game
first-player-out-of-range = firstplayer counts from 1 to { $players }
first-player-changes = the first player can change only after the first round
first-player-varies = without blinds the first player is the same in every round
first-player-not-left-of-blind = the first player sits to the left of the biggest blind
game-invalid = not a game: { $why }
no-small-and-big-bet = raise sizes { $sizes } are not a small bet and a big bet
round-without-a-bet = a betting round needs a bet
hands-unranked = hands of { $cards } cards cannot be ranked
no-deck-of-ranks =
    unsupported deck: { $ranks } ranks in { $suits } { NUMBER($suits) ->
        [one] suit
       *[other] suits
    }{ GIVEN($cards) ->
        [yes] {" "}({ $cards })
       *[no] {""}
    }
game-of-log-unknown =
    { $log }: which game{ GIVEN($named) ->
        [yes] {" "}(its comment names { $named })
       *[no] {""}
    }? { NUMBER($tried) ->
        [0] no game definition beside it
       *[other] none of the { $tried } definitions beside it fits
    }
game-definition-missing = a competition log needs its game definition: name it
game-definition-given = this is a game definition: pass it with --game, and give a log to replay
no-action-of-these = { $found } is not an action: use f, c and r
limit-raise-with-amount = { $found }: a limit raise has no amount
definition-raise-amount-missing = { $found }: a no-limit raise needs an amount
no-action-for-it = no competition action for { $command }
no-action-among-these = { $found } is not an action in { $actions }
match-state-invalid = { $line } is not a match state
match-answer-invalid = { $line } is not a match state followed by an action
no-such-position = { $state }: no position { $position } in this game
players-of-another-game = { $given } players, the game has { $players }
holdings-for-others = { $holdings } hands for { $players } players
rounds-of-another-game = { $given } betting rounds, the game has { $rounds }
betting-round-wrong = round { $at } of { $betting } is not the current round
betting-round-over-raised = round { $at } has more than { $most } raises
betting-round-unfinished = betting in round { $at } is not over in { $betting }
cards-after-hand-end = cards dealt after the end of the hand: { $cards }
hole-cards-invalid = { $found } are not { $n } hole cards
