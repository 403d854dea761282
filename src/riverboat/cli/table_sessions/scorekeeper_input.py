"""Parser of a scorekeeper's entries: seats, cards, winners, and rulings."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final, get_args

from msgspec import Struct
from rich.text import Text

from riverboat.cards import BadCard, parse_cards
from riverboat.cli.table_sessions.action_parser import InvalidEntry, parse_int
from riverboat.cli.table_sessions.table_input import parse_chair
from riverboat.cli.terminal.terminal_felt import TerminalFelt, wrap_text
from riverboat.decoding import convert
from riverboat.engine import Muck, Show, ToShow
from riverboat.engine.commands.engine_errors import refusal_of
from riverboat.floor import AnyIncident
from riverboat.floor.field_keys import fields_by_key, get_by_key, replace_by_key
from riverboat.floor.incident import Incident, incident_tag
from riverboat.floor.incident_parsing.incident_draft import SEAT_FIELDS
from riverboat.floor.incident_parsing.parse_results import Understood
from riverboat.live import scorekeeper_entries as e
from riverboat.live.entry_handling import find_first_free_chair
from riverboat.table.money.buying_in import buy_in_limits, default_buy_in
from riverboat.table.state import table_commands as c
from riverboat.table.state.table_pending import AnyPending, ToPlay
from riverboat.table.state.table_state import Table
from riverboat.words import QuotedRefusal, Reader
from riverboat.words.refusals.parsers import FieldUnknown
from riverboat.words.terminal import live as t


class Export(Struct, frozen=True):
    """Write the hands so far to a file."""

    file: str


class CarryOut(Struct, frozen=True):
    """Carry out the floor's last ruling; *choice* selects one of several, from 1."""

    choice: int = 1


class RulingQuery(Struct, frozen=True):
    """A question to the floor about an incident."""

    seen: AnyIncident


class SpokenRulingQuery(Struct, frozen=True):
    """A question to the floor in words, about a seat of the hand; ``None`` is the seat to act."""

    text: str
    who: int | None


class ShowKnownChips(Struct, frozen=True):
    """Show each player's chips, as far as they were counted."""


ScorekeeperInput = (
    c.AnyTableCommand
    | e.AnyEntry
    | Export
    | CarryOut
    | RulingQuery
    | SpokenRulingQuery
    | ShowKnownChips
)


def parse_scorekeeper_input(
    entry: str, table: Table, pending_step: AnyPending
) -> ScorekeeperInput | None:
    """Parse a scorekeeper's entry; ``None`` if it is a table command or an action of the hand."""
    words = entry.split()
    command_word = words[0].lower() if words else ""
    match command_word:
        case "u" | "undo" if len(words) == 1:  # with a reason, the floor undoes the action
            return e.UndoEntry()
        case "u" | "undo" if len(words) == 2 and words[1].isdecimal():
            return e.UndoEntry(max(1, parse_int(words[1])))
        case "w" | "win":
            return _parse_winners(entry.partition(" ")[2], table)
        case "note":
            if not words[1:]:
                raise InvalidEntry(t.NoteTextMissing())
            return e.NoteEntry(" ".join(words[1:]))
        case "happened":
            return _parse_mistake(words[1:])
        case "sit":
            return _parse_sit(words[1:], table)
        case "count":
            return _parse_count(words[1:], table) if words[1:] else ShowKnownChips()
        case "s" | "show" | "m" | "muck" if len(words) > 1:
            return _parse_show(words, table, pending_step)
        case "close":
            return c.CloseTable()
        case "do" if len(words) == 1 or (len(words) == 2 and words[1].isdecimal()):
            return CarryOut(parse_int(words[1]) if words[1:] else 1)
        case "rule":
            return _parse_ruling_query(words[1:], table)
        case "export":
            if len(words) != 2:
                raise InvalidEntry(t.ExportUsage())
            return Export(words[1])
    return _parse_cards(words, table)


