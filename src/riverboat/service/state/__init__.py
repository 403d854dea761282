"""State of a table that the room keeps, each part folded from the room's facts."""
