"""What may be asked of a table besides playing a hand: typed words, read into commands.

A wish is for oneself, or for the player whose name stands at its end: whoever sits at the terminal
is the host too.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, Literal

from msgspec import Struct
from rich.text import Text

from riverboat.cli.at_the_table.wager import NotAnEntry, whole
from riverboat.cli.terminal.felt import Felt, wrapped
from riverboat.table.money.buy_in import may_bring, usual
from riverboat.table.rules.config import changed
from riverboat.table.state import commands as c
from riverboat.table.state.facts import Entry
from riverboat.table.state.table import Table

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
    return c.SitOut(_chair(words[at_blind:], table, you), at_blind=at_blind)


def _back(words: list[str], table: Table, you: str) -> Wish:
    return c.ComeBack(_chair(words, table, you))


def _wait(words: list[str], table: Table, you: str) -> Wish:
    return c.ComeBack(_chair(words, table, you), waits=True)


def _leave(words: list[str], table: Table, you: str) -> Wish:
    return c.Leave(_chair(words, table, you))


def _stay(words: list[str], table: Table, you: str) -> Wish:
    chair = _chair(words, table, you)
    each = table.chairs.get(chair)
    leaves = each is not None and each.leaves_next
    return c.Leave(chair, cancel=True) if leaves else c.SitOut(chair, cancel=True)


def _remove(words: list[str], table: Table, you: str) -> Wish:
    if not words:
        raise NotAnEntry("remove whom? say remove NAME")
    return c.Remove(_chair(words, table, you))


def _buy(words: list[str], table: Table, you: str) -> Wish:
    chips = _number(words, "buy how much? say buy 100")
    return c.Buy(_chair(words[1:], table, you), chips)


def _take(words: list[str], table: Table, you: str) -> Wish:
    chips = _number(words, "take how much off the table? say take 5")
    return c.TakeChips(_chair(words[1:], table, you), chips)


def _adjust(words: list[str], table: Table, you: str) -> Wish:
    found = next((k for k, word in enumerate(words) if _CHANGE.fullmatch(word)), None)
    if found is None or not words[found + 1 :]:
        raise NotAnEntry("correct whose stack, and why? say adjust Doc -5 counted twice")
    chair = _chair(words[:found], table, you)
    return c.Adjust(chair, int(words[found]), " ".join(words[found + 1 :]))


_CHANGE: Final = re.compile(r"[+-]\d{1,15}")


def _call_off(words: list[str], table: Table, you: str) -> Wish:  # noqa: ARG001
    if not words:
        raise NotAnEntry("why is the hand undone? say call off REASON")
    return c.CallOff(" ".join(words))


def _move(words: list[str], table: Table, you: str) -> Wish:
    chair = _number(words, "to which chair? say chair 3")
    return c.ChangeChair(_chair(words[1:], table, you), chair)


def _sit(words: list[str], table: Table, you: str) -> Wish:
    chair = _number(words, "in which chair, and with how much? say sit 3 200")
    rest, entry = _entry(words[1:])
    chips = _number(rest, "") if rest else usual(table, may_bring(table, you))
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
            raise NotAnEntry("straddle how often? say straddle always, never, ask or sleepers")


def _bomb(words: list[str], table: Table, you: str) -> Wish:  # noqa: ARG001
    return c.Begin(bomb=_number(words, "a bomb pot of how much each? say bomb 10"))


def _game(words: list[str], table: Table, you: str) -> Wish:  # noqa: ARG001
    if not words:
        named = ", ".join(
            f"{game.structure.name} {game.variant.name}" for game in table.rules.games
        )
        raise NotAnEntry(f"which game? there are {named}")
    return c.ChooseGame(" ".join(words).lower())


def _set(words: list[str], table: Table, you: str) -> Wish:  # noqa: ARG001
    return c.ChangeRules(changed(table.rules, " ".join(words)))


def _button(words: list[str], table: Table, you: str) -> Wish:
    return c.PlaceButton(_chair(words, table, you))


def _add(words: list[str], table: Table, you: str) -> Wish:  # noqa: ARG001
    if not words:
        raise NotAnEntry("who sits down? say add NAME, or add NAME rock")
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
    chips = _number(words, f"the kitty has {table.kitty}; say kitty 5 cards")
    return c.SpendKitty(chips, " ".join(words[1:]))


def _settle(words: list[str], table: Table, you: str) -> Wish:  # noqa: ARG001
    chips = _number(words, "which debt is paid? say settle 50, or settle 50 to NAME")
    lender = words[2] if len(words) > 2 and words[1].lower() == "to" else ""
    return c.SettleMarker(you, chips, lender)


def _marker(words: list[str], table: Table, you: str) -> Wish:
    chips = _number(words, "a marker for how much? say marker 50, or marker 50 from NAME")
    lender = 0
    if len(words) > 2 and words[1].lower() == "from":
        lender = _chair(words[2:], table, you)
    return c.OfferMarker(_chair([], table, you), chips, lender)


def _chop(words: list[str], table: Table, you: str) -> Wish:
    return c.ChopBlinds(_chair(words, table, you))


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


def _number(words: list[str], missing: str) -> int:
    if not words or not words[0].isdecimal():
        raise NotAnEntry(missing or f"{' '.join(words)!r} is no number of chips")
    return whole(words[0])


def _chair(words: list[str], table: Table, you: str) -> int:
    """The chair of whoever is named, by the beginning of his name; one's own if nobody is."""
    named = " ".join(words).lower()
    if not named:
        if chair := table.chair_of(you):
            return chair
        raise NotAnEntry("you have no chair: say sit 3 200, or whom you mean")
    if named.isdecimal():
        return whole(named)
    found = [k for k in table.ring if table.chairs[k].player.lower().startswith(named)]
    if len(found) != 1:
        names = ", ".join(table.chairs[k].player for k in table.ring)
        raise NotAnEntry(f"{' '.join(words)!r} is nobody here, or several: there are {names}")
    return found[0]


