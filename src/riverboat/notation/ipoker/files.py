"""Files of iPoker cut into sessions and hands, and each hand read and played."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from riverboat.cards import BadCard
from riverboat.engine import RiverboatError
from riverboat.notation.dialects.markup import Element, element_of, text_of
from riverboat.notation.ipoker.session import Session, session_of
from riverboat.notation.ipoker.telling import script_of
from riverboat.notation.pokerstars.reading import played
from riverboat.notation.reading import ReadHand, Source, no_hand, refusal_of, refused
from riverboat.notation.sites import first_words


def looks_like_ipoker(head: bytes) -> bool:
    """Whether a file that begins with these bytes is a session of iPoker.

    >>> looks_like_ipoker(b'<session sessioncode="7"><general><mode>real</mode>')
    True
    """
    return bool(_BEGINS.search(first_words(head)))


_BEGINS: Final = re.compile(r"<session\b[^>]*\bsessioncode\b|<game\b[^>]*\bgamecode\b", re.I)


def read_ipoker(path: Path | str) -> Iterator[ReadHand]:
    """The hands of a file, one after the other."""
    yield from _read(text_of(path), str(path))


def parse_ipoker(text: str, *, file: str = "") -> list[ReadHand]:
    """The hands of a text."""
    return list(_read(text, file))


_PIECE: Final = re.compile(
    r"<session\b[^>]*>"
    r"|<general\b[^>]*>.*?</general>"
    r"|<game\b(?P<attributes>[^>]*)>.*?(?P<over></game\s*>|(?=<game\b|<session\b)|\Z)",
    re.DOTALL | re.IGNORECASE,
)
"""A session begins, what is said of it, or a hand: which may lack its end."""
_CODE: Final = re.compile(r"\bgamecode\s*=\s*[\"']([^\"']*)", re.IGNORECASE)


def _read(text: str, file: str) -> Iterator[ReadHand]:
    session = Session()
    found, line, at = False, 1, 0
    for piece in _PIECE.finditer(text):
        line, at = line + text.count("\n", at, piece.start()), piece.start()
        if piece["attributes"] is None:
            session = _session(piece[0], line) or session
            continue
        found = True
        code = _CODE.search(piece["attributes"])
        source = Source(file, code[1] if code else "", line)
        yield _hand(piece[0] + ("" if piece["over"] else "</game>"), source, session)
    if not found:
        yield no_hand(file)


def _session(text: str, line: int) -> Session | None:
    """What is said of a session; a new one, of which nothing is said yet, says nothing of games."""
    if text[:8].lower() == "<session":
        return None
    try:
        return session_of(element_of(text, line))
    except RiverboatError:
        return None


def _hand(text: str, source: Source, session: Session) -> ReadHand:
    try:
        game: Element = element_of(text, source.line)
        script = script_of(game, session)
    except (RiverboatError, BadCard, ValueError) as why:
        line = getattr(why, "line", 0) or source.line
        return refused(source._replace(line=line), refusal_of(why))
    return played(script, source)
