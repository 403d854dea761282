"""Hand numbers for formats whose readers identify hands by number alone.

A file that counts its hands from 0 in each session has several hands with the same number. If the
count goes back, a new session begins: its hands get new numbers, and its table another name.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from riverboat.notation import ParsedHand

_MIN_SITE_NUMBER: Final = 1_000_000
"""The lowest number of a site's own, never given to two different hands."""


class HandNumbering:
    """The hand numbers of one output, made unique in order."""

    def __init__(self) -> None:
        self._session = 1
        self._last_number = -1
        self._folder = ""

    def renumber(self, hand: ParsedHand) -> ParsedHand:
        """Return the hand with a number that is unique in the output."""
        text = hand.about.hand
        if not (text.isascii() and text.isdecimal()) or int(text) >= _MIN_SITE_NUMBER:
            return hand
        number = int(text)
        folder = _find_source_folder(hand)
        if number <= self._last_number or (folder != self._folder and self._last_number >= 0):
            self._session += 1
        self._last_number, self._folder = number, folder
        if self._session == 1:
            return hand
        table = hand.about.table or "Riverboat"
        about = replace(
            hand.about,
            hand=str(self._session * _MIN_SITE_NUMBER + number),
            table=f"{table} {self._session}",
        )
        return replace(hand, about=about)


def _find_source_folder(hand: ParsedHand) -> str:
    """Return the folder of the hand's source file, if recorded; each folder is one session."""
    return str(hand.metadata.get("_source", "")).rpartition("/")[0]
