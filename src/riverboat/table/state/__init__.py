"""Table state: its facts, its commands, and their reduction."""
