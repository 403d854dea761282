"""pokerkit's interface with riverboat's rules: the profile ``riverboat`` compared with the engine.

Each case of ``tests/rules/peers.toml`` is tested here with each version of pokerkit.
"""

from __future__ import annotations

import random
import tomllib
import warnings
from collections.abc import Iterator
from copy import deepcopy
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import pytest
from msgspec import Struct

from riverboat.compat.pokerkit import PROFILES, use_profile
from riverboat.compat.pokerkit.state import Automation
from riverboat.engine import HouseRules, parse_game
from tests.thorough import example_seeds

pytest.importorskip("pokerkit")

from tests.engine.pokerkit_table import TwoTables, random_choice
from tests.engine.test_pokerkit_comparison import GAME_NAMES
from tests.schedule import run_in

riverboat_module: Any = import_module("riverboat.compat.pokerkit")
PEERS_FILE: Final = Path(__file__).parents[1] / "rules" / "peers.toml"
RULES = HouseRules(showdown="all", open_allin_hands=False, headsup_cap="always_capped")
HAND_SEEDS = example_seeds(6, 1_000)

Offer = tuple[int, int | None, int | None, int | None] | None
"""Seat to act, call, minimum raise and maximum raise."""
_PROFILES = ("riverboat", "pokerkit-0.7.3", "pokerkit-0.7.7")
_MANUAL_AUTOMATIONS = (
    Automation.HOLE_DEALING,
    Automation.BOARD_DEALING,
    Automation.CARD_BURNING,
    Automation.RUNOUT_COUNT_SELECTION,
)


@pytest.fixture(autouse=True)
def _ignore_pokerkit_warnings() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@run_in("slow", keep_every=4)
@pytest.mark.parametrize("game_name", GAME_NAMES)
def test_riverboat_profile_matches_engine(game_name: str) -> None:
    game = parse_game(game_name, RULES)
    for seed in HAND_SEEDS:
        rng = random.Random(f"{game_name} {seed}")
        player_count = rng.randint(2, min(6, game.variant.max_players()))
        stack_range = rng.choice([(60, 400), (1, 60), (1, 12)])
        with use_profile("riverboat"):
            tables = TwoTables(
                game,
                tuple(rng.randint(*stack_range) for _ in range(player_count)),
                rng,
                riverboat_module,
            )
        while turn := tables.next_turn():
            offer = (turn.seat, turn.call, turn.low, turn.high, turn.is_bring_in)
            assert tables.pokerkit_offer() == offer, (seed, tables.stacks, str(turn), tables.log)
            tables.act(random_choice(rng, turn))
        assert tables.pokerkit_offer() is None
        assert tables.state.stacks == tables.hand.stacks, (seed, tables.stacks, tables.log)


class DifferenceCase(Struct, frozen=True, kw_only=True):
    """A hand and the offer of each profile; the first player is left of the button."""

    name: str
    """The name in ``peers.toml``."""
    stacks: tuple[int, ...]
    actions: str
    """c for check or call, f for fold, and totals of bets."""
    offers: tuple[Offer, Offer, Offer]
    """By riverboat, 0.7.3 and 0.7.7."""
    blinds: tuple[int, int] = (5, 10)
    bets: tuple[int, ...] = (10,)
    """The minimum bet; two values for fixed limit."""


DIFFERENCE_CASES: Final = (
    DifferenceCase(
        name="who limped may not raise an all-in of one chip more",
        stacks=(1000, 1000, 1000, 11),
        actions="c 11 c c",
        offers=((2, 1, None, None), (2, 1, 21, 1000), (2, 1, 21, 1000)),
    ),
    DifferenceCase(
        name="an opening all-in of less than a bet does not let a checker raise",
        stacks=(1000, 19, 1000),
        actions="c c c c 9 c",
        offers=((0, 9, None, None), (0, 9, 19, 990), (0, 9, 19, 990)),
    ),
    DifferenceCase(
        name="over an opening all-in of less than a bet a raise adds a whole bet",
        stacks=(14, 1000, 1000),
        actions="c c c 4",
        offers=((1, 4, 14, 990), (1, 4, 14, 990), (1, 4, 14, 990)),
    ),
    DifferenceCase(
        name="two short all-ins that add up to a raise reopen the betting",
        stacks=(1000, 25, 30, 1000),
        actions="c c c c 10 15 20 c",
        offers=((0, 10, 30, 990), (0, 10, 30, 990), (0, 10, 30, 990)),
    ),
    DifferenceCase(
        name="a big blind short of chips is called in full by two or more",
        stacks=(1000, 3, 1000),
        actions="",
        offers=((2, 10, 20, 1000), (2, 5, 15, 1000), (2, 5, 15, 1000)),
    ),
    DifferenceCase(
        name="the last with chips just matches a short big blind",
        stacks=(1000, 8, 1000),
        actions="f",
        offers=((0, 3, None, None), (0, 3, None, None), (0, 3, None, None)),
    ),
    DifferenceCase(
        name="the last with chips owes nothing to a big blind shorter than their own",
        stacks=(1000, 3, 1000),
        actions="f",
        offers=(None, (0, 0, None, None), (0, 0, None, None)),
    ),
    DifferenceCase(
        name="the big blind is the bet of the first round, and three raises follow it",
        stacks=(100,) * 4,
        blinds=(1, 2),
        bets=(2, 4),
        actions="4 6 8",
        offers=((1, 6, None, None), (1, 6, 10, 10), (1, 6, 10, 10)),
    ),
    DifferenceCase(
        name="in limit a short all-in is completed to the bet, not raised by a bet",
        stacks=(100, 7, 100, 100),
        blinds=(1, 2),
        bets=(2, 4),
        actions="c c c c c c c c 4 5",
        offers=((2, 5, 8, 8), (2, 5, 9, 9), (2, 5, 9, 9)),
    ),
    DifferenceCase(
        name="blinds 1/2 at a bet of 5 are completed to 5, and then raised to 10",
        stacks=(100, 100, 100),
        blinds=(1, 2),
        bets=(5, 10),
        actions="",
        offers=((2, 2, 5, 5), (2, 2, 7, 7), (2, 2, 7, 7)),
    ),
)


