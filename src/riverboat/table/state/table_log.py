r"""The table's log as JSON, one fact per line: its own facts and its hands', in order.

The first line is ``TableOpened`` with all the rules, so that a log is complete in itself.

>>> from riverboat.table.state.facts import SatDown
>>> to_json_lines([SatDown(3, "Ann")])
b'{"type":"SatDown","chair":3,"player":"Ann","entry":"new"}\n'
>>> from_json_lines(b'{"type":"SatDown","chair":3,"player":"Ann"}')
[SatDown(chair=3, player='Ann', entry_mode='new')]
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
from riverboat.engine.commands.engine_errors import refusal_of
from riverboat.table.rules.table_rules import TableRules
from riverboat.table.state.facts import AnyTableFact, RulesChanged, TableOpened
from riverboat.table.state.table_reducer import AnyLoggedFact
from riverboat.words.refusals.hand_audit import LogEntryUnknown


def to_json(fact: AnyLoggedFact) -> bytes:
    """Return one fact as a line of JSON, without a newline."""
    return _ENCODER.encode(fact)


def to_json_lines(log: Iterable[AnyLoggedFact]) -> bytes:
    """Return a log as JSON, one fact per line."""
    return b"".join(_ENCODER.encode(fact) + b"\n" for fact in log)


def from_json(line: bytes) -> AnyLoggedFact:
    """Read one fact, or raise ``ValueError``."""
    fact = _DECODER.decode(line)
    match fact:
        case _RawTableOpened(rules):
            return TableOpened(_decode_rules(rules))
        case _RawRulesChanged(rules):
            return RulesChanged(_decode_rules(rules))
        case _:
            return cast(AnyLoggedFact, fact)


def from_json_lines(text: bytes) -> list[AnyLoggedFact]:
    """Parse the output of ``to_json_lines``, or raise ``CorruptLog`` with the wrong line."""
    log: list[AnyLoggedFact] = []
    for index, line in enumerate(text.splitlines()):
        try:
            log.append(from_json(line))
        except (msgspec.MsgspecError, ValueError) as error:
            raise CorruptLog(index, LogEntryUnknown("table", refusal_of(error))) from error
    return log


# The rules hold a game or a mix, untagged in JSON; only a mix has ``games``. So the two facts that
# carry rules are decoded in two steps.


class _RawTableOpened(Struct, frozen=True, tag="TableOpened"):
    rules: Raw


class _RawRulesChanged(Struct, frozen=True, tag="RulesChanged"):
    rules: Raw


class _PartialGame(Struct, frozen=True):
    games: Raw | UnsetType = UNSET


class _PartialRules(Struct, frozen=True):
    game: _PartialGame


class _OneGameRules(TableRules, frozen=True, kw_only=True):
    game: Game


class _MixRules(TableRules, frozen=True, kw_only=True):
    game: Rotation


def _decode_rules(encoded_rules: Raw) -> TableRules:
    partial_rules = decode_json(encoded_rules, _PartialRules)
    rules_type = _OneGameRules if partial_rules.game.games is UNSET else _MixRules
    rules: TableRules = decode_json(encoded_rules, rules_type)
    return TableRules(**{name: getattr(rules, name) for name in TableRules.__struct_fields__})


_ENCODER = msgspec.json.Encoder()
_RAW_FACT_TYPES: dict[Any, type] = {TableOpened: _RawTableOpened, RulesChanged: _RawRulesChanged}
_DECODED_FACT_TYPES = [
    _RAW_FACT_TYPES.get(fact_type, fact_type)
    for fact_type in (*get_args(AnyTableFact), *get_args(AnyFact))
]
_DECODER: JsonDecoder[Any] = json_decoder(reduce(or_, _DECODED_FACT_TYPES))