def _parse_winners(text: str, table: Table) -> e.WinEntry:
    """Parse the winners of a pot, of several pots, boards or halves.

    ``Ann``; ``Ann Bob`` split the pot; ``Ann, Bob`` win pot by pot, the main pot first;
    ``Ann / Bob`` win board by board; ``Ann low Bob`` win the halves of a pot.
    """
    if not text.strip():
        raise InvalidEntry(t.WinnersUsage())
    pot_texts, pot_winners = text.split(","), list[e.PotWinners]()
    for pot_number, pot_text in enumerate(pot_texts):
        pot_index = pot_number if len(pot_texts) > 1 else None
        board_texts = pot_text.split("/")
        for board_number, board_text in enumerate(board_texts):
            board_index = board_number if len(board_texts) > 1 else None
            for half, names in enumerate(_LOW_PATTERN.split(board_text, 1)):
                pot_winners.append(
                    e.PotWinners(_parse_chairs(names, table), pot_index, board_index, half)
                )
    return e.WinEntry(tuple(pot_winners))


_LOW_PATTERN: Final = re.compile(r"(?<!\S)(?:low|lo)(?!\S)", re.IGNORECASE)


def _parse_chairs(names: str, table: Table) -> tuple[int, ...]:
    if not names.split():
        raise InvalidEntry(t.WinnersUsage())
    return tuple([parse_chair([name], table, "") for name in names.split()])


def _parse_mistake(words: list[str]) -> e.MistakeEntry:
    """Parse a mistake in the hand, on which the floor then rules.

    ``board 1 burned 2`` is a board card dealt by mistake after 2 burn cards; ``to 1000`` is a wager
    of 1000 in total by the player to act.
    """
    match [word.lower() for word in words]:
        case ["board"]:
            return e.MistakeEntry("board")
        case ["board", count] if count in "12345":
            return e.MistakeEntry("board", parse_int(count))
        case ["board", count, "burned", burn_count] if count in "12345" and burn_count in "0123":
            return e.MistakeEntry("board", parse_int(count), parse_int(burn_count))
        case ["to", chips] if chips.isdecimal():
            return e.MistakeEntry("wager", total=parse_int(chips))
    raise InvalidEntry(t.MistakeUsage())


def _parse_sit(words: list[str], table: Table) -> c.Sit:
    """Parse a new player, with chair and chips: ``Ann``, ``Ann 200``, ``Ann 3 200``."""
    number_words = [word for word in words[1:] if word.isdecimal()]
    if not words or len(number_words) != len(words) - 1 or len(number_words) > 2:
        raise InvalidEntry(t.SitUsage())
    chair = parse_int(number_words[0]) if len(number_words) == 2 else find_first_free_chair(table)
    limits = buy_in_limits(table, words[0])
    return c.Sit(
        words[0],
        chair,
        parse_int(number_words[-1]) if number_words else default_buy_in(table, limits),
    )


def _parse_count(words: list[str], table: Table) -> e.CountEntry:
    """Parse a count of a player's chips: ``Ann 4x25 20x5``."""
    matches = [_PILE_PATTERN.fullmatch(word.lower()) for word in words[1:]]
    piles = tuple(
        [
            e.ChipPile(parse_int(match[2]), parse_int(match[1]))
            for match in matches
            if match is not None
        ]
    )
    if (
        not piles
        or len(piles) < len(matches)
        or any(not pile.chip or not pile.count for pile in piles)
    ):
        raise InvalidEntry(t.CountUsage())
    return e.CountEntry(parse_chair(words[:1], table, ""), piles)


_PILE_PATTERN: Final = re.compile(r"(\d{1,3})[x*](\d{1,9})")


