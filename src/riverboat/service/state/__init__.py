"""What the room remembers of a table, each a fold of the room's own facts."""
