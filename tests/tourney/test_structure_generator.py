"""Generated blind structures, and refused ones."""

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from riverboat.tourney.config import build_event_rules, structure_request_for_pace
from riverboat.tourney.config.event_presets import PACES
from riverboat.tourney.event_errors import BadEvent
from riverboat.tourney.structure.blind_rises import compute_next_big_blind
from riverboat.tourney.structure.level_lines import format_level_line
from riverboat.tourney.structure.levels import Break, Level, Structure
from riverboat.tourney.structure.structure_generator import (
    StructureRequest,
    compute_average_blind_ratio,
    generate_structure,
)
from riverboat.words.refusals.structures import (
    LevelCountOutOfRange,
    LevelsTooSteep,
    StartingStackUnpayable,
)
from tests.thorough import example_count

STRUCTURE_REQUESTS = [
    StructureRequest(
        players=27, stack=10_000, hours=4, level_minutes=15, chips=(25, 100, 500, 1000, 5000)
    ),
    StructureRequest(players=9, stack=5_000, hours=2, level_minutes=10, chips=(25, 100, 500, 1000)),
    StructureRequest(players=6, stack=1_500, hours=1, level_minutes=5),
    StructureRequest(
        players=200,
        stack=20_000,
        hours=8,
        level_minutes=30,
        chips=(100, 500, 1000, 5000, 25_000),
        ante="big_blind",
    ),
]


@pytest.mark.parametrize(
    "evening", STRUCTURE_REQUESTS, ids=lambda evening: f"{evening.players} players"
)
def test_generated_structure_fits_evening_length(evening: StructureRequest) -> None:
    structure = generate_structure(evening)
    minutes = sum([part.minutes for part in structure.parts[:-2]])
    assert abs(minutes - evening.hours * 60) <= evening.level_minutes + evening.break_minutes
    last_big_blind = structure.levels[-3].big
    total_chips = evening.players * evening.stack
    assert 0.05 <= last_big_blind / total_chips <= 0.1
    assert 1.3 <= compute_average_blind_ratio(structure) <= 1.6
    big_blinds = [level.big for level in structure.levels]
    assert big_blinds == sorted(set(big_blinds))


def has_structure(structure_request: StructureRequest) -> bool:
    """Return True if the generator accepts the request."""
    try:
        generate_structure(structure_request)
    except BadEvent:
        return False
    return True


def test_evening_of_12_minutes_suggests_no_levels() -> None:
    with pytest.raises(BadEvent) as caught:
        generate_structure(StructureRequest(players=18, stack=10_000, hours=0.2, level_minutes=20))
    assert isinstance(caught.value.refusal, LevelsTooSteep)


@pytest.mark.landing
@settings(max_examples=example_count(40, 3_000), deadline=None)
@given(
    players=st.integers(2, 3_000),
    stack=st.sampled_from([500, 1_500, 5_000, 10_000, 30_000, 100_000]),
    hours=st.floats(0.5, 14),
    level_minutes=st.sampled_from([2, 3, 5, 8, 10, 15, 20, 30, 40, 60]),
    chips=st.sampled_from([(), (1,), (5, 25, 100), (25, 100, 500, 1000, 5000), (100, 500, 1000)]),
    ante=st.sampled_from(["none", "each", "big_blind"]),
    break_every=st.integers(0, 6),
)
def test_levels_rise_within_limits_or_alternative_is_suggested(**request_fields: Any) -> None:
    structure_request = StructureRequest(**request_fields)
    try:
        structure = generate_structure(structure_request)
    except BadEvent as error:
        refusal = error.refusal
        if isinstance(refusal, LevelCountOutOfRange):
            for level_minutes in (refusal.min_minutes, refusal.max_minutes):
                assert has_structure(replace(structure_request, level_minutes=level_minutes))
            return
        assert isinstance(refusal, LevelsTooSteep | StartingStackUnpayable)
        assert isinstance(refusal, StartingStackUnpayable) or not any(
            has_structure(replace(structure_request, level_minutes=level_minutes))
            for level_minutes in range(1, 240)
        )
        return
    big_blinds = [level.big for level in structure.levels]
    for smaller_blind, larger_blind in pairwise(big_blinds):
        assert 1.3 * smaller_blind <= larger_blind
        assert (
            larger_blind <= 1.6 * smaller_blind
            or larger_blind
            == compute_next_big_blind(smaller_blind, structure_request.chips)
            <= 2 * smaller_blind
        )
    assert 0.05 <= big_blinds[-3] / (structure_request.players * structure_request.stack) <= 0.1
    assert all(2 * level.small == level.big for level in structure.levels)
    assert (
        build_event_rules({"structure": make_structure_section(structure)}).structure == structure
    )