def _parse_show(words: list[str], table: Table, pending_step: AnyPending) -> c.Act:
    """Parse a show, with the player's cards if they are not known yet, or a muck."""
    if not isinstance(pending_step, ToPlay) or not isinstance(pending_step.hand, ToShow):
        raise InvalidEntry(t.NotAtTheShowdown())
    cards: tuple[int, ...] = ()
    other_words = words[1:]
    if len(other_words) > 1 or not _is_player_name(other_words[0], table):
        cards = (
            _parse_card_text(
                "".join(other_words[1:])
                if _is_player_name(other_words[0], table)
                else "".join(other_words)
            )
            or ()
        )
    player_name = other_words[0] if _is_player_name(other_words[0], table) else ""
    chair = (
        parse_chair([player_name], table, "")
        if player_name
        else table.hand_chairs[pending_step.hand.seat]
    )
    if chair not in table.hand_chairs:
        raise InvalidEntry(t.NotAtTheShowdown())
    seat = table.hand_chairs.index(chair)
    is_muck = words[0].lower().startswith("m")
    return c.Act(chair, Muck(seat) if is_muck else Show(seat, cards))


def _parse_cards(words: Sequence[str], table: Table) -> e.CardsEntry | None:
    """Parse cards of the board, or of the player whose name precedes them.

    On the board, a slash stands before the cards of the next board.
    """
    if not words:
        return None
    boards = [
        _parse_card_text(board_text) if board_text else ()
        for board_text in "".join(words).split("/")
    ]
    known_boards = [board for board in boards if board is not None]
    if len(known_boards) == len(boards) and any(known_boards):
        return e.CardsEntry(known_boards[0], tuple(known_boards[1:]))
    if (
        len(words) > 1
        and _is_player_name(words[0], table)
        and (hole_cards := _parse_card_text("".join(words[1:])))
    ):
        return e.CardsEntry(holdings=((parse_chair([words[0]], table, ""), hole_cards),))
    return None


def _parse_card_text(text: str) -> tuple[int, ...] | None:
    try:
        return parse_cards(text)
    except BadCard:
        return None


def _is_player_name(word: str, table: Table) -> bool:
    try:
        return parse_chair([word], table, "") in table.chairs
    except InvalidEntry:
        return False


_INCIDENT_TYPE_BY_NAME: Final[dict[str, type[Incident]]] = {
    incident_tag(kind).lower(): kind for kind in get_args(AnyIncident)
}


def _parse_ruling_query(words: list[str], table: Table) -> RulingQuery | SpokenRulingQuery:
    """Parse an incident by kind and fields, or in words: ``Ann: one 25 chip, says nothing``."""
    if not words or words[0].lower() in _INCIDENT_TYPE_BY_NAME:
        return RulingQuery(_parse_incident(words, table))
    first_word, other_words = words[0], words[1:]
    if first_word.endswith(":") and other_words:
        return SpokenRulingQuery(" ".join(other_words), _parse_seat(first_word[:-1], table))
    return SpokenRulingQuery(" ".join(words), None)


def map_to_seats(interpretation: Understood, seat: int | None, table: Table) -> AnyIncident:
    """Return the incident with the seats of this hand for the players named in the text."""
    seats = [seat, *[_parse_seat(label, table) for label in interpretation.player_labels[1:]]]
    changed_fields: dict[str, Any] = {"who": seat}
    for field in SEAT_FIELDS.intersection(fields_by_key(type(interpretation.incident))) - {"who"}:
        value = get_by_key(interpretation.incident, field)
        if type(value) is int:
            changed_fields[field] = seats[value]
        elif isinstance(value, tuple):
            changed_fields[field] = tuple([seats[label_index] for label_index in value])
    incident: AnyIncident = replace_by_key(interpretation.incident, changed_fields)
    return incident


