"""Hands as three Arrow tables, for pandas, polars, DuckDB and pyarrow.

>>> from riverboat.frames import scan
>>> tables = scan('''
... PokerStars Hand #7000001:  Hold'em No Limit ($1/$2 USD) - 2026/01/31 15:15:00 ET
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
... ''')
>>> tables
<HandTables: 1 hands, 2 players, 4 actions; 0 copies, 0 refused>

Each table has ``__arrow_c_stream__``: ``polars.DataFrame(tables.players)``.
"""

from riverboat.frames.arrow_tables import ArrowTable, HandTables
from riverboat.frames.hand_scan import scan
from riverboat.frames.table_columns import Column

__all__ = ["ArrowTable", "Column", "HandTables", "scan"]