def play_case(case: DifferenceCase, profile: str) -> Any:
    """Play a case with a profile."""
    game_class = (
        riverboat_module.FixedLimitTexasHoldem
        if len(case.bets) > 1
        else riverboat_module.NoLimitTexasHoldem
    )
    with use_profile(profile):
        state = game_class.create_state(
            tuple(Automation), True, 0, case.blinds, *case.bets, case.stacks, len(case.stacks)
        )
    for action in case.actions.split():
        match action:
            case "c":
                state.check_or_call()
            case "f":
                state.fold()
            case _:
                state.complete_bet_or_raise_to(int(action))
    return state


def get_current_offer(state: Any) -> Offer:
    """Return the offer of the next player."""
    if state.actor_index is None:
        return None
    return (
        state.actor_index,
        state.checking_or_calling_amount,
        state.min_completion_betting_or_raising_to_amount,
        state.max_completion_betting_or_raising_to_amount,
    )


@pytest.mark.parametrize("case", DIFFERENCE_CASES, ids=lambda case: case.name)
def test_chosen_profile_decides_known_difference(case: DifferenceCase) -> None:
    assert (
        tuple(get_current_offer(play_case(case, profile)) for profile in _PROFILES) == case.offers
    )


def test_completion_over_short_blinds_is_raised_by_bet() -> None:
    state = play_case(DIFFERENCE_CASES[-1], "riverboat")
    state.complete_bet_or_raise_to(5)
    assert get_current_offer(state) == (0, 4, 10, 10)


ODD_CHIP_CASE: Final = "of two odd chips among three winners each of the first two gets one"


@pytest.mark.parametrize(
    "profile, stacks",
    [
        ("riverboat", [201, 201, 198, 200]),
        ("pokerkit-0.7.3", [202, 200, 198, 200]),
        ("pokerkit-0.7.7", [202, 200, 198, 200]),
    ],
)
def test_odd_chips_go_one_by_one_in_riverboat_profile(profile: str, stacks: list[int]) -> None:
    """Three players share eight chips, two of which were a folded player's ante."""
    chosen_automations = tuple(
        automation for automation in Automation if automation not in _MANUAL_AUTOMATIONS
    )
    with use_profile(profile):
        state = riverboat_module.NoLimitTexasHoldem.create_state(
            chosen_automations, False, (0, 0, 2, 0), (1, 2), 2, (200,) * 4, 4
        )
    for hole_cards in ("AsKd", "AhKc", "2s2h", "AdKs"):
        state.deal_hole(hole_cards)
    for actions, board_cards in (("fccc", "AcKh7d"), ("ccc", "5h"), ("ccc", "3s"), ("ccc", "")):
        for action in actions:
            if action == "f":
                state.fold()
            else:
                state.check_or_call()
        if board_cards:
            state.burn_card("??")
            state.deal_board(board_cards)
    assert state.stacks == stacks


def test_every_documented_difference_is_tested() -> None:
    rulebook_cases = tomllib.loads(PEERS_FILE.read_text(encoding="utf-8"))["case"]
    documented_names = {case["name"].removeprefix("pokerkit: ") for case in rulebook_cases}
    assert documented_names == {case.name for case in DIFFERENCE_CASES} | {ODD_CHIP_CASE}


def test_copied_state_is_independent() -> None:
    state = play_case(DIFFERENCE_CASES[0], "riverboat")
    copied_state = deepcopy(state)
    copied_state.check_or_call()
    assert (
        get_current_offer(state) == DIFFERENCE_CASES[0].offers[0] != get_current_offer(copied_state)
    )
    assert copied_state.street_index == 1


def test_tested_profiles_are_all_profiles() -> None:
    assert set(_PROFILES) == set(PROFILES)
