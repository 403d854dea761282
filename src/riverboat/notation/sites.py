"""Whose hand history a file seems to be, by its first words: also those that nobody here reads.

>>> site_of(b"Starting Hand #3017234")
'PKR'
>>> site_of(b"Dear diary,")
''
"""

from __future__ import annotations

import re
from typing import Final

LOOKED_AT: Final = 1 << 16
"""Bytes at the beginning of a file that tell whose it is."""


def first_words(head: bytes) -> str:
    """The beginning of a file as text, whatever it is encoded in."""
    if head[:2] in (b"\xff\xfe", b"\xfe\xff") or head[1:40:2].count(0) > 10:
        head = head.replace(b"\0", b"")
    text = head.decode("utf-8", "replace")
    return text.lstrip("\ufeff\ufffe\ufffd \t\r\n")


def site_of(head: bytes) -> str:
    """The site of a history that riverboat does not read; empty if it seems to be of none."""
    text = first_words(head[:LOOKED_AT])
    for site, begins in _BEGIN:
        if begins.match(text):
            return site
    return next((site for site, inside in _INSIDE if inside.search(text)), "")


def _matchers(*sites: tuple[str, str]) -> tuple[tuple[str, re.Pattern[str]], ...]:
    return tuple([(site, re.compile(words, re.IGNORECASE)) for site, words in sites])


_BEGIN: Final = _matchers(
    ("Winamax", r"Winamax Poker -"),
    ("Bovada or Ignition", r"(?:Bovada|Ignition|Bodog(?:\.\w+)?)\s+Hand #"),
    ("888poker", r"(?:#Game No|\*{3,} (?:888|Cassava|Pacific)|Game No ?:)"),
    ("partypoker", r"\*{3,} ?Hand History (?:for|For) Game|Game #\d+ starts|#Game No : \d+\r?\n\*"),
    ("PKR", r"#?Starting Hand #"),
    ("Everest", r"(?:<\?xml[^>]*>\s*)?<SESSION\b[^>]*\btime="),
    ("Boss", r"(?:<\?xml[^>]*>\s*)?<HISTORY\b[^>]*ID="),
    ("Microgaming", r"(?:<\?xml[^>]*>\s*)?<Game\b[^>]*hhversion="),
    ("SwC", r"(?:SwC|SealsWithClubs) Poker|Hand #\d+-\d+ - "),
    ("Unibet", r"Unibet Hand"),
    ("KingsClub", r"#\d+: (?:Hold'?em|Omaha)"),
    ("Enet", r"Game #\d+:.*Enet"),
    ("BetOnline", r"BetOnline(?: Poker)? (?:Game|Hand) #"),
)
_INSIDE: Final = _matchers(
    ("partypoker", r"\*{3,} ?Hand History (?:for|For) Game"),
    ("888poker", r"#Game No :"),
)
