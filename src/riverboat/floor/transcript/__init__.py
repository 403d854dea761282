"""The transcript of a typed line: its words as concepts, the events in order, and claims."""
