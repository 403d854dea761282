game-definition-markers-missing = a game definition goes between GAMEDEF and END GAMEDEF
limit-keyword-missing = a game definition needs limit or nolimit
whole-numbers-expected-on-line = { $line }: whole numbers expected
game-definition-line-unknown = unknown line in a game definition: { $line }
definition-key-missing = a game definition needs one { $key }
definition-values-missing = a game definition needs { $value_count } { NUMBER($value_count) ->
        [one] value
       *[other] values
    } for { $key }
game-unknown-for-player-count = { $players } { NUMBER($players) ->
        [one] player
       *[other] players
    } and { $rounds } { NUMBER($rounds) ->
        [one] round
       *[other] rounds
    }: not a known game
first-player-out-of-range = firstplayer counts from 1 to { $players }
first-player-change-too-early = the first player may change only after the first round
first-player-varies = without blinds the first player must be the same in every round
first-player-not-left-of-blind = the first player must be the one to the left of the biggest blind
game-invalid = invalid game: { $reason }
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
    { $log }: unknown game{ GIVEN($named_games) ->
        [yes] {" "}(its comment names { $named_games })
       *[no] {""}
    }, { NUMBER($definition_count) ->
        [0] no game definition beside it
        [one] the definition beside it doesn’t fit
       *[other] none of the { $definition_count } definitions beside it fits
    }
game-definition-missing = a competition log needs its game definition: add it
game-definition-instead-of-log = this is a game definition: pass it with --game, and give a log to replay
competition-action-unknown = unknown action { $action_text }: use f, c and r
limit-raise-with-amount = { $action_text }: a limit raise has no amount
definition-raise-amount-missing = { $action_text }: a no-limit raise needs an amount
no-competition-action = no competition action for { $command }
competition-action-invalid = unknown action { $action_text } in { $actions }
match-state-invalid = invalid match state: { $line }
match-answer-invalid = { $line } needs a match state, then an action
no-such-position = { $state }: unknown position { $position }
match-player-count-mismatch = { $player_count } { NUMBER($player_count) ->
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
match-round-count-mismatch = { $round_count } { NUMBER($round_count) ->
        [one] betting round
       *[other] betting rounds
    }, the game has { $rounds }
betting-round-wrong = round { $round_number } of { $betting_text } isn’t the current round
too-many-raises-in-round = round { $round_number } has more than { $max_raises } { NUMBER($max_raises) ->
        [one] raise
       *[other] raises
    }
betting-round-unfinished = round { $round_number } of { $betting_text } isn’t over
cards-after-hand-end = cards dealt after the end of the hand: { $cards }
hole-cards-invalid = expected { $card_count } { NUMBER($card_count) ->
        [one] hole card
       *[other] hole cards
    }, found { $cards_text }