def _parse_incident(words: list[str], table: Table) -> AnyIncident:
    """Parse an incident by its kind and fields: ``Pushed who=Ann motions=1000+500``."""
    names = tuple(
        [incident_tag(incident_type) for incident_type in _INCIDENT_TYPE_BY_NAME.values()]
    )
    incident_type = _INCIDENT_TYPE_BY_NAME.get(words[0].lower()) if words else None
    if incident_type is None:
        raise InvalidEntry(t.IncidentKindUnknown(words[0] if words else "", names))
    fields: dict[str, Any] = {"see": incident_tag(incident_type)}
    for word in words[1:]:
        name, _, value = word.partition("=")
        fields[name] = _parse_seat(value, table) if name == "who" else _parse_value(name, value)
    if unknown_fields := {*fields} - {"see", *incident_type.__struct_encode_fields__}:
        raise InvalidEntry(
            t.IncidentInvalid(
                FieldUnknown(incident_tag(incident_type), ", ".join(sorted(unknown_fields)))
            )
        )
    try:
        incident: AnyIncident = convert(fields, incident_type, strict=False)  # type: ignore[assignment]
    except ValueError as error:
        raise InvalidEntry(t.IncidentInvalid(refusal_of(error))) from error
    return incident


def _parse_seat(name: str, table: Table) -> int:
    chair = parse_chair([name], table, "")
    if chair not in table.hand_chairs:
        raise InvalidEntry(t.IncidentInvalid(QuotedRefusal(name)))
    return table.hand_chairs.index(chair)


def _parse_value(name: str, entry: str) -> Any:
    """Parse a field: ``1000+500`` is one motion of two chips, ``yes`` and ``no`` are booleans."""
    if entry.lower() in ("yes", "no"):
        return entry.lower() == "yes"
    if "+" in entry or "/" in entry or name in ("motions", "old", "took"):
        chip_groups = [chip_group.split("+") for chip_group in entry.split("/")]
        if not all(chip.isdecimal() for chip_group in chip_groups for chip in chip_group):
            raise InvalidEntry(t.IncidentInvalid(FieldUnknown(name, entry)))
        chip_motions = [[int(chip) for chip in chip_group] for chip_group in chip_groups]
        return chip_motions if name == "motions" else chip_motions[0]
    return entry


_HELP_ENTRIES: Final = (
    ("enter", t.LiveCommandHelp("next")),
    ("f x c 60 a", t.LiveCommandHelp("act")),
    ("u  u 3", t.LiveCommandHelp("undo")),
    ("Ah Kd 2c  / 7h", t.LiveCommandHelp("board")),
    ("Ann AsKd", t.LiveCommandHelp("cards")),
    ("w Ann", t.LiveCommandHelp("win")),
    ("w Ann Bob, Cat", t.LiveCommandHelp("split")),
    ("w Ann / Bob low Cat", t.LiveCommandHelp("boards")),
    ("1  2  3", t.LiveCommandHelp("runs")),
    ("s Ann AsKd  m", t.LiveCommandHelp("show")),
    ("sit Ann 3 200", t.LiveCommandHelp("sit")),
    ("buy 100 Ann", t.LiveCommandHelp("buy")),
    ("leave out back", t.LiveCommandHelp("buy")),
    ("count Ann 4x25 20x5", t.LiveCommandHelp("count")),
    ("button Ann", t.LiveCommandHelp("button")),
    ("adjust call off", t.LiveCommandHelp("wrong")),
    ("happened board 2", t.LiveCommandHelp("happened")),
    ("rule Ann: ...", t.LiveCommandHelp("rule")),
    ("do  do 2", t.LiveCommandHelp("do")),
    ("set game=...", t.LiveCommandHelp("game")),
    ("note ...", t.LiveCommandHelp("note")),
    ("t ledger h", t.LiveCommandHelp("look")),
    ("export X.phh", t.LiveCommandHelp("export")),
    ("close", t.LiveCommandHelp("close")),
    ("q", t.LiveCommandHelp("quit")),
)
_KEY_WIDTH: Final = 21


def list_scorekeeper_help(felt: TerminalFelt, renderer: Reader) -> list[Text]:
    """Return help on a scorekeeper's entries."""
    lines = []
    for command_text, meaning in _HELP_ENTRIES:
        left_column = Text(f"{command_text:{_KEY_WIDTH}}", "bold cyan")
        for wrapped_line in wrap_text(Text(renderer.say(meaning)), felt.width - _KEY_WIDTH):
            lines.append(left_column.append_text(wrapped_line))
            left_column = Text(" " * _KEY_WIDTH)
    return lines
