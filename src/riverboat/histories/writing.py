"""Hands written in another format, one after the other."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from riverboat.histories.formats import FORMATS, To, format_named
from riverboat.histories.numbers import Numbering
from riverboat.notation.reading import ReadHand


class Writing:
    """One output, and the hands that it has had so far."""

    def __init__(self, to: To) -> None:
        self._format = FORMATS[to]
        if self._format.writer is None:
            raise ValueError(f"{to} is a table of many hands: riverboat.convert(hands, to='{to}')")
        self._writer = self._format.writer()
        self._numbering = Numbering() if self._format.by_number else None
        self.hands = 0

    def text(self, hand: ReadHand, *, alone: bool = False) -> str:
        """What is written for one hand more; *alone* for the only one of its file."""
        if self._numbering is not None:
            hand = self._numbering.number(hand)
        text = self._writer(hand, 0 if alone else self.hands + 1)
        self.hands += 1
        return self._format.parted_by * (self.hands > 1) + text


def text_of(hands: Iterable[ReadHand], to: str) -> str:
    """The text of these hands in a format."""
    writing = Writing(form(to))
    return "".join([writing.text(hand) for hand in hands])


def form(name: str) -> To:
    """The format of this name; ``ValueError`` with the nearest for none."""
    words = str(name).lower().lstrip(".")
    if words in [str(each) for each in To]:
        return To(words)
    if found := format_named(f"x.{words}"):
        return found
    near = get_close_matches(words, [str(each) for each in To], 1)
    hint = f"did you mean {near[0]!r}?" if near else f"one of {', '.join(To)}"
    raise ValueError(f"no format {name!r}; {hint}")
