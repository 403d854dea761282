"""The OpenSpiel game: OpenSpiel's own tests and games."""

from __future__ import annotations

from random import Random

import pytest

from tests.envs.env_games import GAMES_AND_SEATS

pyspiel = pytest.importorskip(
    "pyspiel", reason="OpenSpiel is not installed: make interop, or pip install 'riverboat[rl]'"
)

from open_spiel.python.algorithms import (  # noqa: E402
    expected_game_score,
    exploitability,
    get_all_states,
)
from open_spiel.python.policy import TabularPolicy, UniformRandomPolicy  # noqa: E402

from riverboat.envs import spiel  # noqa: E402
from riverboat.solve import solve_exactly  # noqa: E402
from tests.schedule import run_in  # noqa: E402


@pytest.mark.parametrize("game, seats", GAMES_AND_SEATS)
def test_game_passes_openspiel_random_simulation(game: str, seats: int) -> None:
    spiel_game = pyspiel.load_game(spiel.SHORT_NAME, {"game": game, "players": seats})
    pyspiel.random_sim_test(spiel_game, num_sims=3, serialize=False, verbose=False)


@pytest.mark.parametrize("game, histories, set_count", [("kuhn", 58, 12), ("leduc", 9_457, 936)])
def test_small_games_have_published_history_counts(
    game: str, histories: int, set_count: int
) -> None:
    spiel_game = pyspiel.load_game(spiel.SHORT_NAME, {"game": game})
    states = get_all_states.get_all_states(
        spiel_game, include_chance_states=True, to_string=lambda state: state.history_str()
    )
    state_strings = {
        state.information_state_string() for state in states.values() if state.current_player() >= 0
    }
    openspiel_states = get_all_states.get_all_states(
        pyspiel.load_game(f"{game}_poker"),
        include_chance_states=True,
        to_string=lambda state: state.history_str(),
    )
    # OpenSpiel also deals cards one by one.
    assert (
        (len(states), len(state_strings))
        == (len(openspiel_states), set_count)
        == (histories, set_count)
    )


@run_in("landing", "leduc--0.085606424078")
@pytest.mark.parametrize("game, value", [("kuhn", -1 / 18), ("leduc", -0.085606424078)])
def test_small_games_have_published_values(game: str, value: float) -> None:
    spiel_game = pyspiel.load_game(spiel.SHORT_NAME, {"game": game})
    policy, strategy = TabularPolicy(spiel_game), solve_exactly(game)
    for state in policy.states:
        probabilities = strategy[state.episode.key(state.current_player())]
        state_policy = policy.policy_for_key(state.information_state_string())
        state_policy[:] = 0
        state_policy[state.legal_actions()] = list(probabilities.values())
    player_values = expected_game_score.policy_value(
        spiel_game.new_initial_state(), [policy, policy]
    )
    assert player_values[0] == pytest.approx(value, abs=1e-9)
    assert exploitability.nash_conv(spiel_game, policy) == pytest.approx(0, abs=1e-9)


@run_in("landing", "leduc")
@pytest.mark.parametrize("game", ["kuhn", "leduc"])
def test_game_values_match_openspiel_games(game: str) -> None:
    own_game, openspiel_game = (
        pyspiel.load_game(f"riverboat(game={game})"),
        pyspiel.load_game(f"{game}_poker"),
    )
    policies = [UniformRandomPolicy(spiel_game) for spiel_game in (own_game, openspiel_game)]
    game_values = [
        expected_game_score.policy_value(spiel_game.new_initial_state(), [policy] * 2)
        for spiel_game, policy in zip((own_game, openspiel_game), policies, strict=True)
    ]
    assert game_values[0] == pytest.approx(game_values[1])
    equilibrium_gaps = [
        exploitability.nash_conv(spiel_game, TabularPolicy(spiel_game))
        for spiel_game in (own_game, openspiel_game)
    ]
    assert equilibrium_gaps[0] == pytest.approx(equilibrium_gaps[1])


def test_observer_gives_tensor_and_string() -> None:
    game = pyspiel.load_game(spiel.SHORT_NAME, {"game": "nlhe 5/10", "players": 3, "stack": 500})
    state, rng = game.new_initial_state(), Random(1)
    observer = game.make_py_observer()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choice([card for card, _ in state.chance_outcomes()]))
            continue
        player = state.current_player()
        observer.set_from(state, player)
        assert observer.tensor.tolist() == state.episode.observe(player).tolist()
        assert observer.string_from(state, player).startswith(f"{player} ")
        state.apply_action(rng.choice(state.legal_actions()))
    assert sum(state.returns()) == 0
    assert state.action_to_string(0, 1) == "call"


def test_raise_sizes_are_set_by_game_parameters() -> None:
    game = pyspiel.load_game("riverboat(game=nlhe 1/2,sizes=min/0.75/max)")
    assert game.num_distinct_actions() == 5
    with pytest.raises(ValueError, match="a raise size is 'min', 'max' or a share of the pot"):
        pyspiel.load_game("riverboat(game=nlhe 1/2,sizes=half)")
