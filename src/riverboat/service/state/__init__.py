"""State of a table that the room keeps, each part derived from the room's facts."""
