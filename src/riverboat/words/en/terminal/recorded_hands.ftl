decision-odds-line =
    { KEY($known) ->
        [price] pot odds { DECIMAL($pot_odds) }%
       *[other] { KEY($known) ->
            [both] pot odds { DECIMAL($pot_odds) }%, equity
           *[equity] equity
        } { DECIMAL($equity) }% { KEY($against) ->
            [shown] against the cards shown
            [shown-as-they-are] without a draw, against the cards shown
            [any-as-they-are] without a draw, against random cards
           *[any] against random cards
        }
    }
replay-column-heading = { $head }
repair-unsuccessful = --repair couldn’t fix any hand: it repairs PHH only, without changing cards or chips
rake-not-written = rake of { DECIMAL($rake) } in { NUMBER($hands) ->
        [one] { CHIPS($hands) } hand
       *[other] { CHIPS($hands) } hands
    } not recorded: winners got that much less
files-not-read =
    { NUMBER($files) ->
        [one] { CHIPS($files) } file
       *[other] { CHIPS($files) } files
    } not read
one-of-several-files = { $file } and others
exact-hand-count = { CHIPS($exact) } of { CHIPS($hands) } { NUMBER($hands) ->
        [one] hand
       *[other] hands
    } exact
replay-speed-suffix = { CHIPS($hands) } hands/s
further-hands-hint = … and { CHIPS($more) } more (--list { $whole })
further-reasons = and { $more } more
hand-label = hand { $name }
single-hand-label = one hand
seat-column-heading =
    { KEY($head) ->
        [began-with] start
        [ended-with] end
        [won-or-lost] net
       *[other] { $head }
    }
numbered-board = board { $number }
marked-line = { $mark }: { $what }
exact-hand-note =
    exact{ $recorded ->
        [true] {" "}as recorded
       *[false] {""}
    }
no-room-in-folder = no room in { $folder }: point to it with --config, --data or --database
configuration-source = the configuration
hand-progress-label = { $what }
transitions-checked =
    { NUMBER($checked) ->
        [one] { CHIPS($checked) } transition between hands
       *[other] { CHIPS($checked) } transitions between hands
    } checked, { CHIPS($unexplained) } unexplained
discontinuity-count =
    { KEY($kind) ->
        [stack-does-not-follow] stack mismatch
        [button-does-not-follow] button mismatch
        [blinds-go-down] lower blinds
        [total-chips-change] chip total changed
       *[other] { $kind }
    } { CHIPS($count) }
hand-discontinuity =
    hand { $hand } to { $next_hand }: { KEY($kind) ->
        [stack-does-not-follow] { $player } has { $found } instead of { $expected }
        [button-does-not-follow] the button moves from seat { $expected } to seat { $found }
        [blinds-go-down] the blinds go down from { $expected } to { $found }
       *[other] { $kind }
    }
duplicates-omitted =
    { NUMBER($copies) ->
        [one] { CHIPS($copies) } duplicate hand
       *[other] { CHIPS($copies) } duplicate hands
    } left out (--count-copies counts them)
tables-written =
    { NUMBER($hands) ->
        [one] { CHIPS($hands) } hand
       *[other] { CHIPS($hands) } hands
    } in { $folder }: { CHIPS($players) } { NUMBER($players) ->
        [one] player row
       *[other] player rows
    }, { CHIPS($actions) } { NUMBER($actions) ->
        [one] action row
       *[other] action rows
    }
