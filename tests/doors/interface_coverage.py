"""Commands reached by the three interfaces: the wire protocol, the browser client and the terminal.

The coverage is computed, not listed: client commands are built from their fields and handled,
terminal words are parsed, and the client's source is searched for the commands that it sends.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Struct
from msgspec.structs import fields

from riverboat.cards import parse_cards
from riverboat.cli.table_sessions.action_parser import parse_action_entry
from riverboat.cli.table_sessions.table_input import ColorUp, Quit, SeatBot, parse_table_input
from riverboat.engine import HandState, ToAct, ToChoose, ToDeclare, ToDraw, ToShow
from riverboat.engine.commands import engine_commands as in_hand
from riverboat.service.handlers.command_translation import (
    NotAllowed,
    to_host_table_command,
    to_table_command,
)
from riverboat.table.state import table_commands as at_table
from riverboat.table.state.table_state import Table
from riverboat.wire import client_commands as w
from tests.table.table_helpers import begin_hand, open_table, seat_players

ROOT = Path(__file__).parents[2]
CLIENT_FOLDER = ROOT / "client" / "src"
CLI_FOLDER = ROOT / "src" / "riverboat" / "cli"
SERVICE_FOLDER = ROOT / "src" / "riverboat" / "service"

ValuesByCommand = dict[type, dict[str, set[Any]]]
"""Field values by reached command."""

COMMANDS: tuple[type, ...] = (
    *get_args(in_hand.AnyCommand),
    *[
        command_type
        for command_type in get_args(at_table.AnyTableCommand)
        if command_type is not at_table.Act
    ],
)
"""All commands; ``Act`` only carries hand commands."""
CLIENT_COMMANDS: tuple[type, ...] = tuple(dict.fromkeys(get_args(w.AnyClientCommand)))

FIXED_FIELDS = frozenset(
    {"seat", "chair", "player", "at", "stopped", "cards", "burned", "exposed", "log"}
)
"""Fields that users do not enter: identity, chair, time, dealt cards and stored data."""


def list_field_choices(command_type: type, field: str) -> tuple[Any, ...]:
    """Return the possible values of a command's field, or nothing if the set is open."""
    return _list_closed_values(get_type_hints(command_type, include_extras=True)[field])


def _list_closed_values(type_hint: Any) -> tuple[Any, ...]:
    if get_origin(type_hint) is Annotated:
        return _list_closed_values(get_args(type_hint)[0])
    if get_origin(type_hint) in (Union, UnionType):
        return next(
            (
                values
                for argument in get_args(type_hint)
                if (values := _list_closed_values(argument))
            ),
            (),
        )
    if get_origin(type_hint) is Literal:
        return get_args(type_hint)
    return (False, True) if type_hint is bool else ()


def list_user_fields(command_type: type) -> list[str]:
    """Return the fields of a command that a user chooses."""
    return [field.name for field in fields(command_type) if field.name not in FIXED_FIELDS]


def collect_commands(values_by_command: ValuesByCommand, command: Struct) -> None:
    """Record a command and its field values."""
    if isinstance(command, at_table.Act):
        return collect_commands(values_by_command, command.command)
    for name in command.__struct_fields__:
        values_by_command[type(command)][name].add(_make_hashable(getattr(command, name)))
    values_by_command[type(command)]  # it is there without a field, too
    return None


def _make_hashable(value: Any) -> Any:
    return repr(value) if isinstance(value, Struct) else value


def make_table(game: str = "no-limit hold'em 1/2") -> Table:
    """Return a table with a running hand and Ann in chair 1."""
    table, log = open_table(game)
    seat_players(table, log, "Ann 200, Bob 200, Cid 200")
    begin_hand(table, log)
    assert table.hand is not None
    return table


# The wire ---------------------------------------------------------------------------------------


def collect_wire_commands() -> ValuesByCommand:
    """Collect the commands that client commands lead to, with every choice of their fields."""
    values_by_command: ValuesByCommand = defaultdict(lambda: defaultdict(set))
    table = make_table()
    for command_type in CLIENT_COMMANDS:
        for command in sample_commands(command_type):
            for player in ("Ann", "Zed"):
                try:
                    collect_commands(values_by_command, _handle(table, command, player))
                except (NotAllowed, LookupError):  # it has no chair, or the room does it itself
                    continue
    for command_type in COMMANDS:  # what the room itself asks for when a wish wants it
        if command_type not in values_by_command and _is_issued_by_room(command_type):
            values_by_command[command_type]
    return values_by_command


