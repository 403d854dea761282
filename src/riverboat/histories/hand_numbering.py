"""Hand numbers for formats whose readers identify hands by number alone.

A file that counts its hands from 0 in each session has several hands with the same number. If a
number is not higher than the one before it, a new session begins: its hands get new numbers, and
its table gets another name.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from riverboat.notation import ParsedHand

_MIN_SITE_NUMBER: Final = 1_000_000
"""The lowest number that counts as unique at its site, and is therefore never changed."""


class HandNumbering:
    """A counter that makes the hand numbers of one output unique, hand by hand."""

    def __init__(self) -> None:
        self._session = 1
        self._last_number = -1
        self._folder = ""

    def renumber(self, hand: ParsedHand) -> ParsedHand:
        """Return the hand with a number that is unique in the output."""
        number_text = hand.about.hand
        if (
            not (number_text.isascii() and number_text.isdecimal())
            or int(number_text) >= _MIN_SITE_NUMBER
        ):
            return hand
        number = int(number_text)
        folder = _find_source_folder(hand)
        if number <= self._last_number or (folder != self._folder and self._last_number >= 0):
            self._session += 1
        self._last_number, self._folder = number, folder
        if self._session == 1:
            return hand
        table = hand.about.table or "Riverboat"
        renumbered_about = replace(
            hand.about,
            hand=str(self._session * _MIN_SITE_NUMBER + number),
            table=f"{table} {self._session}",
        )
        return replace(hand, about=renumbered_about)


def _find_source_folder(hand: ParsedHand) -> str:
    """Return the folder of the hand's source file, if recorded; each folder is one session."""
    return str(hand.metadata.get("_source", "")).rpartition("/")[0]
