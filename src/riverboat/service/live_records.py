"""What a room keeps of a live game: a stream of its own, of three kinds of records."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from riverboat.decoding import JsonDecoder, json_decoder
from riverboat.engine.asked.errors import WithReason
from riverboat.live import Scorekeeper, lines
from riverboat.wire.view import Money
from riverboat.words.refusals import records as w

STREAM = "live/"
"""How the streams of live games begin."""

Watching: TypeAlias = Literal["link", "nobody"]
"""Who may look on: whoever has the link, or nobody but those who keep the game."""


class LiveSettings(Struct, frozen=True):
    """Who keeps a game, who looks on, and how often the links were made anew."""

    keepers: tuple[str, ...] = ()
    """Who was let in, besides who began it."""
    watching: Watching = "link"
    made: int = 0
    """Links that were given out before are good for nothing."""
    is_closed: bool = False
    """The session is over: nothing is entered, and it is none of its host's open games."""


class LiveBegan(Struct, frozen=True, tag=True):
    """The first record: whose game it is, and the first line of it."""

    name: str
    host: str
    money: Money
    head: lines.HeadLine
    settings: LiveSettings = LiveSettings()


class LiveChanged(Struct, frozen=True, tag=True):
    """Somebody has entered something."""

    by: str
    line: lines.ChangeLine


class LiveSet(Struct, frozen=True, tag=True):
    """Who keeps it or looks on is different from now on."""

    by: str
    settings: LiveSettings


AnyLiveRecord: TypeAlias = LiveBegan | LiveChanged | LiveSet
_DECODER: JsonDecoder[AnyLiveRecord] = json_decoder(AnyLiveRecord)


def record(each: AnyLiveRecord) -> bytes:
    """A record as it is stored."""
    return msgspec.json.encode(each)


class LiveRead(Struct):
    """What the records of a stream come to."""

    began: LiveBegan
    keeper: Scorekeeper
    settings: LiveSettings


def read(bodies: Iterable[bytes]) -> LiveRead:
    """The game that these records tell; ``ValueError`` if they tell none."""
    found = [_DECODER.decode(body) for body in bodies]
    if not found or not isinstance(found[0], LiveBegan):
        raise WithReason(w.NoGameBegan())
    began = found[0]
    if any(isinstance(each, LiveBegan) for each in found[1:]):
        raise WithReason(w.BeginsTwice())
    told = [each.line for each in found if isinstance(each, LiveChanged)]
    keeper = lines.game(lines.rules_of(began.head), told)
    set_ = [each.settings for each in found if isinstance(each, LiveSet)]
    return LiveRead(began, keeper, set_[-1] if set_ else began.settings)


# Without playing it -------------------------------------------------------------------------------


class LiveCard(Struct, frozen=True):
    """A game in a list: nothing of what was played is read."""

    id: str
    name: str
    host: str
    began: int
    last: int
    """When something was entered last."""
    settings: LiveSettings


class _Light(Struct, frozen=True):
    name: str = ""
    host: str = ""
    settings: LiveSettings | None = None


_LIGHT: JsonDecoder[_Light] = json_decoder(_Light)


def card(game: str, records: Iterable[tuple[int, bytes]]) -> LiveCard | None:
    """A game as a list shows it, from the times and bodies of its records."""
    name = host = ""
    began = last = 0
    settings = LiveSettings()
    for at, body in records:
        light = _LIGHT.decode(body)
        if not began:
            name, host, began = light.name, light.host, at
        settings, last = light.settings or settings, at
    return LiveCard(game, name, host, began, last, settings) if host else None
