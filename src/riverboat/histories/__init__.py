"""Hand histories of other sites: parsed hands, columns, and conversion to other formats.

>>> from riverboat.histories import read_hands, to_columns
>>> columns = to_columns(read_hands('''
... PokerStars Hand #7:  Hold'em No Limit ($1/$2 USD) - 2026/01/31 15:15:00 ET
... Table 'Delta' 2-max Seat #1 is the button
... Seat 1: Ann ($200 in chips)
... Seat 2: Bob ($200 in chips)
... Ann: posts small blind $1
... Bob: posts big blind $2
... *** HOLE CARDS ***
... Ann: raises $4 to $6
... Bob: folds
... Uncalled bet ($4) returned to Ann
... Ann collected $4 from pot
... *** SUMMARY ***
... Total pot $4 | Rake $0
... '''))
>>> columns["player"], columns["position"], columns["net"], columns["pfr"]
(['Ann', 'Bob'], ['BTN', 'BB'], [2.0, -2.0], [True, False])

``riverboat.notation`` parses the hands, strictly; they are not checked again here.
"""

from typing import TYPE_CHECKING

from riverboat.deprecation import deprecated_names
from riverboat.histories.hand_sources import HandSource
from riverboat.histories.history_columns import Columns, to_columns
from riverboat.histories.history_outputs import convert
from riverboat.histories.history_reader import ErrorPolicy, Hands, read_hands
from riverboat.histories.parsed_hand import HandHistory

__all__ = [
    "Columns",
    "ErrorPolicy",
    "HandHistory",
    "Hands",
    "HandSource",
    "convert",
    "read_hands",
    "to_columns",
]

if not TYPE_CHECKING:  # type checkers see only the new names
    __getattr__ = deprecated_names("riverboat.histories")
