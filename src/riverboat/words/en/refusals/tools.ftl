nobody-has-put-in = no chips in the pot: enter each player's chips
nobody-is-left = all players have folded: leave one to win
is-no-chips = { $written } is not a number of chips: write a whole number such as 150
still-owes-chips =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } put in { CHIPS($chips) } of { CHIPS($most) }: call { CHIPS($short) } first, or go all-in
is-nobody-here = no { $who } among { $players } players
is-named-twice = { $who } named twice
own-is-more-than-the-bet = { CHIPS($own) } in front is more than the bet of { CHIPS($bet) }: enter the other players' bets too
pot-is-smaller = the pot is at least { CHIPS($least) } by then, not { CHIPS($pot) }
say-the-pot = pot-limit needs the pot: enter the chips from earlier streets
not-a-street-here = { $written } is not a street of this game; streets: { $streets }
nobody-is-to-act =
    round over{ GIVEN($said) ->
        [yes] {" "}after { $said }
       *[no] {""}
    }: no player to act
is-not-their-turn =
    { $who } { PERSON($who) ->
        [you] are
       *[other] is
    } not to act: action is on { $next }
is-no-action = { $written } is not an action: f x c, 60 for a bet or raise to 60, p for pot, a or a45 for all-in
one-winner-or-more = name at least one winner
cards-for-the-odd-chip =
    the odd chip goes by the cards in stud: enter { PERSON($who) ->
        [you] your cards
       *[other] the cards of { $who }
    }
cards-of-all-who-show =
    upcards decide the order in stud: enter { PERSON($who) ->
        [you] your cards
       *[other] the cards of { $who }
    }
last-better-is-out = { $who } made the last bet and must be among the players at showdown
unreadable-level = { $written } is not a level: write 25/50, 100/200+25 for an ante, 50/100@20m, or break@10m
no-levels = no levels: write some such as 25/50 50/100 100/200+25
game-of-levels-has-sizes = leave out the stakes of the game, each level has its own: { $hint }
cards-of-several = two players hold { $card }
no-blinds-to-miss = no blinds in this game, none to miss
is-not-pot-limit = { GAME($game) } is not pot-limit
players-of-a-round = { GAME($game) } has { $least } to { $most } players, not { $players }
is-no-player-here = no player { $name }; players: { $names }
unreadable-levels = cannot read the levels: { $why }; write levels = ["25/50", "50/100"], and minutes = 20
mix-has-no-one-raise = { GAME($mix) } is several games: name one
