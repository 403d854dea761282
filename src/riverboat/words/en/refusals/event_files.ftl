structure-and-evening-conflict = a tournament needs [structure] or [evening], not both
evening-section-invalid = {"["}evening]: { $section_error }
utc-offset-missing = starts_at = { $time } has no UTC offset: write { $time }+01:00
start-time-invalid = invalid starts_at { $time_text }: write a time such as 2026-11-27T19:00:00+01:00
no-such-format = unknown format { $name }; { $hint }
no-such-pace = unknown pace { $name }; { $hint }
