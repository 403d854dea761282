"""Files of iPoker cut into sessions and hands."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from riverboat.engine import RiverboatError
from riverboat.notation.dialects import FileDialect, hand_of
from riverboat.notation.dialects.markup import element_of
from riverboat.notation.ipoker.session import SessionHead, session_of
from riverboat.notation.ipoker.telling import script_of
from riverboat.notation.pokerstars.script import HandScript
from riverboat.notation.reading import ReadHand, Source

_PIECE: Final = re.compile(
    r"<session\b[^>]*>"
    r"|<general\b[^>]*>.*?</general>"
    r"|<game\b(?P<attributes>[^>]*)>.*?(?P<over></game\s*>|(?=<game\b|<session\b)|\Z)",
    re.DOTALL | re.IGNORECASE,
)
"""A session begins, what is said of it, or a hand: which may lack its end."""
_CODE: Final = re.compile(r"\bgamecode\s*=\s*[\"']([^\"']*)", re.IGNORECASE)


def _hands(text: str, file: str) -> Iterator[ReadHand]:
    session = SessionHead()
    line, at = 1, 0
    for piece in _PIECE.finditer(text):
        line, at = line + text.count("\n", at, piece.start()), piece.start()
        if piece["attributes"] is None:
            session = _session(piece[0], line) or session
            continue
        code = _CODE.search(piece["attributes"])
        source = Source(file, code[1] if code else "", line)
        whole = piece[0] + ("" if piece["over"] else "</game>")
        yield hand_of(source, _scripts(whole, line, session))


def _session(text: str, line: int) -> SessionHead | None:
    """What is said of a session; a new one, of which nothing is said yet, says nothing of games."""
    if text[:8].lower() == "<session":
        return None
    try:
        return session_of(element_of(text, line))
    except RiverboatError:
        return None


def _scripts(text: str, line: int, session: SessionHead) -> Iterator[HandScript]:
    yield script_of(element_of(text, line), session)


IPOKER: Final = FileDialect(
    re.compile(r"<session\b[^>]*\bsessioncode\b|<game\b[^>]*\bgamecode\b", re.IGNORECASE), _hands
)
