"""Parser of table commands other than actions.

A command applies to the user, or to the player named at its end: the user at the terminal is also
the host.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, Literal

from msgspec import Struct

from riverboat.cli.table_sessions.action_parser import InvalidEntry, parse_int
from riverboat.table.money.buying_in import buy_in_limits, default_buy_in
from riverboat.table.rules.config import change_option
from riverboat.table.state import table_commands as c
from riverboat.table.state.facts import EntryMode
from riverboat.table.state.table_state import Table
from riverboat.words import terminal as t

LookupPage = Literal["help", "rules", "ledger", "chips", "history", "log", "table"]


class ViewPage(Struct, frozen=True):
    """View a page."""

    page: LookupPage


StraddleFrequency = Literal["always", "never", "ask", "sleepers"]


class SetStraddlePreference(Struct, frozen=True):
    """Set the reply to future straddle offers.

    ``ask`` prompts for each offer but declines sleeper straddles; ``sleepers`` prompts for these,
    too.
    """

    straddle: StraddleFrequency


class SeatBot(Struct, frozen=True):
    """Seat another bot."""

    name: str
    style: str
    chips: int = 0
    """Chips of the buy-in; 0 is the default buy-in."""
    entry: EntryMode = "new"


class ColorUp(Struct, frozen=True):
    """Color up the smallest chips; the dealer deals the cards for the race."""


class Quit(Struct, frozen=True):
    """End the session."""


TableInput = c.AnyTableCommand | ViewPage | SetStraddlePreference | SeatBot | ColorUp | Quit

_PAGE_BY_COMMAND: Final[dict[str, LookupPage]] = {
    "?": "help",
    "help": "help",
    "rules": "rules",
    "ledger": "ledger",
    "chips": "chips",
    "h": "history",
    "history": "history",
    "log": "log",
    "t": "table",
    "table": "table",
}


def parse_table_input(text: str, table: Table, your_name: str) -> TableInput | None:
    """Parse a table command, or return ``None``; raise ``InvalidEntry`` if a part is missing."""
    words = text.split()
    command = " ".join(words).lower()
    if command in _PAGE_BY_COMMAND:
        return ViewPage(_PAGE_BY_COMMAND[command])
    if command in ("q", "quit", "exit"):
        return Quit()
    if command in ("colour up", "color up"):
        return ColorUp()
    if command.startswith("sit out"):
        words = ["out", *words[2:]]
    elif command.startswith("call off"):
        words = ["void", *words[2:]]
    elif command.startswith("come back"):
        words = ["back", *words[2:]]
    if not words or words[0].lower() not in _PARSER_BY_COMMAND:
        return None
    return _PARSER_BY_COMMAND[words[0].lower()](words[1:], table, your_name)


InputParser = Callable[[list[str], Table, str], TableInput]


def _parse_sit_out(words: list[str], table: Table, your_name: str) -> TableInput:
    is_at_blind = words[:1] == ["blind"]
    return c.SitOut(parse_chair(words[is_at_blind:], table, your_name), at_big_blind=is_at_blind)


def _parse_come_back(words: list[str], table: Table, your_name: str) -> TableInput:
    return c.ComeBack(parse_chair(words, table, your_name))


def _parse_wait(words: list[str], table: Table, your_name: str) -> TableInput:
    return c.ComeBack(parse_chair(words, table, your_name), waits_for_big_blind=True)


def _parse_leave(words: list[str], table: Table, your_name: str) -> TableInput:
    return c.Leave(parse_chair(words, table, your_name))


def _parse_stay(words: list[str], table: Table, your_name: str) -> TableInput:
    chair = parse_chair(words, table, your_name)
    player = table.chairs.get(chair)
    is_leaving = player is not None and player.leaves_after_hand
    return c.Leave(chair, is_cancelled=True) if is_leaving else c.SitOut(chair, is_cancelled=True)


def _parse_remove(words: list[str], table: Table, your_name: str) -> TableInput:
    if not words:
        raise InvalidEntry(t.CommandUsage("remove"))
    return c.Remove(parse_chair(words, table, your_name))


def _parse_buy(words: list[str], table: Table, your_name: str) -> TableInput:
    chips = _parse_number(words, t.CommandUsage("buy"))
    return c.Buy(parse_chair(words[1:], table, your_name), chips)


def _parse_take_chips(words: list[str], table: Table, your_name: str) -> TableInput:
    chips = _parse_number(words, t.CommandUsage("take"))
    return c.TakeChips(parse_chair(words[1:], table, your_name), chips)


def _parse_adjust(words: list[str], table: Table, your_name: str) -> TableInput:
    amount_index = next(
        (
            word_index
            for word_index, word in enumerate(words)
            if _CHIP_CHANGE_PATTERN.fullmatch(word)
        ),
        None,
    )
    if amount_index is None or not words[amount_index + 1 :]:
        raise InvalidEntry(t.CommandUsage("adjust"))
    chair = parse_chair(words[:amount_index], table, your_name)
    return c.Adjust(chair, int(words[amount_index]), " ".join(words[amount_index + 1 :]))


_CHIP_CHANGE_PATTERN: Final = re.compile(r"[+-]\d{1,15}")


def _parse_call_off(words: list[str], table: Table, your_name: str) -> TableInput:  # noqa: ARG001
    if not words:
        raise InvalidEntry(t.CommandUsage("call off"))
    return c.CallOff(" ".join(words))


def _parse_take_back(words: list[str], table: Table, your_name: str) -> TableInput:  # noqa: ARG001
    if not words:
        raise InvalidEntry(t.CommandUsage("undo"))
    return c.TakeActionBack(" ".join(words))


def _parse_kill(words: list[str], table: Table, your_name: str) -> TableInput:
    if len(words) < 2:
        raise InvalidEntry(t.CommandUsage("kill"))
    return c.KillHand(parse_chair(words[:1], table, your_name), " ".join(words[1:]))


def _parse_hold(words: list[str], table: Table, your_name: str) -> TableInput:  # noqa: ARG001
    if not words:
        raise InvalidEntry(t.CommandUsage("hold"))
    return c.HoldPot(" ".join(words))


def _parse_warn(words: list[str], table: Table, your_name: str) -> TableInput:
    if len(words) < 2:
        raise InvalidEntry(t.CommandUsage("warn"))
    return c.Warn(parse_chair(words[:1], table, your_name), " ".join(words[1:]))


def _parse_move(words: list[str], table: Table, your_name: str) -> TableInput:
    chair = _parse_number(words, t.CommandUsage("chair"))
    return c.ChangeChair(parse_chair(words[1:], table, your_name), chair)


def _parse_sit(words: list[str], table: Table, your_name: str) -> TableInput:
    chair = _parse_number(words, t.CommandUsage("sit"))
    other_words, entry = _parse_entry_kind(words[1:])
    chips = (
        _parse_number(other_words, t.ChipInputInvalid(" ".join(other_words)))
        if other_words
        else default_buy_in(table, buy_in_limits(table, your_name))
    )
    return c.Sit(your_name, chair, chips, entry)


def _parse_straddle(words: list[str], table: Table, your_name: str) -> TableInput:  # noqa: ARG001
    match [word.lower() for word in words]:
        case ["always" | "on"]:
            return SetStraddlePreference("always")
        case ["never" | "off"]:
            return SetStraddlePreference("never")
        case ["ask"]:
            return SetStraddlePreference("ask")
        case ["sleepers"]:
            return SetStraddlePreference("sleepers")
        case _:
            raise InvalidEntry(t.CommandUsage("straddle"))


def _parse_bomb_pot(words: list[str], table: Table, your_name: str) -> TableInput:  # noqa: ARG001
    board_count = 2 if " ".join(words[1:]) in _TWO_BOARD_WORDS else 0
    return c.Begin(
        bomb_pot_ante=_parse_number(words[:1] if board_count else words, t.CommandUsage("bomb")),
        board_count=board_count,
    )


_TWO_BOARD_WORDS: Final = ("double", "double board", "two boards", "2 boards")


def _parse_game(words: list[str], table: Table, your_name: str) -> TableInput:  # noqa: ARG001
    if not words:
        games = [f"{game.structure.name} {game.variant.name}" for game in table.rules.games]
        raise InvalidEntry(t.GameQuestion(tuple(games)))
    return c.ChooseGame(" ".join(words).lower())


def _parse_set_option(words: list[str], table: Table, your_name: str) -> TableInput:  # noqa: ARG001
    return c.ChangeRules(change_option(table.rules, " ".join(words)))


def _parse_button(words: list[str], table: Table, your_name: str) -> TableInput:
    return c.PlaceButton(parse_chair(words, table, your_name))


def _parse_add_player(words: list[str], table: Table, your_name: str) -> TableInput:  # noqa: ARG001
    if not words:
        raise InvalidEntry(t.CommandUsage("add"))
    other_words, entry = _parse_entry_kind(words[1:])
    chips = parse_int(other_words.pop()) if other_words and other_words[-1].isdecimal() else 0
    return SeatBot(words[0], " ".join(other_words), chips, entry)


def _parse_entry_kind(words: list[str]) -> tuple[list[str], EntryMode]:
    """Split the entry mode, if the last word names one, from the other words."""
    match words:
        case [*other_words, "replacing"]:
            return other_words, "replacing"
        case [*other_words, "transferred"]:
            return other_words, "transferred"
        case _:
            return words, "new"


def _parse_seven_deuce(words: list[str], table: Table, your_name: str) -> TableInput:  # noqa: ARG001
    return c.ShowSevenDeuce(table.chair_of(your_name))


def _parse_fee(words: list[str], table: Table, your_name: str) -> TableInput:  # noqa: ARG001
    return c.TakeTimeFees()


def _parse_kitty(words: list[str], table: Table, your_name: str) -> TableInput:  # noqa: ARG001
    chips = _parse_number(words, t.KittyBalance(table.kitty))
    return c.SpendKitty(chips, " ".join(words[1:]))


def _parse_settle(words: list[str], table: Table, your_name: str) -> TableInput:  # noqa: ARG001
    chips = _parse_number(words, t.CommandUsage("settle"))
    lender = words[2] if len(words) > 2 and words[1].lower() == "to" else ""
    return c.SettleMarker(your_name, chips, lender)


def _parse_marker(words: list[str], table: Table, your_name: str) -> TableInput:
    chips = _parse_number(words, t.CommandUsage("marker"))
    lender = 0
    if len(words) > 2 and words[1].lower() == "from":
        lender = parse_chair(words[2:], table, your_name)
    return c.OfferMarker(parse_chair([], table, your_name), chips, lender)


def _parse_chop(words: list[str], table: Table, your_name: str) -> TableInput:
    return c.ChopBlinds(parse_chair(words, table, your_name))


_PARSER_BY_COMMAND: Final[dict[str, InputParser]] = {
    "out": _parse_sit_out,
    "back": _parse_come_back,
    "wait": _parse_wait,
    "leave": _parse_leave,
    "stay": _parse_stay,
    "remove": _parse_remove,
    "buy": _parse_buy,
    "take": _parse_take_chips,
    "adjust": _parse_adjust,
    "void": _parse_call_off,
    "undo": _parse_take_back,
    "kill": _parse_kill,
    "hold": _parse_hold,
    "warn": _parse_warn,
    "chair": _parse_move,
    "sit": _parse_sit,
    "straddle": _parse_straddle,
    "bomb": _parse_bomb_pot,
    "game": _parse_game,
    "set": _parse_set_option,
    "button": _parse_button,
    "add": _parse_add_player,
    "7-2": _parse_seven_deuce,
    "fee": _parse_fee,
    "kitty": _parse_kitty,
    "settle": _parse_settle,
    "marker": _parse_marker,
    "chop": _parse_chop,
}


def _parse_number(words: list[str], missing_error: t.InvalidInputReason) -> int:
    if not words or not words[0].isdecimal():
        raise InvalidEntry(missing_error)
    return parse_int(words[0])


def parse_chair(words: list[str], table: Table, your_name: str) -> int:
    """Return the chair of the player named by a prefix, or the user's own without a name."""
    prefix = " ".join(words).lower()
    if not prefix:
        if chair := table.chair_of(your_name):
            return chair
        raise InvalidEntry(t.OwnSeatMissing())
    if prefix.isdecimal():
        return parse_int(prefix)
    matching_chairs = [
        occupied_chair
        for occupied_chair in table.occupied_chairs
        if table.chairs[occupied_chair].player.lower().startswith(prefix)
    ]
    if len(matching_chairs) != 1:
        names = tuple(
            [table.chairs[occupied_chair].player for occupied_chair in table.occupied_chairs]
        )
        raise InvalidEntry(t.PlayerNameAmbiguous(" ".join(words), names))
    return matching_chairs[0]
