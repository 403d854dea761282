"""A strategy of no-limit hold'em that was learnt before: its file, and a player of it."""
