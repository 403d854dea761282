structure-or-evening = turnaj potřebuje [structure], nebo [evening], ne obojí
evening-invalid = {"["}evening]: { $what }
time-without-zone = starts_at = { $time } nemá posun od UTC: napište { $time }+01:00
not-a-time = starts_at je čas, jako 2026-11-27T19:00:00+01:00, a ne { $given }
no-such-format = formát { $name } není; { $hint }
no-such-pace = tempo { $name } není; { $hint }
