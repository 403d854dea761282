"""Commands of an event."""
