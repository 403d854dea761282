"""Charts of ranges before the flop, by players and depth."""
