r"""A table's log as JSON, one fact a line: the table's own facts and those of its hands, in order.

The first line is ``TableOpened`` with all the rules, so that a log explains itself.

>>> from riverboat.table.state.facts import SatDown
>>> to_json_lines([SatDown(3, "Ann")])
b'{"type":"SatDown","chair":3,"player":"Ann","entry":"new"}\n'
>>> from_json_lines(b'{"type":"SatDown","chair":3,"player":"Ann"}')
[SatDown(chair=3, player='Ann', entry='new')]
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from operator import or_
from typing import Any, cast, get_args

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from riverboat.decoding import JsonDecoder, decode_json, json_decoder
from riverboat.engine import AnyFact, CorruptLog, Game, Rotation
from riverboat.engine.asked.errors import reason_of
from riverboat.table.rules.rules import TableRules
from riverboat.table.state.apply import AnyLogged
from riverboat.table.state.facts import AnyTableFact, RulesChanged, TableOpened
from riverboat.words.refusals.audited import IsNoFact


def to_json(fact: AnyLogged) -> bytes:
    """One fact as a line, without its end."""
    return _ENCODER.encode(fact)


def to_json_lines(log: Iterable[AnyLogged]) -> bytes:
    """A log as JSON, one fact a line."""
    return b"".join(_ENCODER.encode(fact) + b"\n" for fact in log)


def from_json(line: bytes) -> AnyLogged:
    """Read one fact, or raise ``ValueError``."""
    fact = _DECODER.decode(line)
    match fact:
        case _Opened(rules):
            return TableOpened(_rules(rules))
        case _Changed(rules):
            return RulesChanged(_rules(rules))
        case _:
            return cast(AnyLogged, fact)


def from_json_lines(text: bytes) -> list[AnyLogged]:
    """Read what ``to_json_lines`` wrote, or raise ``CorruptLog`` with the line that is wrong."""
    log: list[AnyLogged] = []
    for index, line in enumerate(text.splitlines()):
        try:
            log.append(from_json(line))
        except (msgspec.MsgspecError, ValueError) as why:
            raise CorruptLog(index, IsNoFact("table", reason_of(why))) from why
    return log


# The rules --------------------------------------------------------------------------------------

# What is played is a game or a mix, and neither says in JSON which it is: a mix has games. So the
# two facts that carry rules are read in two steps.


class _Opened(Struct, frozen=True, tag="TableOpened"):
    rules: Raw


class _Changed(Struct, frozen=True, tag="RulesChanged"):
    rules: Raw


class _Played(Struct, frozen=True):
    games: Raw | UnsetType = UNSET


class _Glance(Struct, frozen=True):
    game: _Played


class _OfOneGame(TableRules, frozen=True, kw_only=True):
    game: Game


class _OfAMix(TableRules, frozen=True, kw_only=True):
    game: Rotation


def _rules(raw: Raw) -> TableRules:
    """The rules of a table, whether they are of one game or of several."""
    glance = decode_json(raw, _Glance)
    shape = _OfOneGame if glance.game.games is UNSET else _OfAMix
    read: TableRules = decode_json(raw, shape)
    return TableRules(**{name: getattr(read, name) for name in TableRules.__struct_fields__})


_ENCODER = msgspec.json.Encoder()
_IN_TWO_STEPS: dict[Any, type] = {TableOpened: _Opened, RulesChanged: _Changed}
_FACTS = [_IN_TWO_STEPS.get(kind, kind) for kind in (*get_args(AnyTableFact), *get_args(AnyFact))]
_DECODER: JsonDecoder[Any] = json_decoder(reduce(or_, _FACTS))
