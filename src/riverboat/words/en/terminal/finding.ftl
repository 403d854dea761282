say-hand-or-id = say --hand or --id, and not both
no-hand-in-the-file = there is no hand { $wanted }; { $hint }
no-hand-numbered = no hand has the number { $number }; { $hint }
hand-number-ambiguous =
    { $count } hands are numbered { $number }: say one of { $names }{ $more ->
        [true] {" "}...
       *[false] {""}
    } (their names in the file)
hand-number-in-file = { $wanted } is its name in the file; it was hand { $number } where it was played
hands-there =
    there { NUMBER($count) ->
        [one] is
       *[other] are
    } { $count }{ GIVEN($first) ->
        [yes] , { $first }
       *[no] {""}
    }{ GIVEN($last) ->
        [yes] {" "}to { $last }
       *[no] {""}
    }
no-hand-here = { $source }: there is no hand here
more-under-all-errors = {"."}.. and { CHIPS($count) } more like these (--all-errors)
player-not-in-hands = nobody in these hands is called { $name }
standard-output = standard output
files-left-unread =
    { NUMBER($files) ->
        [one] { $files } file
       *[other] { $files } files
    } not read
hands-converted =
    { NUMBER($read) ->
        [one] { CHIPS($read) } hand
       *[other] { CHIPS($read) } hands
    } read, { CHIPS($written) } written, { CHIPS($refused) } refused{ GIVEN($unread) ->
        [yes] ; { $unread }
       *[no] {""}
    }
at-this-speed = , { CHIPS($hands) } hands/s
repaired-so = repaired: { $how }
not-as-this = not as { $format }: { $why }
no-event-record = { $file } is no record of an event: { $why }
record-being-written = somebody else is writing { $file }
begin-it-with-rules = { $file } is not there: begin it with --rules FILE.toml (tournament new)
binary-file-given = { $file } is no text
no-room-here = there is no room in { $folder }: no { $file }
nothing-written-down = Nothing is written down of that.
listen-failed = cannot listen on { $host } port { $port }: { $why }; --port chooses another, and 0 any that is free
module-missing = { $command } needs { $module }, which is not installed: pip install 'riverboat[{ $extra }]'
