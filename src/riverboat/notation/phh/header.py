"""The head of a PHH hand: variant, stakes, forced bets and stacks, made into a hand's start."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from decimal import Decimal
from typing import Any, Final, NamedTuple

from msgspec import Struct

from riverboat.engine import FixedLimit, HandStarted, NoLimit, PotLimit, Stakes, start
from riverboat.notation.amounts import (
    Amount,
    check_amount,
    chips,
    chips_of,
    parse_amount,
    scale_of,
    written,
)
from riverboat.notation.phh.forced import Forced, Late, posts_of
from riverboat.notation.phh.own_keys import (
    REPLAYED,
    own_button,
    own_game,
    own_posts,
    own_scale,
)
from riverboat.notation.reading import BadNotation

Table = Mapping[str, Any]


class Code(NamedTuple):
    """What a variant code of the format stands for."""

    words: str
    variant: str = ""
    """The name of a variant that we play; nothing when we do not play it yet."""
    structure: FixedLimit | NoLimit | PotLimit = NoLimit()


CODES: Final = {
    "FT": Code("limit hold'em", "hold'em", FixedLimit()),
    "NT": Code("no-limit hold'em", "hold'em"),
    "NS": Code("no-limit short deck", "short deck"),
    "PO": Code("pot-limit omaha", "omaha", PotLimit()),
    "FO/8": Code("limit omaha eight-or-better"),
    "F7S": Code("limit seven-card stud"),
    "F7S/8": Code("limit seven-card stud eight-or-better"),
    "FR": Code("limit razz"),
    "N2L1D": Code("no-limit deuce-to-seven single draw"),
    "F2L3D": Code("limit deuce-to-seven triple draw"),
    "FB": Code("limit badugi"),
}


class Reading(NamedTuple):
    """How to take what the format leaves open; the recorded stacks tell which is right."""

    odd_chip: str = "fraction"
    """Whether the odd chip of a split pot is broken up, or goes to the first player."""
    dead_posts: bool = True
    """Whether a late post is dead as far as it is not a big blind (POST-04)."""


USUAL: Final = Reading()


class Setup(Struct, frozen=True):
    """Everything before the first card."""

    started: HandStarted
    scale: int
    seat_of: dict[str, int]
    """``p1`` and so on to seats."""
    names: tuple[str, ...]
    """Names by seat, and so with what follows."""
    finishing: tuple[int | None, ...]
    winnings: tuple[int | None, ...]
    notes: tuple[str, ...]


def code_of(table: Table) -> Code:
    """The variant, or ``BadNotation`` for one that is unknown or not played yet."""
    name = _required(table, "variant")
    code = CODES.get(name) if isinstance(name, str) else None
    if code is None:
        raise BadNotation(f"no variant {name!r}; there are {', '.join(CODES)}")
    if not code.variant:
        raise BadNotation(f"not yet: variant {name} ({code.words})")
    return code


def setup(table: Table, reading: Reading = USUAL) -> Setup:
    """The start of a hand, or ``BadNotation`` or ``BadGame`` when there can be none."""
    code = code_of(table)
    amounts = _read_amounts(table, code)
    scale = own_scale(table) or scale_of(amounts.finite)
    stacks, notes = _known_stacks(amounts, scale)
    count = len(stacks)
    button = own_button(table, count)
    at = {k: (button + 1 + k) % count for k in range(count)}
    forced = Forced(
        chips_of(amounts.antes, scale), chips_of(amounts.entries, scale), chips_of(stacks, scale)
    )
    trimming = bool(table.get("ante_trimming_status"))
    posts, late = posts_of(forced, at, trimming=trimming, dead_posts=reading.dead_posts)
    stakes = Stakes(
        blinds=forced.blinds,
        small_bet=chips(amounts.small_bet, scale),
        big_bet=chips(amounts.big_bet, scale),
        ante=forced.ante,
        chip=scale if reading.odd_chip == "unit" else 1,
    )
    rules = REPLAYED if reading == USUAL else REPLAYED.but(odd_chip=reading.odd_chip)
    game = own_game(table, code.variant, code.structure, stakes, rules, scale)
    by_seat = sorted(at, key=at.__getitem__)
    started = start(
        game,
        tuple([forced.stacks[k] for k in by_seat]),
        button,
        own_posts(table, at, scale) or posts,
    )
    names, unnamed = _names(table, count)
    return Setup(
        started,
        scale,
        {f"p{k + 1}": seat for k, seat in at.items()},
        tuple([names[k] for k in by_seat]),
        _recorded(amounts.finishing, by_seat, scale),
        _recorded(amounts.winnings, by_seat, scale),
        (*notes, *[_note(post, scale) for post in late if post.dead], *unnamed),
    )


# Amounts ----------------------------------------------------------------------------------------

_UNKNOWN: Final = Decimal("inf")


class _Amounts(NamedTuple):
    """Every amount of a hand, as it is written."""

    stacks: Sequence[Amount]
    antes: Sequence[Amount]
    entries: Sequence[Amount]
    small_bet: Amount
    big_bet: Amount
    finishing: Sequence[Amount]
    winnings: Sequence[Amount]
    wagers: Sequence[Amount]
    """What players bet and raised to, as far as it can be read."""

    @property
    def finite(self) -> list[Amount]:
        every = (*self.stacks, *self.antes, *self.entries, self.small_bet, self.big_bet)
        return [
            amount
            for amount in (*every, *self.finishing, *self.winnings, *self.wagers)
            if amount != _UNKNOWN
        ]


def _read_amounts(table: Table, code: Code) -> _Amounts:
    stacks = _amounts(table, "starting_stacks", None, unknown=True)
    if not stacks:
        raise BadNotation("starting_stacks is empty")
    if "bring_in" in table:
        raise BadNotation(f"bring_in does not go with variant {table['variant']}")
    count = len(stacks)
    small, big = ("small_bet", "big_bet") if code.structure.by_bets else ("min_bet", "min_bet")
    return _Amounts(
        stacks,
        _amounts(table, "antes", count),
        _amounts(table, "blinds_or_straddles", count, below_zero=True),
        _amount(table, small),
        _amount(table, big),
        _amounts(table, "finishing_stacks", count, unknown=True) if _FINISHING in table else (),
        _amounts(table, "winnings", count) if "winnings" in table else (),
        _wagers(_required(table, "actions")),
    )


_FINISHING: Final = "finishing_stacks"


def _known_stacks(amounts: _Amounts, scale: int) -> tuple[Sequence[Amount], list[str]]:
    """The stacks, with something deep in place of those that nobody knows."""
    unknown = [f"p{k + 1}" for k, stack in enumerate(amounts.stacks) if stack == _UNKNOWN]
    if not unknown:
        return amounts.stacks, []
    # So deep that nobody is all-in on any of four streets.
    deep = 10 * max(amounts.finite)
    stacks = [deep if stack == _UNKNOWN else stack for stack in amounts.stacks]
    who = "everybody" if len(unknown) == len(stacks) else ", ".join(unknown)
    return stacks, [f"unknown stacks ({who}): played with {written(scale)(chips(deep, scale))}"]


def _note(post: Late, scale: int) -> str:
    write = written(scale)
    live = f", and {write(post.live)} live" if post.live else ""
    return f"p{post.position + 1}'s post is taken as {write(post.dead)} dead{live}"


def _required(table: Table, key: str) -> Any:
    if key not in table:
        raise BadNotation(f"required key {key!r} is missing")
    return table[key]


def _amount(table: Table, key: str) -> Amount:
    value = _required(table, key)
    try:
        return check_amount(value)
    except BadNotation as why:
        raise BadNotation(f"{key}: {why}") from why


def _amounts(
    table: Table, key: str, count: int | None, *, unknown: bool = False, below_zero: bool = False
) -> Sequence[Amount]:
    """An array of amounts, one a player."""
    values = _required(table, key)
    if not isinstance(values, list):
        raise BadNotation(f"{key} is a list of amounts, not {values!r}")
    if count is not None and len(values) != count:
        raise BadNotation(f"{key} has {len(values)} entries for {count} players")
    for value in values:
        if unknown and value == _UNKNOWN:
            continue
        try:
            check_amount(value, None if below_zero else 0)
        except BadNotation as why:
            raise BadNotation(f"{key}: {why}") from why
    return values


def _wagers(actions: Any) -> list[Amount]:
    """The amounts in the actions: they too must come out whole."""
    if not isinstance(actions, list):
        raise BadNotation(f"actions is a list of texts, not {actions!r}")
    found: list[Amount] = []
    for action in actions:
        if not isinstance(action, str):
            raise BadNotation(f"an action is a text, not {action!r}")
        if " cbr " in action:
            words = action.partition("#")[0].split()
            # One that is no amount is for the action itself to complain of.
            with suppress(BadNotation):
                found.append(parse_amount(words[2]) if len(words) == 3 else 0)
    return found


# Names and ends ---------------------------------------------------------------------------------


def _names(table: Table, count: int) -> tuple[list[str], list[str]]:
    """What the players are called, and what is odd about it."""
    players = table.get("players", [""] * count)
    unnamed = []
    if not isinstance(players, list) or len(players) != count:
        unnamed = [f"players does not name {count} players"]
        players = [""] * count
    return [str(player) or f"p{k + 1}" for k, player in enumerate(players)], unnamed


def _recorded(
    values: Sequence[Amount], by_seat: Sequence[int], scale: int
) -> tuple[int | None, ...]:
    if not values:
        return ()
    return tuple([None if values[k] == _UNKNOWN else chips(values[k], scale) for k in by_seat])
