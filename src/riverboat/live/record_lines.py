"""Record lines: changes of a live game as JSON lines, in a file or a room's store.

A change of rules is stored by its facts alone, so its move is never replayed from a command.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from operator import or_
from typing import get_args

import msgspec
from msgspec import Raw, Struct

from riverboat.decoding import JsonDecoder, json_decoder
from riverboat.engine.commands.engine_errors import RefusalError
from riverboat.live.live_moves import (
    CardsRevealed,
    Change,
    ChipsCounted,
    MistakeRecorded,
    Move,
    MoveCommand,
    NoteWritten,
    PushedPots,
    RulingCarriedOut,
)
from riverboat.live.scorekeeper import Scorekeeper
from riverboat.table.rules.table_rules import TableRules
from riverboat.table.state.facts import TableOpened
from riverboat.table.state.table_commands import AnyTableCommand, ChangeRules
from riverboat.table.state.table_log import from_json, to_json
from riverboat.words.refusals import records as w

RECORD_VERSION = 4
"""Version of the format. Version 2 added pushed pots, rulings and notes, version 3 counted chips,
and version 4 mistakes and changes of authority.
"""


class HeaderLine(Struct, frozen=True, rename={"version": "live", "authority": "by"}):
    """The first line: the format version, the authority, and the table."""

    version: int
    authority: str
    opened: Raw


class _EncodedMove(Struct, frozen=True, rename={"commands": "did"}):
    commands: tuple[Raw, ...]
    facts: tuple[Raw, ...]


class ChangeLine(Struct, frozen=True, rename={"undone_count": "back"}):
    """A change: the number of moves undone, and the moves made."""

    undone_count: int = 0
    moves: tuple[_EncodedMove, ...] = ()


def make_header(rules: TableRules, authority: str) -> HeaderLine:
    """Return the first line of a game with these rules."""
    return HeaderLine(RECORD_VERSION, authority, Raw(to_json(TableOpened(rules))))


def change_to_line(change: Change) -> ChangeLine:
    """Return a change as a line of a record."""
    return ChangeLine(
        change.undone_count,
        tuple([_EncodedMove(_encode_commands(move), _encode_facts(move)) for move in change.moves]),
    )


def rules_of(header: HeaderLine) -> TableRules:
    """Return the rules of a game; ``ValueError`` if a later version wrote it."""
    opened_fact = from_json(bytes(header.opened))
    if header.version > RECORD_VERSION or not isinstance(opened_fact, TableOpened):
        raise RefusalError(w.LaterVersionRecord())
    return opened_fact.rules


def replay_lines(rules: TableRules, lines: Iterable[ChangeLine]) -> Scorekeeper:
    """Replay a game from its lines; ``ValueError`` if they are invalid."""
    moves: list[Move] = []
    for line in lines:
        if not 0 <= line.undone_count <= len(moves):
            raise RefusalError(w.UndoTooLarge())
        moves = moves[: len(moves) - line.undone_count]
        moves += [decode_move(encoded_move) for encoded_move in line.moves]
    return Scorekeeper(rules, moves)


def decode_move(encoded_move: _EncodedMove) -> Move:
    """Decode a move."""
    return Move(
        tuple([_COMMAND_DECODER.decode(raw_command) for raw_command in encoded_move.commands]),
        tuple([from_json(bytes(raw_fact)) for raw_fact in encoded_move.facts]),
    )


def _encode_commands(move: Move) -> tuple[Raw, ...]:
    return tuple(
        [
            Raw(msgspec.json.encode(command))
            for command in move.commands
            if type(command) is not ChangeRules
        ]
    )


def _encode_facts(move: Move) -> tuple[Raw, ...]:
    return tuple([Raw(to_json(fact)) for fact in move.facts])


_COMMAND_TYPES = [kind for kind in get_args(AnyTableCommand) if kind is not ChangeRules]
_COMMAND_DECODER: JsonDecoder[MoveCommand] = json_decoder(
    reduce(
        or_,
        [
            *_COMMAND_TYPES,
            CardsRevealed,
            PushedPots,
            RulingCarriedOut,
            MistakeRecorded,
            ChipsCounted,
            NoteWritten,
        ],
    )
)
