"""The transcript of a typed line: its words as concepts, its events in order, and its claims."""
