"""Sessions of many hands in bulk, and their results."""
