"""Gymnasium and PettingZoo adapters: their API tests and published game values."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from random import Random

import numpy as np
import pytest

from riverboat.cards import DECKS, card_names
from riverboat.engine import BadGame
from riverboat.envs import Episode, Rules, StackedDeck
from riverboat.hands import Hand
from riverboat.kernel.playouts import deal_deck
from riverboat.solve import Strategy, solve
from tests.envs.env_games import GAMES_AND_SEATS
from tests.thorough import example_seeds

pytest.importorskip("gymnasium", reason="gymnasium is not installed: pip install 'riverboat[rl]'")
pytest.importorskip("pettingzoo", reason="pettingzoo is not installed: pip install 'riverboat[rl]'")

from gymnasium import make, make_vec
from gymnasium.utils.env_checker import check_env
from gymnasium.utils.seeding import np_random
from pettingzoo.test import api_test, seed_test

from riverboat.envs.aec import HandAEC
from riverboat.envs.single import HandEnv
from riverboat.envs.vector import HandVectorEnv
from tests.schedule import run_in

# What PettingZoo warns of is the dictionary with the mask, which it recommends.
pytestmark = pytest.mark.filterwarnings("ignore:Observation:UserWarning")

PUBLISHED_FIGURES_BY_GAME = {"kuhn": (12, -1 / 18, 2), "leduc": (936, -0.085606424078, 3)}
"""Information sets, value for the first player, and dealt cards, by game."""


@pytest.mark.parametrize("game, seats", GAMES_AND_SEATS)
def test_aec_environment_passes_pettingzoo_api_test(
    game: str, seats: int, capsys: pytest.CaptureFixture[str]
) -> None:
    api_test(HandAEC(game, seats=seats), num_cycles=100)
    seed_test(lambda: HandAEC(game, seats=seats), num_cycles=30)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("game, seats", GAMES_AND_SEATS)
def test_single_environment_passes_gymnasium_check(game: str, seats: int) -> None:
    check_env(HandEnv(game, seats=seats, seat="moves", illegal="fold"), skip_render_check=True)


def test_environment_is_made_by_name() -> None:
    env = make("riverboat.envs.single:riverboat/Hand-v0", game="leduc", render_mode="ansi")
    _, info = env.reset(seed=3)
    assert info["action_mask"].tolist() == [0, 1, 1]
    assert "leduc" in str(env.render())
    vector_env = make_vec(
        "riverboat.envs.single:riverboat/Hand-v0", 3, vectorization_mode="sync", game="stud 4/8"
    )
    observation, _ = vector_env.reset(seed=3)
    assert observation.shape == (3, Rules("stud 4/8").observer.size)


# The literature's games, through each of them ---------------------------------------------------


def iter_deals(game: str) -> Iterator[tuple[str, float]]:
    """Return every order of the dealt cards with its probability."""
    _, _, dealt_count = PUBLISHED_FIGURES_BY_GAME[game]
    card_orders = list(permutations(DECKS[Rules(game).game.variant.deck].cards, dealt_count))
    for card_order in card_orders:
        yield card_names(card_order), 1 / len(card_orders)


def solve_equilibrium(game: str) -> Strategy:
    """Return a near-equilibrium strategy."""
    return solve(game, iterations=1_000 if game == "kuhn" else 60, method="cfr+").strategy


@run_in("slow", "leduc")
@pytest.mark.parametrize("game", PUBLISHED_FIGURES_BY_GAME)
def test_aec_environment_has_published_game_values(game: str) -> None:
    set_count, value, _ = PUBLISHED_FIGURES_BY_GAME[game]
    env, strategy = HandAEC(game), solve_equilibrium(game)
    observations: set[bytes] = set()

    def expected_value(deck: str, actions: tuple[int, ...]) -> float:
        """Return the first player's expected winnings if all follow the strategy."""
        env.reset(options={"deck": deck})
        for action in actions:
            env.step(action)
        if all(env.terminations.values()):
            return float(env.rewards["player_0"])
        observation, _, _, _, info = env.last()
        observations.add(observation["observation"].tobytes())
        probabilities = strategy[info["key"]]
        legal = np.flatnonzero(observation["action_mask"]).tolist()
        return sum(
            chance * expected_value(deck, (*actions, action))
            for action, chance in zip(legal, probabilities.values(), strict=True)
        )

    game_value = sum(chance * expected_value(deck, ()) for deck, chance in iter_deals(game))
    assert len(observations) == set_count
    assert game_value == pytest.approx(strategy.value)
    assert game_value == pytest.approx(value, abs=strategy.exploitability + 1e-6)


