quoted = { $text }
