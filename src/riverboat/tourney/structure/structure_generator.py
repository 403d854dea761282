"""Structure generator: from players, chips, hours and the length of a level.

In the level planned as the last, the big blind is a twentieth to a tenth of the chips in play, so
that the event must end. Up to this level, each big blind is 1.3 to 1.6 times the one before it, in
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
    compute_next_big_blind,
    compute_rising_blinds,
    find_paying_chip,
    find_small_blind,
    possible_level_counts,
)
from riverboat.tourney.structure.levels import AnteKind, Break, Level, Structure, StructurePart
from riverboat.words.refusals import structures as w

_LAST_BLIND_SHARE_LIMITS: Final = (0.05, 0.1)
"""Minimum and maximum of the last big blind, as a share of the chips in play."""
_START_STACK_BIG_BLINDS: Final = (20, 300)
"""Big blinds in a starting stack, if the host does not set the first blind."""
_MAX_SUGGESTED_MINUTES: Final = 240
"""Length in minutes of the longest level that a refusal suggests."""


class StructureRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The host's requirements for a structure."""

    players: int
    stack: int
    hours: float
    level_minutes: int
    chips: tuple[int, ...] = ()
    """The denominations, rising."""
    first_small: int = 0
    """The first small blind; 0: about a 200th of the stack, but at least the smallest chip."""
    ante: AnteKind = "none"
    ante_from: int = 4
    """The first level with an ante."""
    end_share: float = 0.07
    """The last big blind as a share of the chips in play: a twentieth to a tenth."""
    break_every: int = 4
    """Number of levels between breaks; 0: no breaks."""
    break_minutes: int = 10


def generate_structure(request: StructureRequest) -> Structure:
    """Generate a structure that ends about when the evening does.

    The last two levels are a reserve, in case the event lasts longer.
    """
    _check_request(request)
    big_blinds = _list_big_blinds(request)
    colour_ups = _plan_colour_ups(request, big_blinds)
    parts: list[StructurePart] = []
    for level_number, big_blind in enumerate(big_blinds, 1):
        parts.append(_build_level(request, level_number, big_blind))
        if level_number in colour_ups or _is_break_after(request, level_number, len(big_blinds)):
            parts.append(
                Break(minutes=request.break_minutes, colour_up=colour_ups.get(level_number, 0))
            )
    return Structure(stack=request.stack, chips=request.chips, parts=tuple(parts))


def compute_average_blind_ratio(structure: Structure) -> float:
    """Return the average ratio of consecutive big blinds."""
    levels = structure.levels
    return float((levels[-1].big / levels[0].big) ** (1 / max(len(levels) - 1, 1)))


def _check_request(request: StructureRequest) -> None:
    if request.players < 2:
        raise BadEvent(w.TooFewPlayers(request.players))
    if request.hours <= 0 or request.level_minutes < 1:
        raise BadEvent(w.DurationMissing())
    if request.chips and request.stack % request.chips[0]:
        raise BadEvent(w.StartingStackUnpayable(request.stack, request.chips[0]))


def _count_levels(request: StructureRequest) -> int:
    """Return the number of levels that fit into the evening with its breaks."""
    return max(round(request.hours * 60 / _compute_level_minutes_with_break(request)), 2)


def _list_big_blinds(request: StructureRequest) -> list[int]:
    """Return the big blinds from the first to the last, and two more."""
    level_count, rise = _count_levels(request), compute_blind_rise(request)
    big_blinds = list(compute_rising_blinds(rise, level_count))
    if not big_blinds:
        raise BadEvent(_suggest_level_lengths(request, rise, level_count))
    for _ in range(2):
        big_blinds.append(compute_next_big_blind(big_blinds[-1], rise.chips))
    return big_blinds


def _suggest_level_lengths(
    request: StructureRequest, rise: BlindRise, level_count: int
) -> w.LevelCountOutOfRange | w.LevelsTooSteep:
    """Return the refusal of *level_count* levels, with the level lengths that would work if any."""
    growth_ratio = (rise.last[1] / rise.first[1]) ** (1 / (level_count - 1))
    min_step, max_step = STEP_LIMITS
    formatted_numbers = (f"{growth_ratio:.2f}", level_count, f"{min_step:.1f}", f"{max_step:.1f}")
    feasible_counts = {
        level_count
        for level_count in possible_level_counts(rise)
        if level_count > 1 and compute_rising_blinds(rise, level_count)
    }
    count_by_minutes = {
        level_minutes: count
        for level_minutes in range(1, _MAX_SUGGESTED_MINUTES + 1)
        if (count := _count_levels(replace(request, level_minutes=level_minutes)))
        in feasible_counts
    }
    if not count_by_minutes:
        return w.LevelsTooSteep(*formatted_numbers)
    return w.LevelCountOutOfRange(
        *formatted_numbers,
        min(count_by_minutes.values()),
        max(count_by_minutes.values()),
        min(count_by_minutes),
        max(count_by_minutes),
    )


