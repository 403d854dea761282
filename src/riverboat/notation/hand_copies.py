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
    """Recognizes copies among hands that come one by one.

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
        if hand.source.file != self._file:
            self._file = hand.source.file
            self._alike.clear()
        number = _site_number(hand)
        key = _digest(number) if number else self._content_key(hand)
        found = key in self._known
        self._known.add(key)
        self.copies += found
        return found

    def _content_key(self, hand: ParsedHand) -> int:
        about = hand.about
        key = _digest((about.hand, about.started, about.table, hand.players, _content(hand)))
        if about.hand:
            return key
        self._alike[key] += 1
        return _digest((key, self._alike[key]))


def _site_number(hand: ParsedHand) -> tuple[str, str] | None:
    """Return the site and number of a hand; ``None`` if other hands may have the same number."""
    number = hand.about.hand
    digits = "".join([letter for letter in number if letter.isdigit()])
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
    text = repr(content).encode("utf-8", "surrogateescape")
    return int.from_bytes(blake2b(text, digest_size=8).digest(), "big")