# Help -------------------------------------------------------------------------------------------

_HELP: Final = (
    ("enter", "the next hand"),
    ("out  back", "sit out, out blind at the next big blind; come back, back wait on it"),
    ("buy 100", "more chips"),
    ("take 5", "chips off the table for refreshments, as far as buy_in.small goes"),
    ("chair 3", "move to an empty chair"),
    ("leave", "get up with all your chips; sit 3 200 sits down again"),
    ("sit 3 200 X", "X is replacing, to play on for who has just left; or transferred"),
    ("straddle", "always, never, ask, or sleepers (asks about those too)"),
    ("chips", "what everybody has, and owes"),
    ("ledger", "who has bought, won and lost what"),
    ("rules", "the posted house rules"),
    ("h  log", "the last hand, in words or as JSON"),
    ("q", "end the session"),
)
_HOST: Final = (
    ("out Doc", "the same for somebody else, and back, wait, buy, chair and leave"),
    ("add Ann", "a bot sits down; add Ann rock says how it plays, remove Ann sends it away"),
    ("add Ann 25 X", "X as for sit: transferred brings 25 from a table that was broken"),
    ("adjust Doc -5", "correct a stack by +5 or -5, and say why behind it"),
    ("colour up", "the smallest chips go off the table"),
    ("set X=Y", "another rule from the next hand on: set straddle.enabled=on"),
    ("game razz", "the next game, where the dealer chooses"),
    ("bomb 10", "the next hand is a bomb pot of 10 each"),
    ("button 3", "set the button right"),
    ("7-2", "you show that you have won with it, and collect"),
    ("fee", "everybody pays for time"),
    ("kitty 5 X", "the kitty pays 5 for X"),
)
_IN_HAND: Final = (
    ("marker 50", "bet a promise to pay, where stakes are open; 50 from Doc borrows"),
    ("chop", "as a blind, when all others have folded"),
    ("challenge", "object to a bet of more than the pot, where such bets stand"),
    ("leave  out", "when the hand is over; stay takes it back; buy 100 is for the next"),
    ("call off X", "undo the hand, because of X"),
    ("chips  ledger", "and rules: look them up"),
)


def between_help(felt: Felt) -> list[Text]:
    """What may be typed between two hands."""
    return [
        *_lines(_HELP, felt),
        Text(),
        Text("As the host of the table:", "bold"),
        *_lines(_HOST, felt),
    ]


def in_hand_help(felt: Felt) -> list[Text]:
    """What may be typed at one's turn besides an action."""
    return _lines(_IN_HAND, felt)


def _lines(entries: tuple[tuple[str, str], ...], felt: Felt) -> list[Text]:
    lines = []
    for keys, meaning in entries:
        key = Text(f"{keys:14}", "bold cyan")
        for part in wrapped(Text(meaning), felt.width - 14):
            lines.append(key.append_text(part))
            key = Text(" " * 14)
    return lines
