structure-and-evening-conflict = turnaj potřebuje [structure], nebo [evening], ne obojí
evening-section-invalid = {"["}evening]: { $section_error }
utc-offset-missing = starts_at = { $time } nemá posun od UTC: napište { $time }+01:00
start-time-invalid = neplatný starts_at { $time_text }: pište čas jako 2026-11-27T19:00:00+01:00
no-such-format = neznámý formát { $name }; { $hint }
no-such-pace = neznámé tempo { $name }; { $hint }
