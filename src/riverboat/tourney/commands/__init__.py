"""What can be asked of an event."""