@run_in("slow", "leduc")
@pytest.mark.parametrize("game", PUBLISHED_FIGURES_BY_GAME)
def test_single_environment_has_published_game_values(game: str) -> None:
    set_count, _, _ = PUBLISHED_FIGURES_BY_GAME[game]
    strategy = solve_equilibrium(game)
    seat_values, observations = [], set()
    for seat in (0, 1):
        answers: list[str] = []
        env = HandEnv(
            game, seat=seat, opponents=lambda hand, queued_answers=answers: queued_answers.pop(0)
        )

        def expected_value(
            deck: str, hand: Hand, env: HandEnv = env, opponent_answers: list[str] = answers
        ) -> float:
            """Return the learner's expected winnings if both follow the strategy."""
            if hand.over:
                return hand.payoffs[env.learner_seat]
            if (seat := hand.to_act) is None:
                deal_count = sum(line.startswith("deal") for line in hand.history)
                cards = deck.split()
                return expected_value(
                    deck, hand.after("deal " + " ".join(cards[2:] if deal_count else cards[:2]))
                )
            if seat == env.learner_seat:
                observations.add(observe_after(env, deck, hand, opponent_answers))
            probabilities = strategy[hand.key(seat)]
            return sum(
                chance * expected_value(deck, hand.after(action))
                for action, chance in probabilities.items()
            )

        seat_values.append(
            sum(
                chance * expected_value(deck, Hand.undealt(game))
                for deck, chance in iter_deals(game)
            )
        )
    assert len(observations) == set_count
    assert seat_values[0] == pytest.approx(strategy.value)
    assert seat_values[1] == pytest.approx(-strategy.value)


def observe_after(env: HandEnv, deck: str, hand: Hand, opponent_actions: list[str]) -> bytes:
    """Return the learner's observation after replaying the hand's actions."""
    opponent_actions[:] = [
        opponent_action
        for seat, opponent_action in list_seat_actions(hand)
        if seat != env.learner_seat
    ]
    observation, info = env.reset(options={"deck": deck})
    for seat, action in list_seat_actions(hand):
        if seat == env.learner_seat:
            assert env.episode is not None
            legal = list(env.episode.hand.legal)
            observation, _, _, _, info = env.step(
                np.flatnonzero(info["action_mask"])[legal.index(action)]
            )
    assert info["key"] == hand.key(env.learner_seat)
    return observation.tobytes()


def list_seat_actions(hand: Hand) -> list[tuple[int, str]]:
    """Return the hand's actions with their seats, in order."""
    actions, replayed_hand = [], Hand.undealt(hand.game)
    for line in hand.history:
        if replayed_hand.to_act is not None:
            actions.append((replayed_hand.to_act, line))
        replayed_hand.act(line)
    return actions


# Many side by side --------------------------------------------------------------------------------


@run_in("slow", "nlhe 5/10-6")
@run_in("landing", "plo 50/100-3")
@pytest.mark.parametrize("game, seats", [("nlhe 5/10", 6), ("limit 2/4", 2), ("plo 50/100", 3)])
def test_vector_environment_matches_single_tables(game: str, seats: int) -> None:
    for seed in example_seeds(2, 40):
        env = HandVectorEnv(16, game, seats=seats, opponents="caller", seat="moves")
        rng = Random(seed)
        observation, info = env.reset(seed=seed)
        single_tables = [SingleTable(env, seed, table) for table in range(env.num_envs)]
        terminated = np.zeros(env.num_envs, np.bool_)
        finished_count = 0
        for _ in range(60):
            for table, single_table in enumerate(single_tables):
                if not terminated[table]:
                    assert np.array_equal(single_table.observe_seat(), observation[table])
                    assert np.array_equal(single_table.episode.mask(), info["action_mask"][table])
            action_masks = info["action_mask"]
            actions = [
                rng.choice(np.flatnonzero(action_mask).tolist() or [0])
                for action_mask in action_masks
            ]
            ended_before = terminated
            observation, rewards, terminated, truncated, info = env.step(np.array(actions))
            assert not truncated.any()
            for table, action in enumerate(actions):
                if ended_before[table]:
                    single_tables[table] = SingleTable(env, seed, table)
                    continue
                single_tables[table].step(action)
                assert single_tables[table].episode.over == terminated[table]
                assert rewards[table] == single_tables[table].payoff()
            finished_count += int(terminated.sum())
        assert finished_count > 30


