"""Games for the environment tests, one of each kind."""

from typing import Final

GAMES_AND_SEATS: Final = [
    ("kuhn", 2),
    ("leduc", 2),
    ("nlhe 1/2", 6),
    ("limit hold'em 2/4", 2),
    ("plo 50/100", 6),
    ("plo8 5/10", 3),
    ("pineapple 1/2", 3),
    ("irish 1/2", 3),
    ("courchevel 1/2", 2),
    ("short deck", 3),
    ("stud 4/8", 7),
    ("stud8 4/8", 3),
    ("razz 4/8", 4),
    ("badugi 2/4", 6),
    ("2-7 triple draw 2/4", 3),
    ("2-7 single draw 1/2", 3),
    ("limit 5-card draw 2/4", 3),
    ("drawmaha 1/2", 3),
    ("spread-limit hold'em 1-5 blinds 1/2", 3),
]
"""Game names and player counts."""
