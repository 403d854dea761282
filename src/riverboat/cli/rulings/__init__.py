"""Rulings at the terminal: asked for, drawn, told to programs, and the whole book."""
