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
"""Spectators allowed: anyone with the link, or only the game's scorekeepers."""


class LiveSettings(
    Struct,
    frozen=True,
    rename={"link_generation": "made", "scorekeepers": "keepers", "spectator_policy": "watching"},
):
    """Scorekeepers of a game, its spectator policy, and the version of its links."""

    scorekeepers: tuple[str, ...] = ()
    """Scorekeepers besides the host."""
    spectator_policy: SpectatorPolicy = "link"
    link_generation: int = 0
    """Number of times that the links were revoked; links from before the last time are void."""
    is_closed: bool = False
    """True once the session is over: no entries are accepted, and it is not listed as open."""


class LiveBegan(Struct, frozen=True, tag=True, rename={"header": "head"}):
    """First record: the host, and the first line of the game."""

    name: str
    host: str
    money: Money
    header: record_lines.HeaderLine
    settings: LiveSettings = LiveSettings()


class LiveChanged(Struct, frozen=True, tag=True, rename={"player": "by"}):
    """A player has made an entry."""

    player: str
    line: record_lines.ChangeLine


class LiveSettingsChanged(Struct, frozen=True, tag="LiveSet", rename={"player": "by"}):
    """The scorekeepers or the spectator policy have changed."""

    player: str
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
    records = [_DECODER.decode(body) for body in bodies]
    if not records or not isinstance(records[0], LiveBegan):
        raise RefusalError(w.NoGameBegan())
    first_record = records[0]
    if any(isinstance(record, LiveBegan) for record in records[1:]):
        raise RefusalError(w.RecordStartRepeated())
    lines = [record.line for record in records if isinstance(record, LiveChanged)]
    scorekeeper = record_lines.replay_lines(record_lines.rules_of(first_record.header), lines)
    settings_changes = [
        record.settings for record in records if isinstance(record, LiveSettingsChanged)
    ]
    return LiveGameState(
        first_record,
        scorekeeper,
        settings_changes[-1] if settings_changes else first_record.settings,
    )


class LiveGameSummary(Struct, frozen=True, rename={"began_at": "began", "last_entry_at": "last"}):
    """Summary of a live game for a list, made without replaying its hands."""

    id: str
    name: str
    host: str
    began_at: int
    last_entry_at: int
    """Time of the last entry."""
    settings: LiveSettings


class _RecordHeader(Struct, frozen=True):
    name: str = ""
    host: str = ""
    settings: LiveSettings | None = None


_HEADER_DECODER: JsonDecoder[_RecordHeader] = json_decoder(_RecordHeader)


def summarize_live_game(
    game_id: str, records: Iterable[tuple[int, bytes]]
) -> LiveGameSummary | None:
    """Summarize a game from the times and bodies of its records.

    Return ``None`` if there are no records or the first is not that of a live game.
    """
    name = host = ""
    started_at = last_entry_at = 0
    settings = LiveSettings()
    for recorded_at, body in records:
        record_header = _HEADER_DECODER.decode(body)
        if not started_at:
            name, host, started_at = record_header.name, record_header.host, recorded_at
        settings, last_entry_at = record_header.settings or settings, recorded_at
    return (
        LiveGameSummary(game_id, name, host, started_at, last_entry_at, settings) if host else None
    )
