samples-are-two = samples is { $samples }: at least 2 are needed to know an error
finish-in-so-many =
    { NUMBER($players) ->
        [one] { $players } player
       *[other] { $players } players
    } finish in as many places, not in { $places }
too-many-places =
    { $places } places of { NUMBER($players) ->
        [one] { $players } player
       *[other] { $players } players
    } are too many: ask for fewer
no-such-player =
    the { KEY($name) ->
        [hero] hero
       *[other] villain
    } is player { $who }: players are 0 to { $last }
player-has-no-chips = player { $who } has no chips to play for
not-against-themselves = player { $who } does not play against themselves
only-sampled =
    so many players and prizes are only sampled, too coarse for a { KEY($what) ->
        [deal] deal
       *[other] risk
    }
amount-too-large = { $what } { $number } is more than { $most }, the most that is reckoned with
amount-below-nothing =
    { $what } { $number } is { KEY($given) ->
        [empty] less than 0
       *[other] { $given }
    }: it must be 0 or more
amount-too-small = { $what } { $number } is { $given }: it must be 0, or at least { $least }
stacks-of-two =
    stacks of { NUMBER($players) ->
        [one] { $players } player
       *[other] { $players } players
    }: at least 2 are needed
nobody-has-chips = nobody has chips: at least one stack must be more than 0
no-prizes = no prizes: give at least one
more-prizes-than-players =
    { $prizes } prizes for { NUMBER($players) ->
        [one] { $players } player
       *[other] { $players } players
    }: at most one for each player
prizes-go-down = prize { $place } ({ $lower }) is more than prize { $before } ({ $higher }): prizes go from first place down
unit-is-one-or-more = the unit is { $unit }: it must be 1 or more
more-saved-than-prizes = { $saved } amounts are saved, but only { $prizes } prizes left
cannot-save-of-prize = { $kept } cannot be saved of prize { $place }: it is { $prize }
stack-for-each = { $stacks } stacks for { $players } players: give one, or one for each
push-fold-is-of-several =
    { NUMBER($stacks) ->
        [one] { $stacks } stack
       *[other] { $stacks } stacks
    }: push or fold is for 2 to { $most } players
blind-below-nothing = the { $what } is { $amount }: it must be 0 or more big blinds
small-blind-above-one = the small blind is { $amount }: it is at most 1, the big blind
of-a-seat = the { $seat }
stack-of-other-depth = { $seat } has { $stack } big blinds: a stack is { $least } to { $most }
too-many-all-in-by-posting = { LIST($seats) } are all-in by posting: of more than { $most } players only one may be, so that no more than { $most } must go all-in
others-need-prizes = other stacks matter for prizes only: give the prizes, or leave them out
others-have-chips = other stacks must be more than 0: who has none is out
nothing-to-win = all prizes are alike, and there is one for everybody: nothing to win
accuracy-is-above-nothing = the accuracy is { $accuracy }: it must be more than 0 big blinds
rounds-are-one = { $rounds } rounds: at least 1 is needed
