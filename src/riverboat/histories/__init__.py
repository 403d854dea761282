"""Hands that were played elsewhere, as values one can ask, as columns, and in other formats.

>>> from riverboat.histories import read_hands, table_of
>>> columns = table_of(read_hands('''
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

What is read is read by ``riverboat.notation``, strictly; here nothing is judged again.
"""

from riverboat.histories.columns import Columns, to_columns
from riverboat.histories.history import HandHistory
from riverboat.histories.outputs import convert
from riverboat.histories.reading import ErrorPolicy, Hands, read_hands
from riverboat.histories.sources import HandSource

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