def _handle(table: Table, command: w.AnyClientCommand, player: str) -> at_table.AnyTableCommand:
    if isinstance(command, w.HostTableCommand):
        return to_host_table_command(command, 7)
    if isinstance(command, w.HandCommand | w.ChairCommand | w.Sit):
        return to_table_command(table, command, player, table.chair_of(player), 7)
    raise LookupError(f"the table knows nothing of {command}")


def _is_issued_by_room(command_type: type) -> bool:
    """Return True if a handler of the room issues this command to the table."""
    module_names = ("host_commands", "table_bans", "voluntary_show", "seat_assignment")
    module_texts = [
        (SERVICE_FOLDER / "handlers" / f"{module}.py").read_text("utf-8") for module in module_names
    ]
    if command_type is at_table.Begin:
        module_texts.append((SERVICE_FOLDER / "dealer" / "hand_lifecycle.py").read_text("utf-8"))
    client_command = _COMMANDS_ISSUED_BY_ROOM.get(command_type)
    return client_command in CLIENT_COMMANDS and any(
        f"c.{command_type.__name__}(" in text for text in module_texts
    )


_COMMANDS_ISSUED_BY_ROOM: dict[type, type] = {
    at_table.Begin: w.Begin,
    at_table.ChangeRules: w.ChangeRules,
    at_table.Remove: w.Kick,
    at_table.ColourUp: w.ColourUp,
    at_table.ShowSevenDeuce: w.Show,
}
"""Commands that the room issues directly for a client command."""


def sample_commands(command_type: type) -> Iterator[Any]:
    """Yield a client command with every choice of each field, one changed at a time."""
    type_hints = get_type_hints(command_type, include_extras=True)
    values_by_field = {
        name: _list_samples(name, type_hints[name])
        for name in type_hints
        if name in list_field_names(command_type)
    }
    default_values = {name: values[0] for name, values in values_by_field.items()}
    yield command_type(**default_values)
    for name, values in values_by_field.items():
        for value in values[1:]:
            yield command_type(**{**default_values, name: value})


def list_field_names(command_type: type) -> list[str]:
    return [field.name for field in fields(command_type)]


def map_wire_names(command_type: type) -> dict[str, str]:
    """Return the spelling of each field in JSON by its name in Python."""
    return {field.name: field.encode_name for field in fields(command_type)}


_SAMPLE_RULES_TOML = ('game = "no-limit hold\'em 2/4"', 'game = "no-limit hold\'em 5/10"')


def _list_samples(name: str, type_hint: Any) -> tuple[Any, ...]:
    if closed_values := _list_closed_values(type_hint):
        return closed_values
    if name == "toml":
        return _SAMPLE_RULES_TOML
    type_text = str(type_hint)
    if "tuple" in type_text:
        return ((), ("As",))
    return (2, 3) if "int" in type_text else ("somebody", "another")


# The page ---------------------------------------------------------------------------------------


def collect_client_commands() -> dict[str, set[str]]:
    """Return the commands that the browser client sends, with the fields that it fills."""
    fields_by_command: dict[str, set[str]] = defaultdict(set)
    for file in sorted([*CLIENT_FOLDER.rglob("*.svelte"), *CLIENT_FOLDER.rglob("*.ts")]):
        if file.name in ("wire.ts", "MyEvents.svelte") or file.parent.name in ("event", "live"):
            continue  # what is asked of an event, and entries of a live game, are no wishes
        text = file.read_text("utf-8")
        for match in re.finditer(r"\bdo: '([a-z-]+)'", text):
            fields_by_command[match[1]] |= set(
                re.findall(r"([a-z_]+)\s*(?=[:,}])", _cut_object_literal(text, match.end()))
            )
    return fields_by_command