def compute_blind_rise(request: StructureRequest) -> BlindRise:
    """Return the limits of the first and of the last big blind of a tournament of one evening."""
    total_chips = request.players * request.stack
    low_share, high_share = (
        min(_LAST_BLIND_SHARE_LIMITS[0], request.end_share),
        max(_LAST_BLIND_SHARE_LIMITS[1], request.end_share),
    )
    last_blind_bounds = (
        low_share * total_chips,
        request.end_share * total_chips,
        high_share * total_chips,
    )
    if request.first_small:
        first_blind = 2.0 * request.first_small
        return BlindRise((first_blind, first_blind, first_blind), last_blind_bounds, request.chips)
    shallow_blind, deep_blind = [request.stack / depth for depth in _START_STACK_BIG_BLINDS]
    min_big_blind = 2 * (request.chips[0] if request.chips else 1)
    typical_blind = max(request.stack / 100, min_big_blind)
    return BlindRise(
        (
            max(min(deep_blind, typical_blind), min_big_blind),
            typical_blind,
            max(shallow_blind, typical_blind),
        ),
        last_blind_bounds,
        request.chips,
    )


def fit_hours(request: StructureRequest) -> StructureRequest:
    """Return the request with the nearest duration in which its blinds can rise evenly.

    Return it unchanged if there is none.
    """
    rise, default_count = compute_blind_rise(request), _count_levels(request)
    for level_count in sorted(
        possible_level_counts(rise), key=lambda level_count: abs(level_count - default_count)
    ):
        if level_count > 1 and compute_rising_blinds(rise, level_count):
            return replace(
                request, hours=level_count * _compute_level_minutes_with_break(request) / 60
            )
    return request


def _compute_level_minutes_with_break(request: StructureRequest) -> float:
    minutes = float(request.level_minutes)
    if request.break_every:
        minutes += request.break_minutes / request.break_every
    return minutes


def _build_level(request: StructureRequest, level_number: int, big_blind: int) -> Level:
    ante, ante_kind = 0, request.ante
    chip = find_paying_chip(big_blind, request.chips)
    if ante_kind == "big_blind" and level_number >= request.ante_from:
        ante = big_blind
    elif ante_kind == "each" and level_number >= request.ante_from:
        ante = max(big_blind // 8 // chip * chip, chip)
    return Level(
        small=find_small_blind(big_blind, request.chips),
        big=big_blind,
        ante=ante,
        antes=ante_kind if ante else "none",
        minutes=request.level_minutes,
    )


def _is_break_after(request: StructureRequest, level_number: int, level_count: int) -> bool:
    return (
        bool(request.break_every)
        and level_number % request.break_every == 0
        and level_number < level_count
    )


def _plan_colour_ups(request: StructureRequest, big_blinds: list[int]) -> dict[int, int]:
    """Return chips to remove by level, at the first break after which they are unneeded."""
    colour_ups: dict[int, int] = {}
    level_number = 1
    for chip_value, larger_chip in zip(request.chips, request.chips[1:], strict=False):
        while level_number < len(big_blinds) and not _is_chip_unneeded(
            request, big_blinds, level_number, larger_chip
        ):
            level_number += 1
        if level_number >= len(big_blinds):
            break
        while request.break_every and not _is_break_after(request, level_number, len(big_blinds)):
            level_number += 1
            if level_number >= len(big_blinds):
                return colour_ups
        colour_ups[level_number] = chip_value
        level_number += 1
    return colour_ups


def _is_chip_unneeded(
    request: StructureRequest, big_blinds: list[int], level_number: int, larger_chip: int
) -> bool:
    """Return True if the larger chip pays every blind and ante after a level."""
    later_levels = [
        _build_level(request, later_level_number, big_blind)
        for later_level_number, big_blind in enumerate(big_blinds, 1)
        if later_level_number > level_number
    ]
    return all(
        amount % larger_chip == 0
        for level in later_levels
        for amount in (level.small, level.big, level.ante)
    )
