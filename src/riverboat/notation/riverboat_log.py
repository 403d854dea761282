r"""The riverboat log: one hand a line, as JSON, with all facts of the engine.

A line is an object that begins with the format version, ``{"riverboat":1``, and has

============  ===================================================================================
players       names by seat
about         table, chairs, date, hero ...: ``notation.about``; omitted if nothing is known
scale         chips per unit of the amounts that people see: 100 for cents
rake, raked   chips that the winners did not get, in all and by seat, if the awards are gross;
              a log of riverboat's own tables has the rake among its facts
variant       the name of the game in the file from which the hand was first read
metadata      all other fields of that file: event, venue ...
notes         interpretations of that file
comments      comments, each with the number of facts before it
facts         ``HandStarted``, with the whole game and its house rules, up to ``HandEnded``
============  ===================================================================================

Empty fields are omitted. Reading is strict: a hand is refused unless every fact follows by the
rules from the cards and choices before it, or the log itself records the error. A refused hand does
not affect other lines.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, TextIO

import msgspec
from msgspec import Struct
from msgspec.structs import asdict, replace

from riverboat.decoding import convert, json_decoder
from riverboat.engine import AnyFact, Game, HandStarted, RiverboatError
from riverboat.engine.commands.engine_errors import refusal_of
from riverboat.engine.hand_audit import audit
from riverboat.notation.about import About
from riverboat.notation.payments import Payment
from riverboat.notation.read_hand import (
    BadNotation,
    ParsedHand,
    Source,
    empty_file_result,
    refused_hand,
)
from riverboat.notation.text_encodings import open_text
from riverboat.words import Refusal
from riverboat.words.refusals.file_values import (
    DealUnknown,
    HandInvalid,
    JsonInvalid,
    LineTooLong,
    LocatedFileError,
    PlayerEntryCountMismatch,
    ValueExpected,
)
from riverboat.words.refusals.hand_audit import LogEntryInvalid
from riverboat.words.refusals.histories import (
    HandStartedRecordMissing,
    LogFormatUnknown,
    NoSeatForTheHero,
    PokerHandInvalid,
)

FORMAT_VERSION: Final = 1
"""Version of the format; readers of later versions read this one, too."""

_MAX_LINE_CHARS: Final = 1 << 21
"""Maximum characters of a line: the longest hands have a few thousand."""


class LogLine(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One line of a riverboat log: a hand with its players, facts and notes."""

    riverboat: int
    variant: str = ""
    players: tuple[str, ...] = ()
    about: dict[str, Any] = {}
    scale: int = 1
    rake: int = 0
    raked: tuple[int, ...] = ()
    payments: tuple[Payment, ...] = ()
    metadata: dict[str, Any] = {}
    notes: tuple[str, ...] = ()
    comments: tuple[tuple[int, str], ...] = ()
    facts: tuple[AnyFact, ...]


def to_own(hand: ParsedHand) -> str:
    """Write a hand as one line of a riverboat log, without the line end.

    >>> from riverboat.engine import parse_game, start
    >>> log = (start(parse_game("no-limit hold'em 1/2"), (200, 180)),)
    >>> to_own(ParsedHand(source=Source("", "", 0), variant="NT", log=log))[:34]
    '{"riverboat":1,"variant":"NT","fac'
    """
    if not hand.log or not isinstance(hand.log[0], HandStarted):
        raise BadNotation(HandStartedRecordMissing())
    line = LogLine(
        riverboat=FORMAT_VERSION,
        variant=hand.variant,
        players=hand.players,
        about=_build_non_default_fields(hand.about),
        scale=hand.scale,
        rake=hand.rake,
        raked=hand.raked,
        payments=hand.payments,
        metadata=dict(hand.metadata),
        notes=hand.notes,
        comments=hand.comments,
        facts=hand.log,
    )
    return _ENCODER.encode(line).decode()


def _build_non_default_fields(struct: Struct) -> dict[str, Any]:
    return {
        key: _build_non_default_fields(value) if isinstance(value, Struct) else value
        for key, value in asdict(struct).items()
        if value != getattr(About(), key, "")
    }


_ENCODER: Final = msgspec.json.Encoder(decimal_format="number", enc_hook=str)


def is_riverboat_log(first_bytes: bytes) -> bool:
    """Return True if a file that begins with these bytes is a riverboat log.

    >>> is_riverboat_log(b'{"riverboat": 1, "players": []'), is_riverboat_log(b'{"ohh": {}}')
    (True, False)
    """
    return b"".join(first_bytes[:40].split()).startswith(_FIRST_BYTES)


_FIRST_BYTES: Final = b'{"riverboat":'


def read_own(path: Path | str) -> Iterator[ParsedHand]:
    """Read the hands of a file, one at a time; no more than one of them is in memory."""
    with open_text(path) as file:
        yield from _iter_hands(_read_lines(file), str(path))


def read_own_lines(lines: TextIO, file: str, first_line: int) -> Iterator[ParsedHand]:
    """Read the hands of a part of a file; *first_line* is the number of its first line."""
    return _iter_hands(_read_lines(lines), file, first_line)


