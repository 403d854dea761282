"""Drawing, input and printing in a terminal, independent of any game."""
