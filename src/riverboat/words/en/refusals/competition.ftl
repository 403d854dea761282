stands-between = a game definition stands between GAMEDEF and END GAMEDEF
limit-or-nolimit = a game definition says limit or nolimit
numbers-expected = { $line }: whole numbers are expected
not-of-a-definition = { $line } is not known in a game definition
needs-one = a game definition needs one { $key }
needs-several = a game definition needs { $n } of { $key }
no-game-for-so-many = { $players } players and { $rounds } rounds are no game here
first-player-counts = firstplayer counts from 1 to { $players }
first-player-changes = the first player to act may change after the first round only
first-player-stays = without blinds the first player is the same in every round
first-left-of-the-blind = the first player to act sits to the left of the biggest blind
is-no-game = this is no game: { $why }
no-small-and-big-bet = raise sizes { $sizes } are no small bet and big bet
round-without-a-bet = a round without any bet is no betting round here
hands-are-not-ranked = hands of { $cards } cards are not ranked here
no-deck-of-ranks =
    not yet: a deck of { $ranks } ranks in { $suits } { NUMBER($suits) ->
        [one] suit
       *[other] suits
    }{ GIVEN($cards) ->
        [yes] {" "}({ $cards })
       *[no] {""}
    }
which-game-was-played =
    { $log }: which game was played{ GIVEN($named) ->
        [yes] {" "}(its comment names { $named })
       *[no] {""}
    }? { NUMBER($tried) ->
        [0] there is none beside it
       *[other] none of { $tried } definitions beside it fits
    }
say-the-definition = a log of the competition is read by its game definition: say it
is-a-game-definition = this is a game definition: give it with --game, and a log to replay
no-action-of-these = { $found } is no action: there are f, c and r
limit-raise-has-no-amount = { $found }: a limit raise has no amount
raise-says-to-how-much = { $found }: a no-limit raise says to how much
no-action-for-it = the competition has no action for { $command }
no-action-among-these = { $found } is no action in { $actions }
is-no-match-state = { $line } is no match state
is-no-answer-to-a-state = { $line } is no match state with an action behind it
no-such-position = { $state }: there is no position { $position } in this game
players-of-another-game = { $given } players, but the game is for { $players }
holdings-for-others = { $holdings } holdings for { $players } players
rounds-of-another-game = { $given } rounds of betting, but the game has { $rounds }
round-is-not-bet = round { $at } of { $betting } is not the one being bet
round-has-more-raises = round { $at } has more than { $most } raises
round-is-not-over = the betting of round { $at } is not over in { $betting }
cards-nobody-played-for = cards were dealt that nobody played for: { $cards }
are-not-hole-cards = { $found } are not { $n } hole cards
