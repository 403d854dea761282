r"""Hand histories: readers and writers of other programs' formats, and narration in poker English.

>>> from riverboat.notation import narrate, parse_phh
>>> [hand] = parse_phh('''
... variant = "NT"
... antes = [0, 0, 0]
... blinds_or_straddles = [1, 2, 0]
... min_bet = 2
... starting_stacks = [200, 200, 200]
... actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p3 cbr 6", "p1 f", "p2 f"]
... players = ["Ann", "Bob", "Cat"]
... ''')
>>> hand.exact
True
>>> print(*narrate(hand.log, hand.players), sep="\n")
No-limit hold'em 1/2, 3 players
Seat 1: Ann has 200
Seat 2: Bob has 200
Seat 3 (button): Cat has 200
Ann posts small blind 1
Bob posts big blind 2
Deal: 2 cards each
Cat opens to 6
Ann folds
Bob folds
Uncalled bet of 4 returned to Cat
Cat wins the pot (5)

Readers produce facts, each of which the engine has checked; writers and the narration consume
facts. This package has no rules of poker.
"""

from typing import TYPE_CHECKING

from riverboat.deprecation import deprecated_names
from riverboat.notation.about import About, Tournament
from riverboat.notation.acpc import parse_acpc, read_acpc, to_acpc
from riverboat.notation.english import PotOdds, narrate, pot_odds, sentences
from riverboat.notation.format_detection import count_hands, read_hands
from riverboat.notation.ohh import parse_ohh, read_ohh, to_ohh
from riverboat.notation.phh import parse_phh, read_phh, to_phh, to_phhs
from riverboat.notation.pokerstars import parse_pokerstars, read_pokerstars, to_pokerstars
from riverboat.notation.read_hand import BadNotation, ParsedHand, Source
from riverboat.notation.riverboat_log import parse_own, read_own, to_own

__all__ = [
    "About",
    "BadNotation",
    "PotOdds",
    "ParsedHand",
    "Source",
    "Tournament",
    "count_hands",
    "narrate",
    "parse_acpc",
    "parse_ohh",
    "parse_own",
    "parse_phh",
    "parse_pokerstars",
    "pot_odds",
    "read_acpc",
    "read_hands",
    "read_ohh",
    "read_own",
    "read_phh",
    "read_pokerstars",
    "sentences",
    "to_acpc",
    "to_ohh",
    "to_own",
    "to_phh",
    "to_phhs",
    "to_pokerstars",
]

if not TYPE_CHECKING:  # type checkers see only the new names
    __getattr__ = deprecated_names("riverboat.notation")
