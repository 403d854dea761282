"""The words under a picture: the sentences of ``notation.english``, told as the rail hears them.

Cards that lie face down are in no caption, so a page may hide them without changing its words.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from riverboat.engine import AnyFact
from riverboat.engine.state import facts as f
from riverboat.engine.views import log_seen_by
from riverboat.notation import sentences
from riverboat.picture.frame import RAIL


class Captions:
    """What is said of each stretch of a log."""

    def __init__(
        self, log: Sequence[AnyFact], names: Sequence[str], chips: Callable[[int], str]
    ) -> None:
        self._log = list(log_seen_by(log, RAIL))
        self._names, self._chips = names, chips
        self._told: defaultdict[int, list[str]] = defaultdict(list)
        for index, sentence in sentences(self._log, names, chips):
            self._told[index].append(sentence)
        awards = [k for k, fact in enumerate(log) if isinstance(fact, f.PotAwarded)]
        self._first_award = awards[0] if awards else len(log)
        self._ended = self._until(self._first_award)

    def of(self, first: int, end: int) -> tuple[str, ...]:
        """What is said of the facts from *first* up to *end*, which is not one of them."""
        if not first:
            return tuple(self._told[0][:1])  # who sits where is seen
        if end > self._first_award:
            # An award is told when the next fact shows that it was the last of its pot: so tell
            # the hand as if it had ended here.
            found = self._until(end)[len(self._ended) :]
            self._ended += found
        else:
            found = [said for index in range(first, end) for said in self._told[index]]
        return _in_short(found) or tuple(self._new_cards(first))

    def _new_cards(self, first: int) -> Iterator[str]:
        """A card for a card is no news to whoever was told of the draw, but it is seen."""
        fact = self._log[first]
        if isinstance(fact, f.HoleCardsDealt):
            dealt = [k for k, cards in enumerate(fact.holdings) if cards]
            yield f"New cards for {', '.join(self._names[seat] for seat in dealt)}"

    def _until(self, end: int) -> list[str]:
        return [said for _, said in sentences(self._log[:end], self._names, self._chips)]


def _in_short(said: list[str]) -> tuple[str, ...]:
    """Everybody's antes in one sentence, where they are the same."""
    antes = [_ANTE.fullmatch(sentence) for sentence in said]
    found = [ante for ante in antes if ante]
    if len(found) < max(len(said), 2) or len({ante["chips"] for ante in found}) > 1:
        return tuple(said)
    short = [f"{ante['who']} is all-in" for ante in found if ante["end"]]
    return (f"Everybody antes {found[0]['chips']}", *short)


_ANTE: Final = re.compile(r"(?P<who>.+) antes (?P<chips>\S+)(?P<end> and is all-in)?")


def without_name(sentence: str, name: str) -> str:
    """What a player did, for a place where his name stands already.

    >>> without_name("Ann posts the small blind 50 and is all-in", "Ann")
    'small blind 50'
    """
    if not sentence.startswith(f"{name} "):
        return ""
    words = sentence.removeprefix(f"{name} ").partition(" with the ")[0]
    return words.removeprefix("posts the ").removesuffix(" and is all-in")
