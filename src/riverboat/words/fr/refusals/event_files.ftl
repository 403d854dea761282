structure-and-evening-conflict = un tournoi exige [structure] ou [evening], pas les deux
evening-section-invalid = {"["}evening] : { $section_error }
utc-offset-missing = starts_at = { $time } n’a pas de décalage UTC : écris { $time }+01:00
start-time-invalid = starts_at est une heure comme 2026-11-27T19:00:00+01:00, pas { $time_text }
no-such-format = pas de format { $name } ; { $hint }
no-such-pace = pas de rythme { $name } ; { $hint }
