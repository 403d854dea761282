"""Random hands played on the engine and on pokerkit; each difference has a name and a rule.

pokerkit plays one hand with fixed seats. Both tables get the same cards and decisions; the player
to act, the options and every stack are compared at every decision. Hands with a known difference
in a player's options are counted and compared up to that point.
"""

import random
import warnings
from collections import Counter
from collections.abc import Iterator

import pytest

from riverboat.cards import DECKS, name
from riverboat.engine import Game, HouseRules, parse_game
from tests.engine.pokerkit_differences import name_known_difference, pokerkit_payouts
from tests.engine.pokerkit_table import TwoTables, pokerkit, pokerkit_streets, random_choice
from tests.schedule import run_in
from tests.thorough import example_seeds

HAND_SEEDS = example_seeds(6, 1_000)
PEER_HOUSE_RULES = HouseRules(
    showdown="all", open_allin_hands=False, headsup_cap="always_capped", reopen="full"
)
GAME_NAMES = [
    *("no-limit hold'em 1/2", "limit hold'em 2/4", "no-limit short deck ante 1 button 1"),
    *("pot-limit omaha 1/2", "pot-limit omaha 6 1/2", "pot-limit courchevel 1/2"),
    *("limit omaha hi-lo 2/4", "pot-limit omaha hi-lo 1/2", "pot-limit omaha 5 hi-lo 1/2"),
    "limit seven-card stud 2/4 ante 1 bring-in 1",
    "limit seven-card stud hi-lo 2/4 ante 1 bring-in 1",
    "limit seven-card stud hi-lo regular 2/4 ante 1 bring-in 1",
    "limit razz 4/8 ante 2 bring-in 2",
    "pot-limit seven-card stud 2/4 ante 1 bring-in 1",
    "no-limit five-card stud 2/4 ante 1 bring-in 1",
    *("limit five-card draw 2/4", "no-limit five-card draw 1/2"),
    *("no-limit 2-7 single draw 1/2 ante 1", "limit 2-7 triple draw 2/4"),
    *("limit a-5 triple draw 2/4", "pot-limit a-5 single draw 1/2"),
    *("limit badugi 2/4", "limit badeucey 2/4", "limit badacey 2/4"),
    *("limit kuhn 1/1 no blinds ante 1", "limit leduc 2/4 no blinds ante 1"),
]


@pytest.fixture(autouse=True)
def _ignore_pokerkit_warnings() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@run_in("slow", keep_every=3)
@pytest.mark.parametrize("game_name", GAME_NAMES)
def test_decisions_and_stacks_agree_with_pokerkit(game_name: str) -> None:
    game = parse_game(game_name, PEER_HOUSE_RULES)
    difference_counts: Counter[str] = Counter()
    compared_count = finished_count = 0
    for seed in HAND_SEEDS:
        rng = random.Random(f"{game_name} {seed}")
        players = rng.randint(2, min(6, game.variant.max_players()))
        stack_range = rng.choice([(60, 400), (1, 60), (1, 12)])
        tables = TwoTables(game, tuple(rng.randint(*stack_range) for _ in range(players)), rng)
        difference, decision_count = play_on_both(tables)
        compared_count += decision_count
        if difference:
            difference_counts[difference] += 1
            continue
        finished_count += 1
        if list(tables.state.stacks) != tables.hand.stacks:
            expected_stacks, reasons = pokerkit_payouts(tables)
            assert list(tables.state.stacks) == expected_stacks, (seed, reasons, tables.log)
            difference_counts.update(reasons)
    assert compared_count > 2.5 * len(HAND_SEEDS)
    assert finished_count >= len(HAND_SEEDS) / 2, difference_counts


