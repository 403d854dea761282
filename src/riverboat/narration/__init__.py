"""What has happened, as phrases: facts become codes with arguments here, once for everybody.

Nobody makes text here. Whoever has a language, names and a way to write amounts reads the events
with a :class:`~riverboat.words.Reader`: terminal, hand histories, pictures and browser alike.

=====================  ===========================================================================
``hand_narrator``      a hand, fact by fact: start reading here
``post_narration``     forced bets
``deal_narration``     cards that come and go
``award_narration``    what is shown, and who wins which part of which pot
``holding_narration``  what a player's cards make at any time
``table_narrator``     what happens at a table around its hands
``merged_antes``       six antes as one
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

if not TYPE_CHECKING:  # whoever checks types is told of the new names
    __getattr__ = deprecated_names("riverboat.narration")
