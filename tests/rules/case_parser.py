"""Parser of hand cases: stacks, posts, cards and actions.

Players are named in ``stacks``, and all other keys use these names.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec import convert
from msgspec.structs import replace

from riverboat.cards import UNKNOWN, Cards, parse_cards, reject_duplicates
from riverboat.engine import (
    CALL,
    CHECK,
    FOLD,
    STAND_PAT,
    AddChips,
    AllIn,
    AnyCommand,
    BringIn,
    ChallengeOverbet,
    CorrectBringIn,
    Declare,
    Discard,
    HouseRules,
    Muck,
    Post,
    RaisePot,
    RaiseTo,
    Rake,
    RunIt,
    Show,
    TakeBackDiscard,
)
from riverboat.engine.commands.engine_commands import ChipSource, Side
from riverboat.engine.commands.engine_errors import RefusalError
from riverboat.engine.pots.pots import Pot
from riverboat.engine.state.hand_facts import Winners
from riverboat.notation.named_refusals import build_reader_with_names
from tests.rules.case_files import BadCase

SHOW_ALL_RULES = HouseRules.preset("online-1", showdown="all")
"""The default house of a case: strict, with all live hands shown."""


class Seating(NamedTuple):
    """Seats in clockwise order with names and stacks."""

    names: tuple[str, ...]
    stacks: tuple[int, ...]
    button: int

    def seat(self, name: str) -> int:
        """Return a player's seat."""
        if name not in self.names:
            raise BadCase(f"nobody is called {name!r}; the players are {', '.join(self.names)}")
        return self.names.index(name)

    def error_text(self, error: RefusalError) -> str:
        """Return an engine error with names for seats."""
        return error.localize(build_reader_with_names(self.names))


def parse_seating(text: str) -> Seating:
    """Parse ``A 20000, B 650`` from the button, or with chairs ``1 A 20000, 3 B 9 button``."""
    names, stacks, chairs, button = [], [], [], 0
    for index, item in enumerate(split_items(text)):
        match = re.fullmatch(r"(?:(\d+) (?=[A-Za-z]))?(\w+) (-?\d+)( button)?", item)
        if not match:
            raise BadCase(f"{item!r} is not a player and a stack, such as A 20000")
        chair, name, stack, has_button = match.groups()
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


def parse_house_rules(text: str) -> HouseRules:
    """Parse a preset with changes: ``strict; reopen half; check_raise off``."""
    rules = SHOW_ALL_RULES
    for index, phrase in enumerate(raw_phrase.strip() for raw_phrase in text.split(";")):
        option, _, value = phrase.partition(" ")
        if value:
            rules = rules.replace(**{option: _parse_option(value)})
        elif index:
            raise BadCase(f"{phrase!r}: say an option and its value, such as reopen half")
        elif phrase != "strict":
            rules = HouseRules.from_name(phrase)
    return rules


def _parse_option(text: str) -> bool | int | str:
    if text in ("on", "off"):
        return text == "on"
    return int(text) if re.fullmatch(r"\d+", text) else text


def parse_posts(text: str, seating: Seating) -> tuple[Post, ...]:
    """Parse ``B blind 100, C blind 120 as 200, D straddle 400``, or ``none``."""
    posts = []
    for item in [] if text == "none" else split_items(text):
        post_match = re.fullmatch(r"(\w+) ([a-z]+) (-?\d+)(?: as (\d+))?", item)
        if not post_match:
            raise BadCase(f"{item!r} is not a forced bet, such as B blind 100")
        name, kind, chips, counts_as = post_match.groups()
        post_fields = {"seat": seating.seat(name), "kind": kind, "chips": int(chips)}
        posts.append(replace(convert(post_fields, Post), counts_as=int(counts_as or 0)))
    return tuple(posts)


def parse_rake(text: str) -> Rake | None:
    """Parse ``50 per mille, cap 30, unit 5, no flop no drop, drop 2 from 40, kitty 1``."""
    rake_fields: dict[str, Any] = {}
    for item in split_items(text):
        rake_match = re.fullmatch(
            r"(\d+) (per mille)|(cap|unit|kitty) (\d+)|drop (\d+) from (\d+)", item
        )
        if item == "no flop no drop":
            rake_fields["no_flop_no_drop"] = True
        elif not rake_match:
            raise BadCase(f"{item!r} is no part of a rake, such as 50 per mille")
        elif rake_match[1]:
            rake_fields["per_mille"] = int(rake_match[1])
        elif rake_match[3]:
            rake_fields[rake_match[3]] = int(rake_match[4])
        else:
            rake_fields |= {"drop": int(rake_match[5]), "drop_from": int(rake_match[6])}
    return Rake(**rake_fields) if rake_fields else None


class Holding(NamedTuple):
    """One player's cards, face down and face up."""

    down: Cards
    up: Cards


