"""Records of a live game: a stream of its own, with three kinds of records."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from riverboat.decoding import JsonDecoder, json_decoder
from riverboat.engine.commands.engine_errors import RefusalError
from riverboat.live import Scorekeeper, record_lines
from riverboat.wire.view import Money
from riverboat.words.refusals import records as w

LIVE_STREAM_PREFIX = "live/"
"""Prefix of the streams of live games."""

SpectatorPolicy: TypeAlias = Literal["link", "nobody"]
"""Spectators allowed: anyone with the link, or only the game's keepers."""


class LiveSettings(Struct, frozen=True):
    """Keepers of a game, its spectators, and the generation of its links."""

    keepers: tuple[str, ...] = ()
    """Keepers beside the host."""
    watching: SpectatorPolicy = "link"
    made: int = 0
    """Generation of the links; older links are void."""
    is_closed: bool = False
    """True once the session is over: no entries are accepted, and it is not listed as open."""


class LiveBegan(Struct, frozen=True, tag=True):
    """First record: the host, and the first line of the game."""

    name: str
    host: str
    money: Money
    head: record_lines.HeaderLine
    settings: LiveSettings = LiveSettings()


class LiveChanged(Struct, frozen=True, tag=True):
    """A player has made an entry."""

    by: str
    line: record_lines.ChangeLine


class LiveSettingsChanged(Struct, frozen=True, tag="LiveSet"):
    """The keepers or spectators have changed."""

    by: str
    settings: LiveSettings


AnyLiveRecord: TypeAlias = LiveBegan | LiveChanged | LiveSettingsChanged
_DECODER: JsonDecoder[AnyLiveRecord] = json_decoder(AnyLiveRecord)


def encode_record(record: AnyLiveRecord) -> bytes:
    """Encode a record for the store."""
    return msgspec.json.encode(record)


class LiveGameState(Struct):
    """State of a game, derived from its stream."""

    began: LiveBegan
    keeper: Scorekeeper
    settings: LiveSettings


def read_live_game(bodies: Iterable[bytes]) -> LiveGameState:
    """Read a game from its records. Raises ``ValueError`` if they are malformed."""
    found = [_DECODER.decode(body) for body in bodies]
    if not found or not isinstance(found[0], LiveBegan):
        raise RefusalError(w.NoGameBegan())
    began = found[0]
    if any(isinstance(each, LiveBegan) for each in found[1:]):
        raise RefusalError(w.BeginsTwice())
    told = [each.line for each in found if isinstance(each, LiveChanged)]
    keeper = record_lines.replay_lines(record_lines.rules_of(began.head), told)
    set_ = [each.settings for each in found if isinstance(each, LiveSettingsChanged)]
    return LiveGameState(began, keeper, set_[-1] if set_ else began.settings)


# Without replaying --------------------------------------------------------------------------------


class LiveGameSummary(Struct, frozen=True):
    """Summary of a game for a list; its play is not read."""

    id: str
    name: str
    host: str
    began: int
    last: int
    """Time of the last entry."""
    settings: LiveSettings


class _RecordHeader(Struct, frozen=True):
    name: str = ""
    host: str = ""
    settings: LiveSettings | None = None


_HEADER_DECODER: JsonDecoder[_RecordHeader] = json_decoder(_RecordHeader)


def summarize_live_game(game: str, records: Iterable[tuple[int, bytes]]) -> LiveGameSummary | None:
    """Summarize a game from the times and bodies of its records."""
    name = host = ""
    began = last = 0
    settings = LiveSettings()
    for at, body in records:
        light = _HEADER_DECODER.decode(body)
        if not began:
            name, host, began = light.name, light.host, at
        settings, last = light.settings or settings, at
    return LiveGameSummary(game, name, host, began, last, settings) if host else None
