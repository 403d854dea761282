"""Structure generator: from players, chips, hours and the length of a level.

In the last relevant level, the big blind is a twentieth to a tenth of the chips in play, so that
the event must end. Up to this level, each big blind is 1.3 to 1.6 times the one before it, in
amounts that the chips can pay and that are easy to say.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from riverboat.tourney.event_errors import BadEvent
from riverboat.tourney.structure.blind_rises import (
    STEP_LIMITS,
    BlindRise,
    next_big_blind,
    paying_chip,
    possible_level_counts,
    rising_blinds,
    small_blind_of,
)
from riverboat.tourney.structure.levels import AnteKind, Break, Level, Structure, StructurePart
from riverboat.words.refusals import structures as w

_LAST_BLIND_SHARE: Final = (0.05, 0.1)
"""Minimum and maximum of the last big blind, as a share of the chips in play."""
_START_BIG_BLINDS: Final = (20, 300)
"""Big blinds in a starting stack, if the host does not set the first blind."""


class StructureRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The host's requirements for a structure."""

    players: int
    stack: int
    hours: float
    level_minutes: int
    chips: tuple[int, ...] = ()
    """The denominations, rising."""
    first_small: int = 0
    """The first small blind; 0: a hundredth of half the stack, or the smallest chip."""
    ante: AnteKind = "none"
    ante_from: int = 4
    """The first level with an ante."""
    end_share: float = 0.07
    """The last big blind as a share of the chips in play: a twentieth to a tenth."""
    break_every: int = 4
    """Number of levels between breaks; 0: no breaks."""
    break_minutes: int = 10


def generate_structure(evening: StructureRequest) -> Structure:
    """Generate a structure that ends about when the evening does.

    The last two levels are a reserve, in case the event lasts longer.
    """
    _check(evening)
    big_blinds = _big_blinds(evening)
    colour_ups = _colour_ups(evening, big_blinds)
    parts: list[StructurePart] = []
    for number, big_blind in enumerate(big_blinds, 1):
        parts.append(_level(evening, number, big_blind))
        if number in colour_ups or _is_break_after(evening, number, len(big_blinds)):
            parts.append(Break(minutes=evening.break_minutes, colour_up=colour_ups.get(number, 0)))
    return Structure(stack=evening.stack, chips=evening.chips, parts=tuple(parts))


def ratio(structure: Structure) -> float:
    """Return the average ratio of consecutive big blinds."""
    levels = structure.levels
    return float((levels[-1].big / levels[0].big) ** (1 / max(len(levels) - 1, 1)))


def _check(evening: StructureRequest) -> None:
    if evening.players < 2:
        raise BadEvent(w.TooFewPlayers(evening.players))
    if evening.hours <= 0 or evening.level_minutes < 1:
        raise BadEvent(w.NoTime())
    if evening.chips and evening.stack % evening.chips[0]:
        raise BadEvent(w.StackUnpayable(evening.stack, evening.chips[0]))


def _level_count(evening: StructureRequest) -> int:
    """Return the number of levels that fit into the evening with its breaks."""
    return max(round(evening.hours * 60 / _level_minutes_with_break(evening)), 2)


def _big_blinds(evening: StructureRequest) -> list[int]:
    """Return the big blinds from the first to the last, and two more."""
    count, rise = _level_count(evening), blind_rise(evening)
    big_blinds = list(rising_blinds(rise, count))
    if not big_blinds:
        ratio = (rise.last[1] / rise.first[1]) ** (1 / (count - 1))
        low, high = STEP_LIMITS
        feasible_counts = [
            count
            for count in possible_level_counts(rise)
            if count > 1 and rising_blinds(rise, count)
        ]
        figures = (f"{ratio:.2f}", count, f"{low:.1f}", f"{high:.1f}")
        if not feasible_counts:
            raise BadEvent(w.LevelsTooSteep(*figures))
        minutes = (
            _minutes_for_count(evening, feasible_counts[-1]),
            _minutes_for_count(evening, feasible_counts[0]),
        )
        raise BadEvent(w.OtherLevels(*figures, feasible_counts[0], feasible_counts[-1], *minutes))
    for _ in range(2):
        big_blinds.append(next_big_blind(big_blinds[-1], rise.chips))
    return big_blinds


