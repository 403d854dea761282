"""Hand history files: search, conversion, anonymizing and tallies."""
