"""What a hand is: its facts, and what they add up to."""
