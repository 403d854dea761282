"""Observer notes: lines that record facts which the site's format cannot express.

The notes look like the chat of a spectator, which all programs that read the site's files skip. The
spectator's name is longer than the site allows, so that no player there can write such a note::

    riverboat notes [observer] said, "house odd_chip=fraction max_raises=4"

The following notes are written before the first card, if the other lines alone would be read
differently:

==================  ============================================================================
scale 2             chips per unit of the currency; ``chips 6``: likewise, with amounts in chips
game ...            the game, as ``Game.name`` writes it, with amounts in chips
house ...           house rules that are not those of the site
event               only two players are left in the tournament
button 3            the chair of the button, if the table line has none
posts 2 blind 1 ... each forced bet: chair, kind and chips; ``as 2``: counts as a bet of 2 chips
carried 12          chips in the middle from an earlier deal
about hand=...      number, site, table, size or date of the hand, if the header differs
name 3 Zo%C3%AB     the name of a player, if it is invalid in a line
hero 4              the hero's chair, if other players' cards are known too; 0: no hero
openers AdAh        the openers that the opener could prove; ``-`` if there was no proof
==================  ============================================================================

Other notes are written where the event happens, each with a chair: ``runs 3 2``, ``shows 3 AsKd``
(before the last card), ``declares 3 high``, ``takes back 3``, ``corrects``, ``challenges``, ``burns
4h``, and ``exposes 3 2 4h``: the second card that chair 3 is dealt next is face up.
"""

from __future__ import annotations

from typing import Final
from urllib.parse import quote, unquote

HEADER_KEYWORDS: Final = frozenset(
    "scale chips game house event button posts carried about tournament name hero openers".split()
)
"""Keywords of notes before the first card."""

INLINE_KEYWORDS: Final = frozenset(
    "runs shows declares takes corrects challenges burns exposes".split()
)
"""Keywords of notes at the place of an event."""

_NOTE_START: Final = 'riverboat notes [observer] said, "'
_NOTE_END: Final = '"'


def write_note(note_text: str) -> str:
    """Return the chat line that records a note."""
    return f"{_NOTE_START}{note_text}{_NOTE_END}"


def parse_note(line: str) -> list[str] | None:
    """Parse the words of a note; ``None`` for any other line."""
    if not line.startswith(_NOTE_START):
        return None
    return line.removeprefix(_NOTE_START).removesuffix(_NOTE_END).split() or [""]


def quote_word(text: str) -> str:
    """Quote a text as one word."""
    return quote(text, safe="")


def unquote_word(word: str) -> str:
    """Return the text of a quoted word."""
    return unquote(word)
