"""What has happened, as phrases: facts become codes with arguments here, once for everybody.

Nobody makes text here. Whoever has a language, names and a way to write amounts reads the events
with a :class:`~riverboat.words.Reader`: terminal, hand histories, pictures and browser alike.

======================  ==========================================================================
``hand``                a hand, fact by fact: start reading here
``posted`` ``dealt``    forced bets; cards that come and go
``won``                 what is shown, and who wins which part of which pot
``held``                what a player's cards make at any time
``table``               what happens at a table around its hands
``gathered``            six antes as one
======================  ==========================================================================
"""

from riverboat.narration.gathered import merge_antes
from riverboat.narration.hand import HandNarrator, IndexedEvent, narrate_log, narrate_start
from riverboat.narration.held import describe_holding, split_down_and_up

__all__ = [
    "HandNarrator",
    "IndexedEvent",
    "split_down_and_up",
    "merge_antes",
    "describe_holding",
    "narrate_log",
    "narrate_start",
]
