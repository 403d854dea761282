samples-too-few = use 2 or more samples, not { $samples }
finish-count-invalid = invalid number of places, { $place_count }, for { NUMBER($player_count) ->
        [one] { $player_count } player
       *[other] { $player_count } players
    }: use 1 to { $player_count }
too-many-places =
    { $place_count } places for { NUMBER($player_count) ->
        [one] { $player_count } player
       *[other] { $player_count } players
    } are too many to compute: ask for fewer
no-such-player = unknown player { $player_number } for the { KEY($name) ->
        [hero] hero
       *[other] villain
    }: players are 0 to { $max_player }
player-stack-empty = player { $who } has no chips
hero-villain-clash = player { $who } can’t be both hero and villain
exact-icm-too-large =
    too many players and prizes for an exact { KEY($calculation) ->
        [deal] deal
       *[other] risk premium
    }, and sampling would be too coarse
amount-too-large = { $amount_kind } { $list_position } is above the maximum of { DECIMAL($maximum) }
amount-below-zero =
    { $amount_kind } { $list_position } is { KEY($given_amount) ->
        [empty] below 0
       *[other] { $given_amount }
    }: use 0 or more
amount-too-small = { $amount_kind } { $list_position } is { $given_amount }: use 0, or { DECIMAL($minimum) } or more
two-stacks-required =
    { NUMBER($players) ->
        [one] { $players } player
       *[other] { $players } players
    }: enter 2 or more stacks
all-stacks-empty = no chips: at least one stack must be above 0
no-prizes = no prizes: enter at least one
more-prizes-than-players =
    { $prize_count } { NUMBER($prize_count) ->
        [one] prize
       *[other] prizes
    } for { NUMBER($player_count) ->
        [one] { $player_count } player
       *[other] { $player_count } players
    }: one prize per player at most
prizes-unsorted = prize { $place } ({ DECIMAL($prize) }) is above prize { $previous_place } ({ DECIMAL($previous_prize) }): list prizes from first place down
icm-unit-too-small = the unit is { $unit }: use 1 or more
reserves-over-prizes = can’t set { $reserve_count } { NUMBER($reserve_count) ->
        [one] amount
       *[other] amounts
    } aside: only { $prize_count } { NUMBER($prize_count) ->
        [one] prize is
       *[other] prizes are
    } left
prize-reserve-too-large = prize { $place } is { DECIMAL($prize) }: can’t set { DECIMAL($reserve) } aside
stack-per-player-expected = { $stacks } { NUMBER($stacks) ->
        [one] stack
       *[other] stacks
    } for { $players } { NUMBER($players) ->
        [one] player
       *[other] players
    }: enter one stack, or one per player
push-fold-stack-count-invalid =
    { NUMBER($stacks) ->
        [one] { $stacks } stack
       *[other] { $stacks } stacks
    }: push or fold is for 2 to { $max_players } players
blind-below-zero = the { $forced_bet } is { $amount }: use 0 or more big blinds
small-blind-above-one = the small blind is { $amount }: the maximum is 1 big blind
seat-position-label = the { $seat }
stack-depth-out-of-range = { $seat } has { DECIMAL($stack) } big blinds: use { DECIMAL($minimum) } to { DECIMAL($maximum) }
too-many-all-in-by-posting = { LIST($seats) } are all-in by posting: with more than { $maximum } players, only one player may be
other-stacks-need-prizes = other stacks need prizes: enter prizes, or leave the stacks out
other-stacks-empty = other stacks must be above 0: leave out busted players
prizes-all-equal = all prizes are equal, one per player: nothing to play for
accuracy-not-positive = the accuracy is { $accuracy }: use more than 0 big blinds
iterations-too-few = iterations { $iterations }: use 1 or more