def play_on_both(tables: TwoTables) -> tuple[str | None, int]:
    """Play a hand on both tables; return a known difference that ended it, and the decisions."""
    decision_count = 0
    while turn := tables.next_turn():
        own_options = (turn.seat, turn.call, turn.low, turn.high, turn.is_bring_in)
        peer_offer = tables.pokerkit_offer()
        failure_details = (tables.stacks, tables.log, str(turn), peer_offer)
        assert peer_offer, failure_details
        assert list(tables.state.stacks) == tables.hand.stacks, failure_details
        if own_options != peer_offer:
            difference_name = name_known_difference(tables, turn, peer_offer)
            assert difference_name, failure_details
            return difference_name, decision_count
        decision_count += 1
        tables.act(random_choice(tables.rng, turn))
    assert tables.pokerkit_offer() is None
    return None, decision_count


POKERKIT_GAMES = {
    "no-limit hold'em 1/2": pokerkit.NoLimitTexasHoldem,
    "limit hold'em 2/4": pokerkit.FixedLimitTexasHoldem,
    "no-limit short deck ante 1 button 1": pokerkit.NoLimitShortDeckHoldem,
    "pot-limit omaha 1/2": pokerkit.PotLimitOmahaHoldem,
    "limit omaha hi-lo 2/4": pokerkit.FixedLimitOmahaHoldemHighLowSplitEightOrBetter,
    "limit seven-card stud 2/4 ante 1 bring-in 1": pokerkit.FixedLimitSevenCardStud,
    "limit seven-card stud hi-lo 2/4 ante 1 bring-in 1": (
        pokerkit.FixedLimitSevenCardStudHighLowSplitEightOrBetter
    ),
    "limit razz 2/4 ante 1 bring-in 1": pokerkit.FixedLimitRazz,
    "no-limit 2-7 single draw 1/2": pokerkit.NoLimitDeuceToSevenLowballSingleDraw,
    "limit 2-7 triple draw 2/4": pokerkit.FixedLimitDeuceToSevenLowballTripleDraw,
    "limit badugi 2/4": pokerkit.FixedLimitBadugi,
    "limit leduc 2/4 no blinds ante 1": pokerkit.LeducHoldem,
}


@pytest.mark.parametrize("game_name", POKERKIT_GAMES)
def test_assembled_streets_match_pokerkit_games(game_name: str) -> None:
    game, pokerkit_game = parse_game(game_name), POKERKIT_GAMES[game_name]
    own_pokerkit_streets = pokerkit_streets(game)
    other_state = pokerkit_game.create_state(*_pokerkit_arguments(game), [50, 50], 2)
    assert {repr(card) for card in other_state.deck} == {
        name(own_card) for own_card in DECKS[game.variant.deck].cards
    }
    assert other_state.hand_types == TwoTables(game, (50, 50), random.Random(1)).state.hand_types
    for own_street, pokerkit_street in zip(own_pokerkit_streets, other_state.streets, strict=True):
        assert own_street.hole_dealing_statuses == pokerkit_street.hole_dealing_statuses
        assert own_street.board_dealing_count == pokerkit_street.board_dealing_count
        assert own_street.draw_status == pokerkit_street.draw_status
        assert own_street.opening == pokerkit_street.opening
        size_attribute = "min_completion_betting_or_raising_amount"
        assert getattr(own_street, size_attribute) == getattr(pokerkit_street, size_attribute)


def _pokerkit_arguments(game: Game) -> list[object]:
    stakes = game.stakes
    if game.variant.name == "leduc":
        return [()]
    forced_bets = (
        [stakes.bring_in] if stakes.bring_in else [stakes.blinds or (stakes.button_blind, 0)]
    )
    bet_sizes = (
        [stakes.small_bet, stakes.big_bet] if game.structure.has_limit_bets else [stakes.small_bet]
    )
    return [(), True, stakes.ante, *forced_bets, *bet_sizes]


def test_pokerkit_limit_omaha_hi_lo_is_assembled() -> None:
    pokerkit_game = pokerkit.FixedLimitOmahaHoldemHighLowSplitEightOrBetter
    assert pokerkit_game.betting_structure is pokerkit.BettingStructure.POT_LIMIT
    tables = TwoTables(parse_game("limit omaha hi-lo 2/4"), (50, 50), random.Random(1))
    assert tables.state.betting_structure is pokerkit.BettingStructure.FIXED_LIMIT
