structure-and-evening-conflict = ein Turnier braucht [structure] oder [evening], nicht beides
evening-section-invalid = {"["}evening]: { $section_error }
utc-offset-missing = starts_at = { $time } hat keinen UTC-Abstand: Schreib { $time }+01:00
start-time-invalid = starts_at ist eine Zeit wie 2026-11-27T19:00:00+01:00, nicht { $time_text }
no-such-format = kein Format { $name }; { $hint }
no-such-pace = kein Tempo { $name }; { $hint }
