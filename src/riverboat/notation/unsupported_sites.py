"""Site names of hand histories that no dialect accepts, detected by their first words.

A refusal then names the site instead of an unknown format. Winamax, Bovada, 888poker and partypoker
have dialects, but are listed too: their patterns match other forms of a site's files, which the
dialect does not accept.

>>> detect_site(b"Starting Hand #3017234")
'PKR'
>>> detect_site(b"Dear diary,")
''
"""

from __future__ import annotations

import re
from typing import Final

FIRST_BYTES: Final = 1 << 16
"""Number of bytes at the beginning of a file that identify its site."""


def decode_beginning(first_bytes: bytes) -> str:
    """Decode the beginning of a file in any encoding."""
    if first_bytes[:2] in (b"\xff\xfe", b"\xfe\xff") or first_bytes[1:40:2].count(0) > 10:
        first_bytes = first_bytes.replace(b"\0", b"")
    text = first_bytes.decode("utf-8", "replace")
    return text.lstrip("\ufeff\ufffe\ufffd \t\r\n")


def detect_site(first_bytes: bytes) -> str:
    """Return the site of a history that riverboat cannot read; empty if it seems to be none."""
    text = decode_beginning(first_bytes[:FIRST_BYTES])
    for site, begins in _FIRST_WORDS:
        if begins.match(text):
            return site
    return next((site for site, inside in _LATER_WORDS if inside.search(text)), "")


def _matchers(*sites: tuple[str, str]) -> tuple[tuple[str, re.Pattern[str]], ...]:
    return tuple([(site, re.compile(words, re.IGNORECASE)) for site, words in sites])


_FIRST_WORDS: Final = _matchers(
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
_LATER_WORDS: Final = _matchers(
    ("partypoker", r"\*{3,} ?Hand History (?:for|For) Game"),
    ("888poker", r"#Game No :"),
)
