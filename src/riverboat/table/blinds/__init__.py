"""The next hand: who is dealt in, where the button is, and who owes and posts what."""
