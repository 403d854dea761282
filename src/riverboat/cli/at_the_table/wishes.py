"""What may be asked of a table besides playing a hand: typed words, read into commands.

A wish is for oneself, or for the player whose name stands at its end: whoever sits at the terminal
is the host too.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, Literal

from msgspec import Struct

from riverboat.cli.at_the_table.wager import NotAnEntry, whole
from riverboat.table.money.buy_in import may_bring, usual
from riverboat.table.rules.config import changed
from riverboat.table.state import commands as c
from riverboat.table.state.facts import Entry
from riverboat.table.state.table import Table
from riverboat.words import terminal as t

Page = Literal["help", "rules", "ledger", "chips", "history", "log", "table"]


class Look(Struct, frozen=True):
    """Somebody wants to see something."""

    page: Page


Often = Literal["always", "never", "ask", "sleepers"]


class Habit(Struct, frozen=True):
    """What to do from now on when one may straddle; with sleepers, be asked about them too."""

    straddle: Often


class Bring(Struct, frozen=True):
    """Another bot sits down."""

    name: str
    style: str
    chips: int = 0
    """0 is what is usual."""
    entry: Entry = "new"


class Colour(Struct, frozen=True):
    """The smallest chips go off the table; the dealer has the cards for that."""


class Quit(Struct, frozen=True):
    """The session is over."""


Wish = c.AnyTableCommand | Look | Habit | Bring | Colour | Quit

_LOOKS: Final[dict[str, Page]] = {
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


def read_wish(text: str, table: Table, you: str) -> Wish | None:
    """What an entry asks for; ``None`` if it is no wish. ``NotAnEntry`` says what is missing."""
    words = text.split()
    key = " ".join(words).lower()
    if key in _LOOKS:
        return Look(_LOOKS[key])
    if key in ("q", "quit", "exit"):
        return Quit()
    if key in ("colour up", "color up"):
        return Colour()
    if key.startswith("sit out"):
        words = ["out", *words[2:]]
    elif key.startswith("call off"):
        words = ["void", *words[2:]]
    elif key.startswith("come back"):
        words = ["back", *words[2:]]
    if not words or words[0].lower() not in _WISHES:
        return None
    return _WISHES[words[0].lower()](words[1:], table, you)


# One word each ----------------------------------------------------------------------------------

Read = Callable[[list[str], Table, str], Wish]


def _out(words: list[str], table: Table, you: str) -> Wish:
    at_blind = words[:1] == ["blind"]
    return c.SitOut(chair_of(words[at_blind:], table, you), at_blind=at_blind)


def _back(words: list[str], table: Table, you: str) -> Wish:
    return c.ComeBack(chair_of(words, table, you))


def _wait(words: list[str], table: Table, you: str) -> Wish:
    return c.ComeBack(chair_of(words, table, you), waits=True)


def _leave(words: list[str], table: Table, you: str) -> Wish:
    return c.Leave(chair_of(words, table, you))


def _stay(words: list[str], table: Table, you: str) -> Wish:
    chair = chair_of(words, table, you)
    each = table.chairs.get(chair)
    leaves = each is not None and each.leaves_next
    return c.Leave(chair, cancel=True) if leaves else c.SitOut(chair, cancel=True)


def _remove(words: list[str], table: Table, you: str) -> Wish:
    if not words:
        raise NotAnEntry(t.SayMore("remove"))
    return c.Remove(chair_of(words, table, you))


def _buy(words: list[str], table: Table, you: str) -> Wish:
    chips = _number(words, t.SayMore("buy"))
    return c.Buy(chair_of(words[1:], table, you), chips)


def _take(words: list[str], table: Table, you: str) -> Wish:
    chips = _number(words, t.SayMore("take"))
    return c.TakeChips(chair_of(words[1:], table, you), chips)


def _adjust(words: list[str], table: Table, you: str) -> Wish:
    found = next((k for k, word in enumerate(words) if _CHANGE.fullmatch(word)), None)
    if found is None or not words[found + 1 :]:
        raise NotAnEntry(t.SayMore("adjust"))
    chair = chair_of(words[:found], table, you)
    return c.Adjust(chair, int(words[found]), " ".join(words[found + 1 :]))


_CHANGE: Final = re.compile(r"[+-]\d{1,15}")


def _call_off(words: list[str], table: Table, you: str) -> Wish:  # noqa: ARG001
    if not words:
        raise NotAnEntry(t.SayMore("call off"))
    return c.CallOff(" ".join(words))


def _take_action_back(words: list[str], table: Table, you: str) -> Wish:  # noqa: ARG001
    if not words:
        raise NotAnEntry(t.SayMore("undo"))
    return c.TakeActionBack(" ".join(words))


def _kill(words: list[str], table: Table, you: str) -> Wish:
    if len(words) < 2:
        raise NotAnEntry(t.SayMore("kill"))
    return c.KillHand(chair_of(words[:1], table, you), " ".join(words[1:]))


def _hold(words: list[str], table: Table, you: str) -> Wish:  # noqa: ARG001
    if not words:
        raise NotAnEntry(t.SayMore("hold"))
    return c.HoldPot(" ".join(words))


def _warn(words: list[str], table: Table, you: str) -> Wish:
    if len(words) < 2:
        raise NotAnEntry(t.SayMore("warn"))
    return c.Warn(chair_of(words[:1], table, you), " ".join(words[1:]))


def _move(words: list[str], table: Table, you: str) -> Wish:
    chair = _number(words, t.SayMore("chair"))
    return c.ChangeChair(chair_of(words[1:], table, you), chair)


def _sit(words: list[str], table: Table, you: str) -> Wish:
    chair = _number(words, t.SayMore("sit"))
    rest, entry = _entry(words[1:])
    chips = (
        _number(rest, t.NotANumberOfChips(" ".join(rest)))
        if rest
        else usual(table, may_bring(table, you))
    )
    return c.Sit(you, chair, chips, entry)


def _straddle(words: list[str], table: Table, you: str) -> Wish:  # noqa: ARG001
    match [word.lower() for word in words]:
        case ["always" | "on"]:
            return Habit("always")
        case ["never" | "off"]:
            return Habit("never")
        case ["ask"]:
            return Habit("ask")
        case ["sleepers"]:
            return Habit("sleepers")
        case _:
            raise NotAnEntry(t.SayMore("straddle"))


def _bomb(words: list[str], table: Table, you: str) -> Wish:  # noqa: ARG001
    boards = 2 if " ".join(words[1:]) in _TWO_BOARDS else 0
    return c.Begin(bomb=_number(words[:1] if boards else words, t.SayMore("bomb")), boards=boards)


_TWO_BOARDS: Final = ("double", "double board", "two boards", "2 boards")


def _game(words: list[str], table: Table, you: str) -> Wish:  # noqa: ARG001
    if not words:
        games = [f"{game.structure.name} {game.variant.name}" for game in table.rules.games]
        raise NotAnEntry(t.WhichGame(tuple(games)))
    return c.ChooseGame(" ".join(words).lower())


def _set(words: list[str], table: Table, you: str) -> Wish:  # noqa: ARG001
    return c.ChangeRules(changed(table.rules, " ".join(words)))


def _button(words: list[str], table: Table, you: str) -> Wish:
    return c.PlaceButton(chair_of(words, table, you))


def _add(words: list[str], table: Table, you: str) -> Wish:  # noqa: ARG001
    if not words:
        raise NotAnEntry(t.SayMore("add"))
    rest, entry = _entry(words[1:])
    chips = whole(rest.pop()) if rest and rest[-1].isdecimal() else 0
    return Bring(words[0], " ".join(rest), chips, entry)


def _entry(words: list[str]) -> tuple[list[str], Entry]:
    """As whom somebody sits down, if the last of the words says so; and the others."""
    match words:
        case [*rest, "replacing"]:
            return rest, "replacing"
        case [*rest, "transferred"]:
            return rest, "transferred"
        case _:
            return words, "new"


def _seven_deuce(words: list[str], table: Table, you: str) -> Wish:  # noqa: ARG001
    return c.ShowSevenDeuce(table.chair_of(you))


def _fee(words: list[str], table: Table, you: str) -> Wish:  # noqa: ARG001
    return c.TakeTimeFees()


def _kitty(words: list[str], table: Table, you: str) -> Wish:  # noqa: ARG001
    chips = _number(words, t.KittyHas(table.kitty))
    return c.SpendKitty(chips, " ".join(words[1:]))


def _settle(words: list[str], table: Table, you: str) -> Wish:  # noqa: ARG001
    chips = _number(words, t.SayMore("settle"))
    lender = words[2] if len(words) > 2 and words[1].lower() == "to" else ""
    return c.SettleMarker(you, chips, lender)


def _marker(words: list[str], table: Table, you: str) -> Wish:
    chips = _number(words, t.SayMore("marker"))
    lender = 0
    if len(words) > 2 and words[1].lower() == "from":
        lender = chair_of(words[2:], table, you)
    return c.OfferMarker(chair_of([], table, you), chips, lender)


def _chop(words: list[str], table: Table, you: str) -> Wish:
    return c.ChopBlinds(chair_of(words, table, you))


_WISHES: Final[dict[str, Read]] = {
    "out": _out,
    "back": _back,
    "wait": _wait,
    "leave": _leave,
    "stay": _stay,
    "remove": _remove,
    "buy": _buy,
    "take": _take,
    "adjust": _adjust,
    "void": _call_off,
    "undo": _take_action_back,
    "kill": _kill,
    "hold": _hold,
    "warn": _warn,
    "chair": _move,
    "sit": _sit,
    "straddle": _straddle,
    "bomb": _bomb,
    "game": _game,
    "set": _set,
    "button": _button,
    "add": _add,
    "7-2": _seven_deuce,
    "fee": _fee,
    "kitty": _kitty,
    "settle": _settle,
    "marker": _marker,
    "chop": _chop,
}


def _number(words: list[str], missing: t.NoEntry) -> int:
    if not words or not words[0].isdecimal():
        raise NotAnEntry(missing)
    return whole(words[0])


def chair_of(words: list[str], table: Table, you: str) -> int:
    """The chair of whoever is named, by the beginning of their name; one's own if nobody is."""
    named = " ".join(words).lower()
    if not named:
        if chair := table.chair_of(you):
            return chair
        raise NotAnEntry(t.NoChairOfYours())
    if named.isdecimal():
        return whole(named)
    found = [k for k in table.ring if table.chairs[k].player.lower().startswith(named)]
    if len(found) != 1:
        names = tuple([table.chairs[k].player for k in table.ring])
        raise NotAnEntry(t.NobodyOfThatName(" ".join(words), names))
    return found[0]
