"""Sessions of many hands in bulk, and what came of them."""
