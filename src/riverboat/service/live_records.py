"""What a room keeps of a live game: a stream of its own, of three kinds of records."""

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
"""How the streams of live games begin."""

SpectatorPolicy: TypeAlias = Literal["link", "nobody"]
"""Who may look on: whoever has the link, or nobody but those who keep the game."""


class LiveSettings(Struct, frozen=True):
    """Who keeps a game, who looks on, and how often the links were made anew."""

    keepers: tuple[str, ...] = ()
    """Who was let in, besides who began it."""
    watching: SpectatorPolicy = "link"
    made: int = 0
    """Links that were given out before are good for nothing."""
    is_closed: bool = False
    """The session is over: nothing is entered, and it is none of its host's open games."""


class LiveBegan(Struct, frozen=True, tag=True):
    """The first record: whose game it is, and the first line of it."""

    name: str
    host: str
    money: Money
    head: record_lines.HeaderLine
    settings: LiveSettings = LiveSettings()


class LiveChanged(Struct, frozen=True, tag=True):
    """Somebody has entered something."""

    by: str
    line: record_lines.ChangeLine


class LiveSettingsChanged(Struct, frozen=True, tag="LiveSet"):
    """Who keeps it or looks on is different from now on."""

    by: str
    settings: LiveSettings


AnyLiveRecord: TypeAlias = LiveBegan | LiveChanged | LiveSettingsChanged
_DECODER: JsonDecoder[AnyLiveRecord] = json_decoder(AnyLiveRecord)


def encode_record(record: AnyLiveRecord) -> bytes:
    """A record as it is stored."""
    return msgspec.json.encode(record)


class LiveGameState(Struct):
    """What the records of a stream come to."""

    began: LiveBegan
    keeper: Scorekeeper
    settings: LiveSettings


def read_live_game(bodies: Iterable[bytes]) -> LiveGameState:
    """The game that these records tell; ``ValueError`` if they tell none."""
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


# Without playing it -------------------------------------------------------------------------------


class LiveGameSummary(Struct, frozen=True):
    """A game in a list: nothing of what was played is read."""

    id: str
    name: str
    host: str
    began: int
    last: int
    """When something was entered last."""
    settings: LiveSettings


class _RecordHeader(Struct, frozen=True):
    name: str = ""
    host: str = ""
    settings: LiveSettings | None = None


_HEADER_DECODER: JsonDecoder[_RecordHeader] = json_decoder(_RecordHeader)


def summarize_live_game(game: str, records: Iterable[tuple[int, bytes]]) -> LiveGameSummary | None:
    """A game as a list shows it, from the times and bodies of its records."""
    name = host = ""
    began = last = 0
    settings = LiveSettings()
    for at, body in records:
        light = _HEADER_DECODER.decode(body)
        if not began:
            name, host, began = light.name, light.host, at
        settings, last = light.settings or settings, at
    return LiveGameSummary(game, name, host, began, last, settings) if host else None
