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
is-exact =
    exact{ $recorded ->
        [true] {" "}as recorded
       *[false] {""}
    }
no-room-in = there is no room in { $folder }: --config, --data or --database says where it is
the-configuration = the configuration
moving = { $what }
