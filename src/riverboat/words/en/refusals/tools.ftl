pot-empty = no chips in the pot: enter each player’s chips
all-players-folded = all players have folded: leave one to win
chips-text-invalid = invalid number of chips { $chips_text }: write a whole number such as 150
chips-still-owed =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } put in { CHIPS($chips) } of { CHIPS($call_total) }: call { CHIPS($missing_chips) } first, or go all-in
player-number-unknown = unknown player { $who }: the game has { $players } { NUMBER($players) ->
        [one] player
       *[other] players
    }
player-repeated = { $who } named twice
own-bet-above-bet = { CHIPS($own_bet) } in front is above the bet of { CHIPS($bet) }: enter the other players’ bets too
pot-below-minimum = a pot of { CHIPS($pot) } is too small: by this street it holds at least { CHIPS($minimum) }
pot-size-missing = pot-limit needs the pot: enter the chips from earlier streets
street-not-in-game = unknown street { $street_name }; streets: { $streets }
betting-round-over =
    round over{ GIVEN($last_action) ->
        [yes] {" "}after { $last_action }
       *[no] {""}
    }: no player to act
out-of-turn-action =
    { PERSON($who) ->
        [you] it’s not your turn
       *[other] action isn’t on { $who }
    }: { $player_to_act } { PERSON($player_to_act) ->
        [you] act
       *[other] acts
    } first
action-text-invalid = unknown action { $action_text }: type f, x or c, 60 for a bet or raise to 60, p for pot, a or a45 for all-in
winner-missing = name at least one winner
odd-chip-cards-missing =
    the odd chip goes by the cards in stud: enter { PERSON($who) ->
        [you] your cards
       *[other] { $who }’s cards
    }
upcards-missing =
    upcards decide the order in stud: enter { PERSON($who) ->
        [you] your cards
       *[other] { $who }’s cards
    }
last-aggressor-missing = { $who } made the last bet and must be among the players at showdown
level-text-invalid = invalid level { $level_text }: write 25/50, 100/200+25 for an ante, 50/100@20m, or break@10m
no-levels = no levels: write some, such as 25/50 50/100 100/200+25
stakes-in-game-of-levels = leave out the stakes of the game: each level has its own; { $hint }
card-held-twice = two players hold { $card }
no-blinds-to-miss = this game has no blinds to miss
pot-limit-required = pot-limit games only: this is { GAME($game) }
round-player-count-invalid = { GAME($game) } has { $min_players } to { $max_players } players, not { $players }
player-unknown = unknown player { $name }; players: { $names }
levels-unreadable = can’t read the levels: { $reason }; write levels = ["25/50", "50/100"], and minutes = 20
single-game-required = { GAME($mix) } is a mix: name one game
