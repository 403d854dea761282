replay-head = { $head }
could-mend-none = --repair could mend none of them: it mends PHH, and no cards or chips
rake-not-written =
    a rake of { $rake } in { NUMBER($hands) ->
        [one] { CHIPS($hands) } hand
       *[other] { CHIPS($hands) } hands
    } is not written: winners got so much less
files-not-read =
    { NUMBER($files) ->
        [one] { CHIPS($files) } file
       *[other] { CHIPS($files) } files
    } not read
and-others = { $file } and others
hands-exact = { CHIPS($exact) } of { CHIPS($hands) } hands exact
hands-a-second = { CHIPS($hands) } hands/s
more-like-these = {"."}.. and { CHIPS($more) } more like these (--list { $whole })
more-reasons = and { $more } other reasons
hand-of = hand { $name }
one-hand = one hand
seat-head = { $head }
board-of = board { $number }
marked = { $mark }: { $what }
hand-exact =
    exact{ $recorded ->
        [true] {" "}as recorded
       *[false] {""}
    }
no-room-in = there is no room in { $folder }: --config, --data or --database says where it is
the-configuration = the configuration
moving = { $what }
transitions-checked =
    { NUMBER($checked) ->
        [one] { CHIPS($checked) } transition between hands
       *[other] { CHIPS($checked) } transitions between hands
    } checked, { CHIPS($unexplained) } unexplained
break-count =
    { KEY($kind) ->
       *[other] { $kind }
    } { CHIPS($count) }
break-between-hands =
    hand { $hand } to { $next_hand }: { KEY($kind) ->
        [stack-does-not-follow] { $player } has { $found } instead of { $expected }
        [button-does-not-follow] the button moves from seat { $expected } to seat { $found }
        [blinds-go-down] the blinds go down from { $expected } to { $found }
       *[other] { $kind }
    }
copies-left-out =
    { NUMBER($copies) ->
        [one] { CHIPS($copies) } copy of a hand
       *[other] { CHIPS($copies) } copies of hands
    } left out (--count-copies counts them)
tables-written =
    { NUMBER($hands) ->
        [one] { CHIPS($hands) } hand
       *[other] { CHIPS($hands) } hands
    } in { $folder }: { CHIPS($players) } rows of players, { CHIPS($actions) } rows of actions