def make_structure_section(structure: Structure) -> dict[str, Any]:
    """Return the structure section as in a file."""
    return {
        "stack": structure.stack,
        "chips": list(structure.chips),
        "levels": [format_level_line(part) for part in structure.parts],
    }


def test_first_levels_match_common_club_structure() -> None:
    """Without chips below 25, the big blind rises from 50 to 100; 25/75 is unusual."""
    club_small_blinds = [
        level.small
        for level in generate_structure(structure_request_for_pace("home", 18)).levels[:8]
    ]
    assert club_small_blinds == [25, 50, 75, 100, 150, 200, 300, 400]
    structure_request = StructureRequest(
        players=9, stack=1_000, hours=2.5, level_minutes=10, chips=(5, 25, 100)
    )
    assert [level.small for level in generate_structure(structure_request).levels[:6]] == [
        5,
        10,
        15,
        20,
        30,
        40,
    ]


@pytest.mark.parametrize("pace", PACES)
def test_every_pace_generates_levels_for_any_field(pace: str) -> None:
    for players in (2, 3, 6, 9, 10, 18, 27, 45, 100, 300, 1_000, 10_000):
        assert generate_structure(structure_request_for_pace(pace, players)).levels


def test_colour_up_removes_unneeded_chips() -> None:
    structure = generate_structure(STRUCTURE_REQUESTS[0])
    removed_chips = [part.colour_up for part in structure.parts if isinstance(part, Break)]
    assert [chip_value for chip_value in removed_chips if chip_value] == [
        25,
        100,
    ]  # levels were checked against them


@pytest.mark.parametrize(
    "parts, message",
    [
        ((), "a structure needs at least one level (TRNY-09)"),
        (
            (Break(minutes=5), Level(small=1, big=2, minutes=5)),
            "a tournament can’t begin with a break (TRNY-34)",
        ),
        (
            (Level(small=5, big=2, minutes=5),),
            "level 1: invalid blinds 5/2 (TRNY-09)",
        ),
        (
            (Level(small=1, big=2, minutes=5, hands=5),),
            "level 1: choose minutes or hands (TRNY-09)",
        ),
        (
            (Level(small=5, big=10, minutes=5), Level(small=2, big=4, minutes=5)),
            "level 2: 2/4 is below the previous level’s 5/10 (TRNY-09)",
        ),
        (
            (Level(small=5_000, big=10_000, minutes=5),),
            "the first big blind of 10000 is above the starting stack of 1000 (TRNY-09)",
        ),
        (
            (Level(small=1, big=2, ante=1, minutes=5),),
            "level 1: give both the ante and its payer (TRNY-01)",
        ),
    ],
)
def test_invalid_levels_are_refused(parts: tuple[Level | Break, ...], message: str) -> None:
    with pytest.raises(BadEvent) as error:
        Structure(stack=1_000, parts=parts)
    assert str(error.value) == message


def test_unpayable_blinds_are_refused() -> None:
    with pytest.raises(BadEvent) as error:
        Structure(stack=1_000, chips=(25, 100), parts=(Level(small=10, big=20, minutes=5),))
    message = "level 1: 10 isn’t payable; the smallest chip is 25 (UNIT-02)"
    assert str(error.value) == message


def test_too_short_evening_suggests_change() -> None:
    with pytest.raises(BadEvent, match="levels, blinds would rise"):
        generate_structure(StructureRequest(players=500, stack=50_000, hours=1, level_minutes=30))
