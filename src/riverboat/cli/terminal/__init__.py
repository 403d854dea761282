"""Drawing, typing and printing: it knows no game."""