def blind_rise(evening: StructureRequest) -> BlindRise:
    """Return the range of the first and last big blinds of an evening."""
    total_chips = evening.players * evening.stack
    low, high = (
        min(_LAST_BLIND_SHARE[0], evening.end_share),
        max(_LAST_BLIND_SHARE[1], evening.end_share),
    )
    last_blind = (low * total_chips, evening.end_share * total_chips, high * total_chips)
    if evening.first_small:
        first_blind = 2.0 * evening.first_small
        return BlindRise((first_blind, first_blind, first_blind), last_blind, evening.chips)
    shallow, deep_blind = [evening.stack / depth for depth in _START_BIG_BLINDS]
    minimum = 2 * (evening.chips[0] if evening.chips else 1)
    typical = max(evening.stack / 100, minimum)
    return BlindRise(
        (max(min(deep_blind, typical), minimum), typical, max(shallow, typical)),
        last_blind,
        evening.chips,
    )


def fit_hours(evening: StructureRequest) -> StructureRequest:
    """Return the request with its hours changed to the nearest that its levels need."""
    rise, default_count = blind_rise(evening), _level_count(evening)
    for count in sorted(possible_level_counts(rise), key=lambda count: abs(count - default_count)):
        if count > 1 and rising_blinds(rise, count):
            return replace(evening, hours=count * _level_minutes_with_break(evening) / 60)
    return evening


def _level_minutes_with_break(evening: StructureRequest) -> float:
    """Return the minutes of a level, with its share of a break."""
    minutes = float(evening.level_minutes)
    if evening.break_every:
        minutes += evening.break_minutes / evening.break_every
    return minutes


def _minutes_for_count(evening: StructureRequest, count: int) -> int:
    """Return the level length in minutes at which *count* levels fit into the evening."""
    minutes = evening.hours * 60
    if evening.break_every:
        minutes -= evening.break_minutes * (count // evening.break_every)
    return max(round(minutes / count), 1)


def _level(evening: StructureRequest, number: int, big_blind: int) -> Level:
    ante, kind = 0, evening.ante
    chip = paying_chip(big_blind, evening.chips)
    if kind == "big_blind" and number >= evening.ante_from:
        ante = big_blind
    elif kind == "each" and number >= evening.ante_from:
        ante = max(big_blind // 8 // chip * chip, chip)
    return Level(
        small=small_blind_of(big_blind, evening.chips),
        big=big_blind,
        ante=ante,
        antes=kind if ante else "none",
        minutes=evening.level_minutes,
    )


def _is_break_after(evening: StructureRequest, number: int, levels: int) -> bool:
    return bool(evening.break_every) and number % evening.break_every == 0 and number < levels


def _colour_ups(evening: StructureRequest, big_blinds: list[int]) -> dict[int, int]:
    """Return chips to remove by level, at the first break after which they are unneeded."""
    colour_ups: dict[int, int] = {}
    number = 1
    for chip_value, larger_chip in zip(evening.chips, evening.chips[1:], strict=False):
        while number < len(big_blinds) and not _is_chip_unneeded(
            evening, big_blinds, number, larger_chip
        ):
            number += 1
        if number >= len(big_blinds):
            break
        while evening.break_every and not _is_break_after(evening, number, len(big_blinds)):
            number += 1
            if number >= len(big_blinds):
                return colour_ups
        colour_ups[number] = chip_value
        number += 1
    return colour_ups


def _is_chip_unneeded(
    evening: StructureRequest, big_blinds: list[int], number: int, larger_chip: int
) -> bool:
    """Return True if the larger chip pays every blind and ante after a level."""
    later_levels = [
        _level(evening, k, big_blind) for k, big_blind in enumerate(big_blinds, 1) if k > number
    ]
    return all(
        amount % larger_chip == 0
        for level in later_levels
        for amount in (level.small, level.big, level.ante)
    )
