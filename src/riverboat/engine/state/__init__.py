"""The state of a hand: its facts, and their reduction."""
