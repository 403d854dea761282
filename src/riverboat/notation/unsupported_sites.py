"""Detection of sites whose hand histories no dialect supports.

A refusal then names the site instead of an unknown format. Winamax, Bovada, 888poker and partypoker
have dialects, but are listed too: their patterns match other forms of a site's files, which the
dialect does not accept.

>>> detect_site(b"Unibet Hand #3017234")
'Unibet'
>>> detect_site(b"Dear diary,")
''
"""

from __future__ import annotations

import re
from typing import Final

from riverboat.notation.text_encodings import detect_two_byte_encoding

FIRST_BYTES: Final = 1 << 16
"""Number of bytes at the beginning of a file that identify its site."""


def decode_beginning(first_bytes: bytes) -> str:
    """Decode the beginning of a file in any encoding."""
    if detect_two_byte_encoding(first_bytes):
        first_bytes = first_bytes.replace(b"\0", b"")
    text = first_bytes.decode("utf-8", "replace")
    return text.lstrip("\ufeff\ufffe\ufffd \t\r\n")


def detect_site(first_bytes: bytes) -> str:
    """Return the site of a history that riverboat cannot read; empty if no site is recognized."""
    text = decode_beginning(first_bytes[:FIRST_BYTES])
    for site, pattern in _FIRST_WORD_PATTERNS:
        if pattern.match(text):
            return site
    return next((site for site, site_words in _LATER_WORD_PATTERNS if site_words.search(text)), "")


def detect_summary(first_bytes: bytes) -> str:
    """Return the site of a tournament summary; empty for another file.

    >>> detect_summary(b"***** 888poker Tournament Summary *****")
    '888poker'
    """
    text = decode_beginning(first_bytes[:FIRST_BYTES])
    return next((site for site, pattern in _SUMMARY_PATTERNS if pattern.match(text)), "")


def _list_site_patterns(*regex_by_site: tuple[str, str]) -> tuple[tuple[str, re.Pattern[str]], ...]:
    return tuple([(site, re.compile(regex, re.IGNORECASE)) for site, regex in regex_by_site])


_PARTY_HAND_REGEX: Final = r"(?-i:\*{3,} ?Hand History [fF]or Game \w)"
"""Pattern of a hand's first line; other programs write a similar one in lower case."""
_SUMMARY_PATTERNS: Final = _list_site_patterns(
    ("PokerStars", r"PokerStars(?:\.\w+)? Tournament #\d+, "),
    ("GGPoker", r"Tournament #\d+, .*\r?\n(?:Buy-?in: |\d+ Players)"),
    ("Winamax", r"Winamax Poker - Tournament summary"),
    ("Full Tilt", r"Full ?Tilt ?Poker(?:\.fr)? (?:Tournament Summary|.* Tournament Summary)"),
    ("888poker", r"\*{3,} ?(?:888|Cassava|Pacific)[\w. ]* Tournament Summary"),
    ("Merge", r"<game-session|<tournament-summary"),
)
_FIRST_WORD_PATTERNS: Final = _list_site_patterns(
    ("Winamax", r"Winamax Poker -"),
    ("Bovada or Ignition", r"(?:Bovada|Ignition|Bodog(?:\.\w+)?)\s+Hand #"),
    ("888poker", r"(?:#Game No|\*{3,} (?:888|Cassava|Pacific)|Game No ?:)"),
    ("partypoker", rf"{_PARTY_HAND_REGEX}|Game #\d+ starts|#Game No : \d+\r?\n\*"),
    ("Everest", r"(?:<\?xml[^>]*>\s*)?<SESSION\b[^>]*\btime="),
    ("Microgaming", r"(?:<\?xml[^>]*>\s*)?<Game\b[^>]*hhversion="),
    ("SwC", r"(?:SwC|SealsWithClubs) Poker|Hand #\d+-\d+ - "),
    ("Unibet", r"Unibet Hand"),
    ("KingsClub", r"#\d+: (?:Hold'?em|Omaha)"),
    ("Enet", r"Game #\d+:.*Enet"),
)
_LATER_WORD_PATTERNS: Final = _list_site_patterns(
    ("partypoker", _PARTY_HAND_REGEX),
    ("888poker", r"#Game No :"),
)
