structure-and-evening-conflict = un torneo necesita [structure] o [evening], no ambos
evening-section-invalid = {"["}evening]: { $section_error }
utc-offset-missing = starts_at = { $time } no tiene diferencia con UTC: escribe { $time }+01:00
start-time-invalid = starts_at es una hora como 2026-11-27T19:00:00+01:00, no { $time_text }
no-such-format = no hay formato { $name }; { $hint }
no-such-pace = no hay ritmo { $name }; { $hint }