def parse_holdings(text: str, seating: Seating, has_upcards: bool = False) -> dict[int, Holding]:
    """Parse holdings: ``A AsKs, B ????``, or with *has_upcards* ``A (As Ks) 7d``.

    Cards in brackets are face down, the others face up, in dealing order.
    """
    holdings = {}
    for item in split_items(text):
        name, _, cards = item.partition(" ")
        if not has_upcards and "(" in cards:
            raise BadCase(f"{item!r}: in this game all cards of a player are face down")
        face_down_texts = re.findall(r"\(([^()]*)\)", cards) if has_upcards else [cards]
        face_up_text = re.sub(r"\([^()]*\)", " ", cards) if has_upcards else ""
        if {"(", ")"} & set(face_up_text):
            raise BadCase(f"{item!r}: unclosed bracket")
        holdings[seating.seat(name)] = Holding(
            parse_cards(" ".join(face_down_texts)), parse_cards(face_up_text)
        )
    reject_duplicates(
        [card for down, up in holdings.values() for card in (*down, *up) if card != UNKNOWN]
    )
    return holdings


class Step(NamedTuple):
    """One step of ``play``: a player's action, ``all`` remaining players, or a marker."""

    text: str
    seat: int
    command: AnyCommand | None
    drawn_cards: Cards = ()
    """Replacement cards for the discards."""
    chips: int = 0
    """The bring-in paid, if the case names it."""


ALL_SEATS = -1
STREET_MARKER = -2
WAIT_STEP = "wait"
DEALER = -3


def parse_steps(text: str, seating: Seating) -> list[Step]:
    """Parse ``A raise 600, B call, all fold, flop`` in order."""
    return [_parse_step(item, seating) for item in split_items(text)]


def parse_pushes(
    text: str, seating: Seating, pots: Sequence[Pot], board_count: int
) -> tuple[Winners, ...]:
    """Parse ``pots to A B``, or separately ``pots main to A; side 1 to B C; low to D``.

    Without a named pot, all pots that a winner is eligible for are meant; without a board, all
    boards.
    """
    winners = []
    for push_text in text.removeprefix("pots ").split(";"):
        push_match = re.fullmatch(
            r"\s*(?:(main)|side (\d))?\s*(?:board (\d))?\s*(low)?\s*to ([\w ]+)", push_text
        )
        if not push_match:
            raise BadCase(f"{push_text!r} is nothing that a dealer pushes, such as main to A B")
        is_main_pot, side_pot_number, board, is_low_half, names = push_match.groups()
        named_seats = [seating.seat(name) for name in names.split()]
        pot_number = 0 if is_main_pot else int(side_pot_number) if side_pot_number else None
        for pot in range(len(pots)) if pot_number is None else (pot_number,):
            winning_seats = [
                seat for seat in named_seats if pot_number is not None or seat in pots[pot].seats
            ]
            board_indexes = range(board_count) if board is None else (int(board) - 1,)
            if winning_seats:
                winners += [
                    Winners(tuple(winning_seats), pot, board_index, int(bool(is_low_half)))
                    for board_index in board_indexes
                ]
    return tuple(winners)


def _parse_step(item: str, seating: Seating) -> Step:
    name, _, action_text = item.partition(" ")
    if name == "pots":
        return Step(item, DEALER, None)
    if not action_text or (name != "all" and name not in seating.names):
        return Step(item, STREET_MARKER, None)
    seat = ALL_SEATS if name == "all" else seating.seat(name)
    match = re.fullmatch(r"([a-z-]+)(?: to)?(?: (\S.*))?", action_text)
    if not match:
        raise BadCase(f"{item!r} is not an action")
    verb, details = match[1], match[2] or ""
    if verb == "throw" and details:
        discarded_text, _, drawn_text = details.partition(" for ")
        return Step(
            item, seat, Discard(parse_cards(discarded_text)), drawn_cards=parse_cards(drawn_text)
        )
    chips = 0
    if verb == "bring-in" and details.isdigit():
        chips, details = int(details), ""
    return Step(item, seat, _parse_command(item, seat, verb, details), chips=chips)


_SIDES: dict[str, Side] = {"high": "high", "low": "low", "both": "both"}
_CHIP_SOURCES: dict[str, ChipSource] = {"buy": "bought", "borrow": "borrowed", "marker": "marker"}


def _parse_command(item: str, seat: int, verb: str, details: str) -> AnyCommand:
    simple_commands: dict[str, AnyCommand] = {
        "fold": FOLD,
        "check": CHECK,
        "call": CALL,
        "pot": RaisePot(),
        "all-in": AllIn(),
        "challenge": ChallengeOverbet(),
        "bring-in": BringIn(seat),
        "correct": CorrectBringIn(),
        "pat": STAND_PAT,
        "take-back": TakeBackDiscard(seat),
        "show": Show(seat),
        "muck": Muck(seat),
    }
    if not details and verb in simple_commands:
        return simple_commands[verb]
    if verb in ("bet", "raise", "complete") and re.fullmatch(r"-?\d+", details):
        return RaiseTo(int(details))
    if verb in _CHIP_SOURCES and re.fullmatch(r"-?\d+", details):
        return AddChips(seat, int(details), _CHIP_SOURCES[verb])
    if verb == "run" and details.isdigit():
        return RunIt(seat, int(details))
    if verb == "draw" and details.isdigit():
        return Discard((UNKNOWN,) * int(details))
    if verb == "declare" and details in _SIDES:
        return Declare(seat, _SIDES[details])
    if verb == "show" and details:
        return Show(seat, parse_cards(details))
    raise BadCase(f"{item!r} is not an action, such as A raise 600")


def split_items(text: str) -> list[str]:
    """Return the comma-separated parts with normalized spaces."""
    return [item for item in (" ".join(raw_item.split()) for raw_item in text.split(",")) if item]
