"""State of an event: its facts, and the state folded from them."""
