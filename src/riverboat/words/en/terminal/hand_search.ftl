hand-selector-conflict = use --hand or --id, not both
no-hand-in-the-file = hand { $wanted } not found; { $hint }
no-hand-numbered = no hand number { $number }; { $hint }
hand-number-ambiguous = { $count } hands have number { $number }: choose from { $names }{ $more ->
        [true] {" "}…
       *[false] {""}
    } (names in the file)
hand-number-in-file = its name in the file is { $wanted }, its original number { $number }
available-hands = { $count } { NUMBER($count) ->
        [one] hand
       *[other] hands
    }{ GIVEN($first) ->
        [yes] , { $first }
       *[no] {""}
    }{ GIVEN($last) ->
        [yes] {" "}to { $last }
       *[no] {""}
    }
no-hands-in-source = { $source }: no hands found
further-errors-hint = … and { CHIPS($count) } more (--all-errors)
player-not-in-hands = no player called { $name } in these hands
standard-output = standard output
unread-file-count =
    { NUMBER($files) ->
        [one] { $files } unreadable file
       *[other] { $files } unreadable files
    }
hands-converted =
    { NUMBER($read) ->
        [one] { CHIPS($read) } hand
       *[other] { CHIPS($read) } hands
    } read, { CHIPS($written) } written, { CHIPS($refused) } refused{ GIVEN($unread) ->
        [yes] ; { $unread }
       *[no] {""}
    }
hands-per-second-suffix = , { CHIPS($hands) } hands/s
repair-note = repaired: { $how }
format-mismatch = can’t read as { $format }: { $why }
no-event-record = not a tournament record: { $file }: { $why }
record-being-written = another program is writing { $file }
tournament-file-missing = { $file } not found: to start a tournament, add --rules FILE.toml (riverboat tournament new creates one)
binary-file-given = not a text file: { $file }
room-missing-in-folder = no room in { $folder }: { $file } is missing
replay-event-missing = No matching entries in the audit log.
listen-failed = can’t listen on { $host } port { $port }: { $why }; choose another with --port, or 0 for any free one
module-missing = { $command } needs { $module }: pip install 'riverboat[{ $extra }]'
