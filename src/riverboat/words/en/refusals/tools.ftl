pot-empty = no chips in the pot: enter each player's chips
all-players-folded = all players have folded: leave one to win
chips-text-invalid = { $written } is not a number of chips: write a whole number such as 150
chips-still-owed =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } put in { CHIPS($chips) } of { CHIPS($most) }: call { CHIPS($short) } first, or go all-in
player-number-unknown = there are { $players } players, no { $who }
player-repeated = { $who } named twice
own-bet-over-bet = { CHIPS($own) } in front is more than the bet of { CHIPS($bet) }: enter the other players' bets too
pot-below-minimum = the pot is at least { CHIPS($least) } by then, not { CHIPS($pot) }
pot-size-missing = pot-limit needs the pot: enter the chips from earlier streets
not-a-street-here = { $written } is not a street of this game; streets: { $streets }
betting-round-over =
    round over{ GIVEN($said) ->
        [yes] {" "}after { $said }
       *[no] {""}
    }: no player to act
out-of-turn-action =
    { $who } { PERSON($who) ->
        [you] are
       *[other] is
    } not to act: action is on { $next }
action-text-invalid = { $written } is not an action: f x c, 60 for a bet or raise to 60, p for pot, a or a45 for all-in
winner-missing = name at least one winner
cards-for-the-odd-chip =
    the odd chip goes by the cards in stud: enter { PERSON($who) ->
        [you] your cards
       *[other] the cards of { $who }
    }
upcards-missing =
    upcards decide the order in stud: enter { PERSON($who) ->
        [you] your cards
       *[other] the cards of { $who }
    }
last-aggressor-missing = { $who } made the last bet and must be among the players at showdown
unreadable-level = { $written } is not a level: write 25/50, 100/200+25 for an ante, 50/100@20m, or break@10m
no-levels = no levels: write some such as 25/50 50/100 100/200+25
level-game-with-stakes = leave out the stakes of the game, each level has its own: { $hint }
cards-of-several = two players hold { $card }
no-blinds-to-miss = no blinds in this game, none to miss
pot-limit-required = { GAME($game) } is not pot-limit
players-of-a-round = { GAME($game) } has { $least } to { $most } players, not { $players }
player-unknown = no player { $name }; players: { $names }
unreadable-levels = cannot read the levels: { $why }; write levels = ["25/50", "50/100"], and minutes = 20
single-game-required = { GAME($mix) } is several games: name one
