"""Narration: facts of hands and tables as phrases, which are codes with arguments.

This package produces no text. A terminal, a hand history, a picture or a browser renders the events
with a :class:`~riverboat.words.Reader`, which has the language, the names and the format of
amounts.

=====================  ===========================================================================
``hand_narrator``      a hand, fact by fact: start reading here
``post_narration``     forced bets
``deal_narration``     cards that come and go
``award_narration``    shown hands, and winners of each part of each pot
``holding_narration``  the holding of a player's cards at any time
``table_narrator``     events at a table around its hands
``merged_antes``       antes of all players as one event
=====================  ===========================================================================
"""

from typing import TYPE_CHECKING

from riverboat.deprecation import deprecated_names
from riverboat.narration.hand_narrator import HandNarrator, IndexedEvent, narrate_log, narrate_start
from riverboat.narration.holding_narration import describe_holding, split_down_and_up
from riverboat.narration.merged_antes import merge_antes

__all__ = [
    "HandNarrator",
    "IndexedEvent",
    "split_down_and_up",
    "merge_antes",
    "describe_holding",
    "narrate_log",
    "narrate_start",
]

if not TYPE_CHECKING:  # type checkers see only the new names
    __getattr__ = deprecated_names("riverboat.narration")
