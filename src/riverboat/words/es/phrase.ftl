quoted-refusal = { $text }
