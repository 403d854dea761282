"""The transcript of a typed text: its words as concepts, its events in order, and its claims."""
