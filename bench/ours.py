"""Random hands by riverboat: on the engine with all facts, and in vectors."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, combinations_with_replacement

from bench.contest import SEED, Contender, Game, Play, seeded_rng
from riverboat.engine import AnyFact, HouseRules, parse_game
from riverboat.engine import Game as EngineGame
from riverboat.engine.state.hand_facts import BroughtIn, Called, Checked, Discarded, Folded, Raised
from riverboat.kernel import tier
from riverboat.ranking import DEUCE_TO_SEVEN, HIGH_ORDER, OMAHA, OMAHA_EIGHT_OR_BETTER
from riverboat.sim import HandSimulator
from riverboat.sim.vector import play_hands

# The cap holds heads-up too, as it does in the other engines' limit games.
RULES = HouseRules(showdown="all", headsup_cap="always_capped")
DECISIONS = (Folded, Checked, Called, Raised, BroughtIn, Discarded)


def fill_tables() -> None:
    """Fill the ranking tables, which otherwise fill during play, so that short runs equal long
    ones.
    """
    for ranks in _iter_rank_multisets(7):
        HIGH_ORDER.value_by_ranks[sum(1 << 3 * rank for rank in ranks)]
    for low_rank_mask in range(1 << 8):  # aces to eights
        if 3 <= low_rank_mask.bit_count() <= 5:
            board = [4 * (rank - 1) % 52 for rank in range(8) if low_rank_mask >> rank & 1]
            OMAHA_EIGHT_OR_BETTER.ranker_for_board(board)
    for ranks in combinations(range(13), 5):
        DEUCE_TO_SEVEN.ranker_for_board()([4 * rank for rank in ranks])
    for ranks in _iter_rank_multisets(5):
        DEUCE_TO_SEVEN.ranker_for_board()(
            [4 * rank + index % 4 for index, rank in enumerate(ranks)]
        )
        # In suits of which no three are alike: flushes are few, and come with play.
        board = [4 * rank + 1 + index % 3 for index, rank in enumerate(ranks)]
        rank_holding = OMAHA.ranker_for_board(board)
        rank_holding([4 * rank for rank in range(13) if ranks.count(rank) < 4])
        for rank in range(13):
            if ranks.count(rank) < 3:
                rank_holding([4 * rank, 4 * rank])


def _iter_rank_multisets(size: int) -> Iterator[tuple[int, ...]]:
    """Yield every set of ranks that a number of cards can have."""
    for ranks in combinations_with_replacement(range(13), size):
        if all(low != high for low, high in zip(ranks, ranks[4:], strict=False)):
            yield ranks


def contenders(game: Game) -> Iterator[Contender]:
    """Return riverboat on the engine, with a fresh setup for each hand, and the vector if it
    has the game.
    """
    parsed_game = parse_game(game.sign, RULES)
    stacks = [game.stack] * game.players
    reused_simulator = HandSimulator(parsed_game, stacks)

    def make_new_simulator() -> HandSimulator:
        return HandSimulator(parsed_game, stacks)

    for name, make_simulator in (
        ("riverboat", lambda: reused_simulator),
        ("riverboat set up anew", make_new_simulator),
    ):
        yield Contender(
            name, _make_play_function(make_simulator), _make_count_function(make_simulator)
        )
    if "c" in tier.TIERS and not (parsed_game.variant.has_upcards or parsed_game.variant.has_draws):
        yield Contender("riverboat vector", _make_vector_play_function(parsed_game, stacks))


def _make_play_function(make_simulator: Callable[[], HandSimulator]) -> Play:
    rng = seeded_rng()

    def play(hands: int) -> int:
        for _ in range(hands):
            log: list[AnyFact] = []
            make_simulator().play(rng, log)
        return 0

    return play


def _make_count_function(make_simulator: Callable[[], HandSimulator]) -> Play:
    rng = seeded_rng()

    def count(hands: int) -> int:
        log: list[AnyFact] = []
        for _ in range(hands):
            make_simulator().play(rng, log)
        return sum(isinstance(fact, DECISIONS) for fact in log)

    return count


def _make_vector_play_function(game: EngineGame, stacks: list[int]) -> Play:
    """Play whole hands in C on this processor, without facts."""
    played_hand_count = play_hands(game, stacks, 1, seed=SEED).hands  # the first one makes tables

    def play(hands: int) -> int:
        nonlocal played_hand_count
        playout_sums = play_hands(
            game, stacks, hands, seed=SEED, button=len(stacks) - 1, first_hand=played_hand_count
        )
        played_hand_count += hands
        return playout_sums.decisions

    return play
