nobody-has-put-in = nobody has put any chips in: say what each player has put in
nobody-is-left = everybody has folded: somebody must be left to win
is-no-chips = { $written } is no number of chips: write a whole number such as 150
still-owes-chips =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } put in { CHIPS($chips) } of { CHIPS($most) } and { PERSON($who) ->
        [you] are
       *[other] is
    } not all-in: { CHIPS($short) } to call comes first
is-nobody-here = there is no { $who } among { $players } players
is-named-twice =
    { $who } { PERSON($who) ->
        [you] are
       *[other] is
    } named twice
own-is-more-than-the-bet = { CHIPS($own) } of their own is more than the bet of { CHIPS($bet) }: say what is in front of others, too
pot-is-smaller = there are { CHIPS($least) } in the middle by then at least, and not { CHIPS($pot) }
say-the-pot = in pot-limit the pot bounds a raise: say what is in the middle from earlier streets
not-a-street-here = { $written } is no street of this game: there are { $streets }
nobody-is-to-act =
    nobody is to act{ GIVEN($said) ->
        [yes] {" "}after { $said }
       *[no] {""}
    }: the round is over
is-not-their-turn =
    it is not the turn of { PERSON($who) ->
        [you] you
       *[other] { $who }
    }, but of { PERSON($next) ->
        [you] you
       *[other] { $next }
    }
is-no-action = { $written } is no action: f x c, 60 for a bet or raise to 60, p for pot, a or a45 for all-in
one-winner-or-more = say who wins: one player or more
cards-for-the-odd-chip =
    in stud the odd chip goes by the cards: say those of { PERSON($who) ->
        [you] yours
       *[other] { $who }
    }
cards-of-all-who-show =
    in stud the upcards say who is first: say those of { PERSON($who) ->
        [you] yours
       *[other] { $who }
    }
last-better-is-out =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } bet last and { PERSON($who) ->
        [you] are
       *[other] is
    } not among those who show
unreadable-level = { $written } is no level: write 25/50, 100/200+25 for an ante, 50/100@20m, or break@10m
no-levels = there are no levels: name some such as 25/50 50/100 100/200+25
game-of-levels-has-sizes = say the game without its sizes, as each level has its own: { $hint }
cards-of-several = { $card } is held by two players
no-blinds-to-miss = there are no blinds in this game, so that nobody misses one
is-not-pot-limit = { GAME($game) } is not played pot-limit: the pot does not bound a raise
players-of-a-round = { $players } players: { GAME($game) } has { $least } to { $most }
is-no-player-here = nobody is called { $name }: there are { $names }
unreadable-levels = cannot read the levels: { $why }; write levels = ["25/50", "50/100"], and minutes = 20
mix-has-no-one-raise = { GAME($mix) } is several games: name each of them
