"""The next hand: the players dealt in, the button, the blinds and the posts due."""
