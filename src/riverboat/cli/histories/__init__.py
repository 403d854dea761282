"""Hand histories in files: found, converted, hidden, added up."""
