"""Detection of copies of a hand, in several files, encodings or formats.

A hand is a copy of an earlier one if both have one number at one site, or if all events of both are
equal. Copies written for different players contain different hole cards.
"""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b
from typing import Final

from riverboat.engine import HandStarted
from riverboat.engine.state import hand_facts as f
from riverboat.notation.continuity.hand_balances import compute_parts_per_chip
from riverboat.notation.read_hand import ParsedHand

_MIN_SITE_NUMBER: Final = 1_000_000
"""Lowest hand number that is unique at a site; lower numbers count the hands of a session."""


class CopyFilter:
    """A filter that recognizes copies in a stream of hands.

    It stores 8 bytes of each hand, which take about 100 bytes of memory.
    """

    def __init__(self) -> None:
        self.copies = 0
        """Number of copies found."""
        self._known_keys: set[int] = set()
        self._file = ""
        self._equal_hand_counts: Counter[int] = Counter()

    def is_copy(self, hand: ParsedHand) -> bool:
        """Return True if an equal hand was added before; add the hand otherwise.

        Hands without a number that are equal and in the same file count as different hands.
        """
        if not hand.log:
            return False
        return self.is_known(*compute_hand_key(hand), hand.source.file)

    def is_known(self, hand_key: int, is_numbered: bool, file: str) -> bool:
        """Return True if a hand with this key was added before; add it otherwise.

        *hand_key* and *is_numbered* are those of ``compute_hand_key``.
        """
        if file != self._file:
            self._file = file
            self._equal_hand_counts.clear()
        if not is_numbered:
            self._equal_hand_counts[hand_key] += 1
            hand_key = _compute_content_digest((hand_key, self._equal_hand_counts[hand_key]))
        is_copy = hand_key in self._known_keys
        self._known_keys.add(hand_key)
        self.copies += is_copy
        return is_copy


def compute_hand_key(hand: ParsedHand) -> tuple[int, bool]:
    """Return a key that all copies of a hand share, and True if the key is the hand's number."""
    if number := _find_site_number(hand):
        return _compute_content_digest(number), True
    about = hand.about
    content = (about.hand, about.started, about.table, hand.players, _list_hand_content(hand))
    return _compute_content_digest(content), bool(about.hand)


def _find_site_number(hand: ParsedHand) -> tuple[str, str] | None:
    """Return the site and number of a hand; ``None`` if the number need not be unique."""
    number = hand.about.hand
    digits = "".join([character for character in number if character.isdecimal()])
    if not hand.about.site or not digits or int(digits) < _MIN_SITE_NUMBER:
        return None
    return hand.about.site.lower(), number


def _list_hand_content(hand: ParsedHand) -> list[object]:
    """Return all events of a hand, in units that do not depend on the format."""
    opening_fact = hand.log[0]
    assert isinstance(opening_fact, HandStarted), "a log begins with it"
    parts_per_chip = compute_parts_per_chip(hand.scale)
    content: list[object] = [
        opening_fact.game.variant.name,
        *[chips * parts_per_chip for chips in opening_fact.stacks],
    ]
    for fact in hand.log:
        match fact:
            case f.Posted(seat=seat, chips=chips) | f.Called(seat=seat, chips=chips):
                content += (seat, chips * parts_per_chip)
            case f.Raised(seat=seat, to=to):
                content += ("to", seat, to * parts_per_chip)
            case f.Folded(seat=seat) | f.Checked(seat=seat):
                content.append(seat)
            case f.HoleCardsDealt(holdings=cards) | f.UpcardsDealt(cards=cards):
                content.append(cards)
            case f.BoardDealt(cards=cards):
                content.append(cards)
            case f.Discarded(seat=seat, cards=cards):
                content += ("draw", seat, len(cards))
            case _:
                pass
    return content


def _compute_content_digest(content: object) -> int:
    text = repr(content).encode("utf-8", "surrogatepass")
    return int.from_bytes(blake2b(text, digest_size=8).digest(), "big")