def parse_own(text: str, *, file: str = "") -> list[ParsedHand]:
    """Parse the hands of a text."""
    return list(_iter_hands(text.encode(errors="surrogatepass").splitlines(), file))


def _read_lines(file: TextIO) -> Iterator[bytes]:
    """Yield the lines of a file; a line too long for any hand is cut."""
    while line := file.readline(_MAX_LINE_CHARS):
        yield line.encode("utf-8", "surrogatepass")
        while len(line) == _MAX_LINE_CHARS and not line.endswith("\n"):
            line = file.readline(_MAX_LINE_CHARS)


def _iter_hands(lines: Iterable[bytes], file: str, first_line: int = 1) -> Iterator[ParsedHand]:
    shared_games: dict[Game, Game] = {}
    hand_count = 0
    for line_number, line in enumerate(lines, first_line):
        if line.isspace() or not line:
            continue
        hand_count += 1
        yield _read_line(line, Source(file, str(hand_count), line_number), shared_games)
    if not hand_count:
        yield empty_file_result(file)


def _read_line(line: bytes, source: Source, shared_games: dict[Game, Game]) -> ParsedHand:
    try:
        log_line = _decode_line(line)
        about = _parse_metadata(log_line)
        facts = _share_game(log_line.facts, shared_games)
        faults = _find_faults(log_line, about, facts)
    except RiverboatError as error:
        return refused_hand(source, refusal_of(error))
    return ParsedHand(
        source=source,
        variant=log_line.variant,
        players=log_line.players,
        about=about,
        metadata=log_line.metadata,
        game=facts[0].game if isinstance(facts[0], HandStarted) else None,
        log=facts,
        scale=log_line.scale,
        rake=log_line.rake,
        raked=log_line.raked,
        payments=log_line.payments,
        faults=faults,
        notes=log_line.notes,
        comments=log_line.comments,
    )


def _decode_line(line: bytes) -> LogLine:
    """Decode a line, which is the log of one hand; raise ``BadNotation`` if it is invalid."""
    if len(line) >= _MAX_LINE_CHARS:
        raise BadNotation(LineTooLong())
    try:
        log_line = _DECODER.decode(line)
    except msgspec.ValidationError as error:
        raise BadNotation(HandInvalid(refusal_of(error))) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadNotation(JsonInvalid(refusal_of(error))) from None
    except ArithmeticError as error:
        raise BadNotation(DealUnknown(str(error))) from None
    if not 1 <= log_line.riverboat <= FORMAT_VERSION:
        raise BadNotation(LogFormatUnknown(log_line.riverboat, FORMAT_VERSION))
    if not log_line.facts or not isinstance(log_line.facts[0], HandStarted):
        raise BadNotation(HandStartedRecordMissing())
    return log_line


_DECODER: Final = json_decoder(LogLine)
_MAX_SHARED_GAMES: Final = 256


def _share_game(facts: tuple[AnyFact, ...], shared_games: dict[Game, Game]) -> tuple[AnyFact, ...]:
    """Return the facts with a game that all equal hands share, so that it is compiled once."""
    opening_fact = facts[0]
    assert isinstance(opening_fact, HandStarted), "checked when it was read"
    if len(shared_games) >= _MAX_SHARED_GAMES:
        shared_games.clear()
    game = shared_games.setdefault(opening_fact.game, opening_fact.game)
    return facts if game is opening_fact.game else (replace(opening_fact, game=game), *facts[1:])


def _parse_metadata(log_line: LogLine) -> About:
    try:
        return convert(log_line.about, About)
    except msgspec.ValidationError as error:
        raise BadNotation(LocatedFileError(refusal_of(error), "about")) from None


def _find_faults(
    log_line: LogLine, about: About, facts: tuple[AnyFact, ...]
) -> tuple[Refusal, ...]:
    """Return the faults of a hand, found by the rules and in its own fields; empty if none."""
    opening_fact = facts[0]
    assert isinstance(opening_fact, HandStarted), "checked when it was read"
    player_count = len(opening_fact.stacks)
    for field_name, entries in (
        ("players", log_line.players),
        ("raked", log_line.raked),
        ("chairs", about.chairs),
    ):
        if entries and len(entries) != player_count:
            return (PlayerEntryCountMismatch(field_name, len(entries), player_count),)
    if about.hero is not None and not 0 <= about.hero < player_count:
        return (NoSeatForTheHero(about.hero, player_count - 1),)
    if log_line.scale < 1:
        return (ValueExpected("scale", "positive", str(log_line.scale)),)
    try:
        return tuple(
            [
                LogEntryInvalid(checked_fact.index, checked_fact.reason)
                for checked_fact in audit(facts)
                if not checked_fact.is_recorded
            ]
        )
    except RiverboatError as error:
        return (refusal_of(error),)
    except _INVALID_LOG_ERRORS as error:
        return (PokerHandInvalid(str(error)),)


_INVALID_LOG_ERRORS: Final = (ArithmeticError, AssertionError, LookupError, TypeError, ValueError)
"""Errors that the rules raise on facts that no table can produce."""
