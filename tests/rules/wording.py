"""The words of a case: stacks, posts, cards and actions, read into values.

Players are called by the names in ``stacks``; everything else speaks of them by these names.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from msgspec import convert
from msgspec.structs import replace

from riverboat.cards import Cards, no_duplicates, parse_cards
from riverboat.engine import (
    CALL,
    CHECK,
    FOLD,
    AllIn,
    AnyCommand,
    ChallengeOverbet,
    HouseRules,
    Muck,
    Post,
    RaisePot,
    RaiseTo,
    RunIt,
    Show,
)
from tests.rules.case_files import BadCase

STRICT = HouseRules.preset("online-1", showdown="all")
"""The house of a case that names none: a strict room in which every live hand is shown."""


class Seating(NamedTuple):
    """Who sits where, clockwise, with which stack."""

    names: tuple[str, ...]
    stacks: tuple[int, ...]
    button: int

    def seat(self, name: str) -> int:
        """The seat of a player."""
        if name not in self.names:
            raise BadCase(f"nobody is called {name!r}; the players are {', '.join(self.names)}")
        return self.names.index(name)

    def text(self, message: str) -> str:
        """A message of the engine with names for seats."""

        def named(found: re.Match[str]) -> str:
            seat = int(found[1])
            return self.names[seat] if seat < len(self.names) else found[0]

        return re.sub(r"\bseat (\d+)", named, message)


def seating(text: str) -> Seating:
    """``A 20000, B 650`` clockwise from the button, or with chairs: ``1 A 20000, 3 B 9 button``."""
    names, stacks, chairs, button = [], [], [], 0
    for index, item in enumerate(items(text)):
        found = re.fullmatch(r"(?:(\d+) (?=[A-Za-z]))?(\w+) (-?\d+)( button)?", item)
        if not found:
            raise BadCase(f"{item!r} is not a player and a stack, such as A 20000")
        chair, name, stack, has_button = found.groups()
        names.append(name)
        stacks.append(int(stack))
        if chair:
            chairs.append(int(chair))
        if has_button:
            button = index
    if len(set(names)) < len(names):
        raise BadCase(f"two players have one name: {text}")
    if chairs and (len(chairs) < len(names) or chairs != sorted(set(chairs))):
        raise BadCase(f"name every chair, clockwise from the lowest: {text}")
    return Seating(tuple(names), tuple(stacks), button)


def house(text: str) -> HouseRules:
    """``strict; reopen half; check_raise off``: a preset, and what is different."""
    rules = STRICT
    for index, phrase in enumerate(part.strip() for part in text.split(";")):
        option, _, value = phrase.partition(" ")
        if value:
            rules = rules.but(**{option: _option(value)})
        elif index:
            raise BadCase(f"{phrase!r}: say an option and its value, such as reopen half")
        elif phrase != "strict":
            rules = HouseRules.preset(phrase)
    return rules


def _option(text: str) -> bool | int | str:
    if text in ("on", "off"):
        return text == "on"
    return int(text) if re.fullmatch(r"\d+", text) else text


def posts(text: str, seats: Seating) -> tuple[Post, ...]:
    """``B blind 100, C blind 120 as 200, D straddle 400``; ``none`` when nobody posts."""
    found = []
    for item in [] if text == "none" else items(text):
        words = re.fullmatch(r"(\w+) ([a-z]+) (-?\d+)(?: as (\d+))?", item)
        if not words:
            raise BadCase(f"{item!r} is not a forced bet, such as B blind 100")
        name, kind, chips, counts_as = words.groups()
        post = {"seat": seats.seat(name), "kind": kind, "chips": int(chips)}
        found.append(replace(convert(post, Post), counts_as=int(counts_as or 0)))
    return tuple(found)


def holdings(text: str, seats: Seating) -> dict[int, Cards]:
    """``A AsKs, B ????``: who holds what."""
    found = {}
    for item in items(text):
        name, _, cards = item.partition(" ")
        found[seats.seat(name)] = parse_cards(cards)
    no_duplicates([card for cards in found.values() for card in cards])
    return found


class Step(NamedTuple):
    """One word of ``play``: an action of a player, ``all`` that follow, or a marker."""

    text: str
    seat: int
    command: AnyCommand | None


EVERYBODY = -1
MARKER = -2


def steps(text: str, seats: Seating) -> list[Step]:
    """``A raise 600, B call, all fold, flop``, in the order in which it happens."""
    return [_step(item, seats) for item in items(text)]


def _step(item: str, seats: Seating) -> Step:
    name, _, rest = item.partition(" ")
    if not rest:
        return Step(item, MARKER, None)
    seat = EVERYBODY if name == "all" else seats.seat(name)
    found = re.fullmatch(r"([a-z-]+)(?: to)?(?: (\S.*))?", rest)
    if not found:
        raise BadCase(f"{item!r} is not an action")
    return Step(item, seat, _command(item, seat, found[1], found[2] or ""))


def _command(item: str, seat: int, verb: str, more: str) -> AnyCommand:
    plain: dict[str, AnyCommand] = {
        "fold": FOLD,
        "check": CHECK,
        "call": CALL,
        "pot": RaisePot(),
        "all-in": AllIn(),
        "challenge": ChallengeOverbet(),
        "show": Show(seat),
        "muck": Muck(seat),
    }
    if not more and verb in plain:
        return plain[verb]
    if verb in ("bet", "raise", "complete") and re.fullmatch(r"-?\d+", more):
        return RaiseTo(int(more))
    if verb == "run" and more.isdigit():
        return RunIt(seat, int(more))
    if verb == "show" and more:
        return Show(seat, parse_cards(more))
    raise BadCase(f"{item!r} is not an action, such as A raise 600")


def items(text: str) -> list[str]:
    """The parts between commas, with single spaces."""
    return [part for part in (" ".join(piece.split()) for piece in text.split(",")) if part]
