samples-too-few = use 2 or more samples, not { $samples }
finish-count-invalid = invalid number of places, { $places }, for { NUMBER($players) ->
        [one] { $players } player
       *[other] { $players } players
    }: use 1 to { $players }
too-many-places =
    { $places } places for { NUMBER($players) ->
        [one] { $players } player
       *[other] { $players } players
    } are too many to compute: ask for fewer
no-such-player = unknown player { $who } for the { KEY($name) ->
        [hero] hero
       *[other] villain
    }: players are 0 to { $last }
player-stack-empty = player { $who } has no chips
hero-villain-clash = player { $who } can’t be both hero and villain
exact-icm-too-large =
    too many players and prizes for an exact { KEY($what) ->
        [deal] deal
       *[other] risk premium
    }, and sampling would be too coarse
amount-too-large = { $what } { $number } is above the maximum of { $most }
amount-below-zero =
    { $what } { $number } is { KEY($given) ->
        [empty] below 0
       *[other] { $given }
    }: use 0 or more
amount-too-small = { $what } { $number } is { $given }: use 0, or { $least } or more
two-stacks-required =
    stacks of { NUMBER($players) ->
        [one] { $players } player
       *[other] { $players } players
    }: 2 or more needed
all-stacks-empty = no chips: at least one stack must be above 0
no-prizes = no prizes: enter at least one
more-prizes-than-players =
    { $prizes } { NUMBER($prizes) ->
        [one] prize
       *[other] prizes
    } for { NUMBER($players) ->
        [one] { $players } player
       *[other] { $players } players
    }: one prize per player at most
prizes-unsorted = prize { $place } ({ $lower }) is above prize { $before } ({ $higher }): list prizes from first place down
unit-too-small = the unit is { $unit }: use 1 or more
reserves-over-prizes = can’t set { $saved } { NUMBER($saved) ->
        [one] amount
       *[other] amounts
    } aside: only { $prizes } { NUMBER($prizes) ->
        [one] prize is
       *[other] prizes are
    } left
prize-reserve-too-large = prize { $place } is { $prize }: can’t set { $kept } aside
stack-per-player-expected = { $stacks } { NUMBER($stacks) ->
        [one] stack
       *[other] stacks
    } for { $players } { NUMBER($players) ->
        [one] player
       *[other] players
    }: enter one stack, or one per player
push-fold-player-count =
    { NUMBER($stacks) ->
        [one] { $stacks } stack
       *[other] { $stacks } stacks
    }: push or fold is for 2 to { $most } players
blind-below-zero = the { $what } is { $amount }: use 0 or more big blinds
small-blind-above-one = the small blind is { $amount }: the maximum is 1 big blind
seat-position-label = the { $seat }
stack-depth-out-of-range = { $seat } has { $stack } big blinds: use { $least } to { $most }
too-many-all-in-by-posting = { LIST($seats) } are all-in by posting: with more than { $most } players, only one player may be
other-stacks-need-prizes = other stacks need prizes: enter prizes, or leave the stacks out
other-stacks-empty = other stacks must be above 0: leave out busted players
equal-prizes = all prizes are equal, one per player: nothing to play for
accuracy-not-positive = the accuracy is { $accuracy }: use more than 0 big blinds
rounds-too-few = iterations { $rounds }: use 1 or more
