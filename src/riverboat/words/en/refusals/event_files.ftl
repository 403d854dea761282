structure-or-evening = a tournament needs [structure] or [evening], not both
evening-invalid = {"["}evening]: { $what }
time-without-zone = starts_at = { $time } has no UTC offset: write { $time }+01:00
not-a-time = starts_at is a time as in 2026-11-27T19:00:00+01:00, not { $given }
no-such-format = no format { $name }; { $hint }
no-such-pace = no pace { $name }; { $hint }
