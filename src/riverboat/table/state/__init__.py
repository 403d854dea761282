"""What a table is: its facts, the commands to it, and what they add up to."""