def _cut_object_literal(text: str, start: int) -> str:
    """Return the rest of the object literal around *start*, up to its closing brace."""
    bracket_depth, end = 1, start
    while bracket_depth and end < len(text):
        bracket_depth += {"{": 1, "(": 1, "}": -1, ")": -1}.get(text[end], 0)
        end += 1
    return text[start:end]


def get_wire_tag(command: type) -> str:
    """Return a command's tag on the wire."""
    return str(command.__struct_config__.tag)  # type: ignore[attr-defined]


# The terminal -----------------------------------------------------------------------------------

TABLE_ENTRIES = (
    "out", "out blind", "stay", "stay Bob", "back", "wait", "leave", "remove Bob", "buy 50",
    "buy 60", "take 5", "take 6", "adjust Bob +5 found", "adjust Bob -5 counted twice",
    "call off exposed cards", "call off a wrong deck", "undo a slip",
    "undo no turn", "kill Bob looked", "kill Cid told", "hold no winner", "hold two aces",
    "warn Bob late", "warn Cid loud", "chair 5", "chair 6", "sit 4 100",
    "sit 4 200 replacing", "sit 4 200 transferred", "bomb 10", "bomb 20", "bomb 10 double",
    "game razz",
    "game badugi", "set chairs=6", "set chairs=7", "button 2", "7-2", "fee", "kitty 5 cards",
    "kitty 6 pizza", "settle 50", "settle 60 to Bob", "marker 50", "marker 60 from Bob", "chop",
    "colour up", "add Dee rock", "straddle never", "q",
)  # fmt: skip
"""Samples of every terminal command between hands, with variants."""
HAND_ENTRIES: tuple[tuple[Any, tuple[str, ...]], ...] = (
    (ToAct(0, 2, 4, 200, 200), ("f", "k", "c", "r 12", "r 14", "a", "challenge")),
    (ToAct(0, 2, 4, 200, 200, is_bring_in=True), ("b",)),
    (ToDraw(0, 0, 5), ("d 1", "d 1 2", "s")),
    (ToDeclare((0,)), ("hi", "lo", "both")),
    (ToShow(0, (0,), (0,)), ("s", "m")),
    (ToChoose((0,), 2), ("1", "2")),
)
"""Typed answers to each decision of a hand."""
PROMPTED_COMMANDS = ("AnswerMarker", "Straddle", "DeclineStraddle")
"""Commands that the session prompts for with yes, no or a size."""


def collect_terminal_commands() -> ValuesByCommand:
    """Collect the commands that terminal words lead to, between hands and during them."""
    values_by_command: ValuesByCommand = defaultdict(lambda: defaultdict(set))
    table = make_table()
    table.chairs[2].leaves_after_hand = True
    for entry in TABLE_ENTRIES:
        match parse_table_input(entry, table, "Ann"):
            case ColorUp():
                values_by_command[at_table.ColourUp]
            case Quit():
                values_by_command[at_table.CloseTable]
            case SeatBot():
                values_by_command[at_table.Sit]
            case Struct() as result if type(result) in COMMANDS:
                collect_commands(values_by_command, result)
            case None:
                raise AssertionError(f"{entry!r} is read no more")
            case _:
                pass
    for turn, hand_entries in HAND_ENTRIES:
        for entry in hand_entries:
            collect_commands(
                values_by_command, parse_action_entry(entry, _sample_hand(table), turn, 0)
            )
    omaha_table = make_table("pot-limit omaha 1/2")
    collect_commands(
        values_by_command, parse_action_entry("p", _sample_hand(omaha_table), HAND_ENTRIES[0][0], 0)
    )
    session_text = (CLI_FOLDER / "table_sessions" / "table_session.py").read_text("utf-8")
    for command_type in COMMANDS:
        if (
            command_type.__name__ in PROMPTED_COMMANDS
            and f"c.{command_type.__name__}(" in session_text
        ):
            values_by_command[command_type]
            for name in list_user_fields(command_type):
                values_by_command[command_type][name] |= (
                    {1, 2} if not list_field_choices(command_type, name) else {True, False}
                )
    return values_by_command


def _sample_hand(table: Table) -> HandState:
    hand = table.hand
    assert hand is not None
    hand.holdings[0] = parse_cards("As Kd")
    return hand
