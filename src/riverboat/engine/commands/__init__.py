"""What is asked: commands, who is awaited for what, and why something is refused."""
