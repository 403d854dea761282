"""What an event is: its facts, and what they add up to."""
