"""A structure from what a host knows: players, chips, hours, the length of a level.

The last level that matters is the one in which the big blind is so great a part of the chips in
play that the event must end; between the first and that one the blinds rise by the same ratio, in
amounts that the chips can pay and people can say.
"""

from __future__ import annotations

from msgspec import Struct

from riverboat.tourney.errors import BadEvent
from riverboat.tourney.structure.levels import AnteKind, Break, Level, Part, Structure
from riverboat.words.refusals import structures as w

_ROUND = (1, 1.5, 2, 2.5, 3, 4, 5, 6, 8)
"""Small blinds that people like to say, between one and ten."""

_RATIO = (1.15, 2.0)
"""Levels closer together or farther apart are no structure; 1.3 to 1.6 are the usual ones."""


class Evening(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a host knows before the event."""

    players: int
    stack: int
    hours: float
    level_minutes: int
    chips: tuple[int, ...] = ()
    """The worths of the chips, rising."""
    first_small: int = 0
    """The first small blind; 0: a hundredth of half the stack, or the smallest chip."""
    ante: AnteKind = "none"
    ante_from: int = 4
    """The first level with an ante."""
    end_share: float = 0.07
    """The last big blind, as a part of the chips in play: a twentieth to a tenth."""
    break_every: int = 4
    """A break after so many levels; 0: none."""
    break_minutes: int = 10


def generated(evening: Evening) -> Structure:
    """A structure that ends about when the evening does.

    Its last two levels are spare, for an event that goes on.
    """
    _check(evening)
    smalls = _smalls(evening)
    gone = _colour_ups(evening, smalls)
    parts: list[Part] = []
    for number, small in enumerate(smalls, 1):
        parts.append(_level(evening, number, small))
        if number in gone or _breaks_after(evening, number, len(smalls)):
            parts.append(Break(minutes=evening.break_minutes, colour_up=gone.get(number, 0)))
    return Structure(stack=evening.stack, chips=evening.chips, parts=tuple(parts))


def ratio(structure: Structure) -> float:
    """By how much the big blind rises from level to level, on average."""
    levels = structure.levels
    return float((levels[-1].big / levels[0].big) ** (1 / max(len(levels) - 1, 1)))


def _check(evening: Evening) -> None:
    if evening.players < 2:
        raise BadEvent(w.TooFewPlayers(evening.players))
    if evening.hours <= 0 or evening.level_minutes < 1:
        raise BadEvent(w.NoTime())
    if evening.chips and evening.stack % evening.chips[0]:
        raise BadEvent(w.StackCannotBePaid(evening.stack, evening.chips[0]))


def _count(evening: Evening) -> int:
    """How many levels fit into the evening with its breaks."""
    minutes = evening.hours * 60
    each = float(evening.level_minutes)
    if evening.break_every:
        each += evening.break_minutes / evening.break_every
    return max(round(minutes / each), 2)


def _smalls(evening: Evening) -> list[int]:
    """The small blinds: from the first to the last by one ratio, and two more."""
    count = _count(evening)
    least = evening.chips[0] if evening.chips else 1
    first = evening.first_small or _said(evening.stack / 200, least)
    last = evening.players * evening.stack * evening.end_share / 2
    step = (last / first) ** (1 / (count - 1))
    low, high = _RATIO
    if not low <= step <= high:
        raise BadEvent(w.LevelsTooSteep(f"{step:.2f}", count, f"{low:.2f}", f"{high:.2f}"))
    smalls = [first]
    for number in range(1, count + 2):
        small = _said(first * step**number, least)
        smalls.append(small if small > smalls[-1] else _above(smalls[-1], least))
    return smalls


def _said(amount: float, least: int) -> int:
    """The nearest amount that people say, and that the smallest chip pays."""
    return min(_amounts(amount, least), key=lambda nice: (abs(nice - amount), nice))


def _above(small: int, least: int) -> int:
    return min(nice for nice in _amounts(small * 2, least) if nice > small)


def _amounts(amount: float, least: int) -> list[int]:
    tens = 10 ** (len(str(int(max(amount, 1)))) - 1)
    found = [part * worth for part in _ROUND for worth in (tens // 10, tens, tens * 10)]
    return sorted({int(nice) for nice in found if nice >= least and nice % least == 0} | {least})


def _level(evening: Evening, number: int, small: int) -> Level:
    big = 2 * small
    ante, kind = 0, evening.ante
    if kind == "big_blind" and number >= evening.ante_from:
        ante = big
    elif kind == "each" and number >= evening.ante_from:
        least = evening.chips[0] if evening.chips else 1
        ante = max(big // 8 // least * least, least)
    return Level(
        small=small,
        big=big,
        ante=ante,
        antes=kind if ante else "none",
        minutes=evening.level_minutes,
    )


def _breaks_after(evening: Evening, number: int, levels: int) -> bool:
    return bool(evening.break_every) and number % evening.break_every == 0 and number < levels


def _colour_ups(evening: Evening, smalls: list[int]) -> dict[int, int]:
    """After which level which chip goes: the first break after which nothing needs it."""
    gone: dict[int, int] = {}
    number = 1
    for worth, larger in zip(evening.chips, evening.chips[1:], strict=False):
        while number < len(smalls) and not _unneeded(evening, smalls, number, larger):
            number += 1
        if number >= len(smalls):
            break
        while evening.break_every and not _breaks_after(evening, number, len(smalls)):
            number += 1
            if number >= len(smalls):
                return gone
        gone[number] = worth
        number += 1
    return gone


def _unneeded(evening: Evening, smalls: list[int], number: int, larger: int) -> bool:
    """Whether the larger chip pays every blind and ante after a level."""
    later = [_level(evening, k, small) for k, small in enumerate(smalls, 1) if k > number]
    return all(
        amount % larger == 0 for level in later for amount in (level.small, level.big, level.ante)
    )