class SingleTable:
    """One hand of the vector environment, played alone against callers."""

    def __init__(self, env: HandVectorEnv, seed: int, table: int) -> None:
        self.seat = int(env.learner_seats[table])
        cards = deal_deck(
            int(np_random(seed)[0].integers(1 << 62)), int(env.hand_numbers[table]), 52
        )
        self.episode = Episode(env.rules, StackedDeck(tuple(cards)))
        self.play_opponents()

    def play_opponents(self) -> None:
        while not self.episode.over and self.episode.seat != self.seat:
            self.episode.step(1)

    def observe_seat(self) -> np.ndarray[tuple[int], np.dtype[np.int32]]:
        return self.episode.observe(self.seat)

    def step(self, action: int) -> None:
        self.episode.step(action)
        self.play_opponents()

    def payoff(self) -> float:
        return float(self.episode.payoffs[self.seat])


def test_vector_rewards_are_bounded_and_only_at_hand_end() -> None:
    env = HandVectorEnv(500, "nlhe 1/2", seats=6, seat="moves")
    observation, info = env.reset(seed=5)
    rng = np.random.default_rng(5)
    total_rewards = np.zeros(500)
    for _ in range(40):
        action_masks = info["action_mask"]
        actions = (rng.random(action_masks.shape) * (action_masks + 1e-9)).argmax(axis=1)
        observation, rewards, terminated, _, info = env.step(actions)
        assert env.observation_space.contains(observation)
        assert (rewards[~terminated] == 0).all()
        assert (np.abs(rewards) <= 1_000).all()
        total_rewards += rewards
    assert total_rewards.any()


@pytest.mark.parametrize(
    "actions, message",
    [
        (np.zeros(3, np.int64), "one for each of 2 tables"),
        (np.zeros(2), "whole numbers"),
        (np.array([1, 9]), r"table 1: .*legal: .*1 \(call\)"),
    ],
)
def test_illegal_vector_actions_are_refused_without_effect(
    actions: np.ndarray[tuple[int], np.dtype[np.int64]], message: str
) -> None:
    env = HandVectorEnv(2, "nlhe 1/2")
    with pytest.raises(ValueError, match="no hand in progress: call reset to deal one"):
        env.step(np.array([1, 1]))
    observation, _ = env.reset(seed=1)
    with pytest.raises(ValueError, match=message):
        env.step(actions)
    observation_after, *_ = env.step(np.array([1, 1]))
    assert (observation_after[:, 0] == observation[:, 0]).all()


def test_vector_environment_refuses_unsupported_game() -> None:
    with pytest.raises(BadGame, match="stud"):
        HandVectorEnv(2, "stud 4/8")


# Bad input ----------------------------------------------------------------------------------------


def test_invalid_seat_or_opponents_are_refused() -> None:
    with pytest.raises(ValueError, match="invalid learner seats 3: use 0 to 2, or rotate"):
        HandEnv("nlhe 1/2", seats=3, seat=3)
    with pytest.raises(ValueError, match="1 opponent given: 3 players need 1 for all, or 2"):
        HandEnv("nlhe 1/2", seats=3, opponents=["shark"])
    with pytest.raises(BadGame, match="shark"):
        HandEnv("nlhe 1/2", opponents="sharc")


def test_step_outside_of_hand_is_refused() -> None:
    env = HandEnv("kuhn", opponents="caller")
    with pytest.raises(ValueError, match="no hand in progress: call reset to deal one"):
        env.step(1)
    env.reset(options={"deck": "Ks Js"})
    _, reward, terminated, _, _ = env.step(2)
    assert (reward, terminated) == (2.0, True)
    with pytest.raises(ValueError, match="no hand in progress: call reset to deal one"):
        env.step(1)
    hand_aec = HandAEC("kuhn")
    with pytest.raises(ValueError, match="no hand in progress: call reset to deal one"):
        hand_aec.step(1)


def test_function_opponents_are_called() -> None:
    information_keys: list[str] = []

    def record_and_call(hand: Hand) -> str:
        information_keys.append(hand.key())
        return "raise 4" if "raise 4" in hand.legal else "call"

    env = HandEnv("limit 2/4", seats=3, opponents=[record_and_call, "caller"])
    env.reset(seed=4)
    env.step(1)
    assert information_keys
