"""Copies of the same hand: in several files, encodings or formats, or exported twice.

A hand is the same as an earlier one if its site gave it the same number, or if everything that
happened in it is the same. Copies written for different players know different hole cards.
"""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b
from typing import Final

from riverboat.engine import HandStarted
from riverboat.engine.state import hand_facts as f
from riverboat.notation.continuity.hand_balances import amount_unit
from riverboat.notation.read_hand import ParsedHand

_SITE_NUMBERS_FROM: Final = 1_000_000
"""The lowest number that a site gives to one hand only; lower numbers count a session's hands."""


class CopyFilter:
    """Filter that recognizes copies in a stream of hands.

    It remembers 8 bytes of each hand, about 100 bytes of memory.
    """

    def __init__(self) -> None:
        self.copies = 0
        """Number of copies found."""
        self._known: set[int] = set()
        self._file = ""
        self._alike: Counter[int] = Counter()

    def is_copy(self, hand: ParsedHand) -> bool:
        """Return True if this hand was added before; add it otherwise.

        Hands without a number that are alike within one file are different hands.
        """
        if not hand.log:
            return False
        return self.is_known(*hand_key(hand), hand.source.file)

    def is_known(self, key: int, is_numbered: bool, file: str) -> bool:
        """Return True if a hand with this key was added before; add it otherwise.

        *key* and *is_numbered* are those of ``hand_key``.
        """
        if file != self._file:
            self._file = file
            self._alike.clear()
        if not is_numbered:
            self._alike[key] += 1
            key = _digest((key, self._alike[key]))
        found = key in self._known
        self._known.add(key)
        self.copies += found
        return found


def hand_key(hand: ParsedHand) -> tuple[int, bool]:
    """Return a key that all copies of a hand share, and True if the hand has a number."""
    if number := _site_number(hand):
        return _digest(number), True
    about = hand.about
    content = (about.hand, about.started, about.table, hand.players, _content(hand))
    return _digest(content), bool(about.hand)


def _site_number(hand: ParsedHand) -> tuple[str, str] | None:
    """Return the site and number of a hand; ``None`` if other hands may have the same number."""
    number = hand.about.hand
    digits = "".join([letter for letter in number if letter.isdecimal()])
    if not hand.about.site or not digits or int(digits) < _SITE_NUMBERS_FROM:
        return None
    return hand.about.site.lower(), number


def _content(hand: ParsedHand) -> list[object]:
    """Return everything that happened in a hand, in units that all formats share."""
    started = hand.log[0]
    assert isinstance(started, HandStarted), "a log begins with it"
    unit = amount_unit(hand.scale)
    found: list[object] = [started.game.variant.name, *[chips * unit for chips in started.stacks]]
    for fact in hand.log:
        match fact:
            case f.Posted(seat=seat, chips=chips) | f.Called(seat=seat, chips=chips):
                found += (seat, chips * unit)
            case f.Raised(seat=seat, to=to):
                found += ("to", seat, to * unit)
            case f.Folded(seat=seat) | f.Checked(seat=seat):
                found.append(seat)
            case f.HoleCardsDealt(holdings=cards) | f.UpcardsDealt(cards=cards):
                found.append(cards)
            case f.BoardDealt(cards=cards):
                found.append(cards)
            case f.Discarded(seat=seat, cards=cards):
                found += ("draw", seat, len(cards))
            case _:
                pass
    return found


def _digest(content: object) -> int:
    text = repr(content).encode("utf-8", "surrogatepass")
    return int.from_bytes(blake2b(text, digest_size=8).digest(), "big")
