"""Splitter of iPoker files into sessions and hands."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from riverboat.engine import RiverboatError
from riverboat.engine.state.hand_facts import Raised
from riverboat.notation.amounts import Amount, to_amount
from riverboat.notation.dialects import FileDialect, replay_transcripts
from riverboat.notation.dialects.xml_elements import parse_element
from riverboat.notation.ipoker.ipoker_parser import parse_hand
from riverboat.notation.ipoker.ipoker_session import SessionHeader, parse_session
from riverboat.notation.pokerstars.transcript import Transcript
from riverboat.notation.read_hand import ParsedHand, Source

_SESSION_OR_GAME_PATTERN: Final = re.compile(
    r"<session\b[^>]*>"
    r"|<general\b[^>]*>.*?</general>"
    r"|<game\b(?P<attributes>[^>]*)>.*?(?P<over></game\s*>|(?=<game\b|<session\b)|\Z)",
    re.DOTALL | re.IGNORECASE,
)
"""Pattern of a session's start, its header, or a hand, which may lack its end."""
_CODE_PATTERN: Final = re.compile(r"\bgamecode\s*=\s*[\"']([^\"']*)", re.IGNORECASE)


def _parse_hands(text: str, file: str) -> Iterator[ParsedHand]:
    session = SessionHeader()
    small_bet_by_bring_in: dict[Amount, Amount] = {}
    line_number, offset = 1, 0
    for match in _SESSION_OR_GAME_PATTERN.finditer(text):
        line_number, offset = line_number + text.count("\n", offset, match.start()), match.start()
        if match["attributes"] is None:
            session = _parse_session_header(match[0], line_number) or session
            continue
        code_match = _CODE_PATTERN.search(match["attributes"])
        source = Source(file, code_match[1] if code_match else "", line_number)
        hand_text = match[0] + ("" if match["over"] else "</game>")
        hand = replay_transcripts(
            source, _iter_transcripts(hand_text, line_number, session, small_bet_by_bring_in)
        )
        if hand.game is not None and hand.game.stakes.bring_in and not hand.faults:
            _record_stud_bet(small_bet_by_bring_in, hand)
        yield hand


def _record_stud_bet(small_bet_by_bring_in: dict[Amount, Amount], hand: ParsedHand) -> None:
    """Record the small bet for a bring-in, to infer the sizes of hands in which no player bets."""
    game = hand.game
    assert game is not None, "a hand that was replayed"
    if any(isinstance(fact, Raised) for fact in hand.log):
        bring_in = to_amount(game.stakes.bring_in, hand.scale)
        small_bet_by_bring_in[bring_in] = to_amount(game.stakes.small_bet, hand.scale)


def _parse_session_header(text: str, line_number: int) -> SessionHeader | None:
    """Parse the header of a session; ``None`` if it is a bare start tag or cannot be parsed."""
    if text[:8].lower() == "<session":
        return None
    try:
        return parse_session(parse_element(text, line_number))
    except RiverboatError:
        return None


def _iter_transcripts(
    text: str, line_number: int, session: SessionHeader, small_bet_by_bring_in: dict[Amount, Amount]
) -> Iterator[Transcript]:
    yield parse_hand(parse_element(text, line_number), session, small_bet_by_bring_in)


IPOKER: Final = FileDialect(
    re.compile(r"<session\b[^>]*\bsessioncode\b|<game\b[^>]*\bgamecode\b", re.IGNORECASE),
    _parse_hands,
)
