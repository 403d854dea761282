"""What somebody plays with who sits at a table in the terminal."""
