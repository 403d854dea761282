"""Game-tree search: compiled and engine nodes are equal."""

from __future__ import annotations

import pickle
from copy import deepcopy
from random import Random

import pytest

from riverboat.envs import search
from riverboat.envs.env_episode import Rules
from riverboat.envs.search import CHANCE, OVER, CompiledNode, EngineNode, Node, build_root_node
from riverboat.hands.stack_sizes import Stack
from riverboat.kernel import compiled_states, tier
from riverboat.solve import build_game_tree
from tests.envs.env_games import GAMES_AND_SEATS
from tests.thorough import example_seeds

COMPILED_GAMES = [
    ("nlhe 1/2", (200, 200)),
    ("nlhe 1/2", (60, 3, 200, 1, 2, 400)),
    ("nlhe 1/2 ante 1", (10, 5, 7)),
    ("nlhe 1/2", ("0.5bb", "1bb")),
    ("limit hold'em 2/4", (50, 50, 50)),
    ("plo 1/2", (30, 100, 20, 200)),
    ("plo8 1/2", (15, 40, 60)),
    ("limit omaha hi-lo 2/4", (40, 9)),
]

requires_c_extension = pytest.mark.skipif(
    not compiled_states.is_available(), reason="the extension is not built"
)


@requires_c_extension
@pytest.mark.parametrize("game, stacks", COMPILED_GAMES)
def test_compiled_nodes_match_engine_nodes(game: str, stacks: tuple[Stack, ...]) -> None:
    rules = Rules(game, stacks=stacks, sizes=["min", 0.33, 0.75, 1, "max"])
    root_nodes: tuple[Node, Node] = build_root_node(rules), EngineNode(rules)
    assert isinstance(root_nodes[0], CompiledNode)
    for seed in example_seeds(15, 2_000):
        rng = Random(f"{game} {seed}")
        compiled_node, engine_node = (node.copy() for node in root_nodes)
        while not compiled_node.over:
            assert compiled_node.player == engine_node.player
            moves = compiled_node.legal()
            assert moves == engine_node.legal()
            assert compiled_node.outcomes() == engine_node.outcomes()
            if compiled_node.player >= 0:
                assert isinstance(compiled_node, CompiledNode)
                assert compiled_node.table_state.pot == engine_node.episode.state.pot
                if rng.random() < 0.1:
                    assert compiled_node.key(compiled_node.player) == engine_node.key(
                        compiled_node.player
                    )
                    assert compiled_node.observe(0).tolist() == engine_node.observe(0).tolist()
            move = rng.choices(
                moves, [1 if move or compiled_node.player < 0 else 0.3 for move in moves]
            )[0]
            compiled_node, engine_node = compiled_node.after(move), engine_node.after(move)
        assert engine_node.over
        assert compiled_node.returns == engine_node.returns
        assert sum(compiled_node.returns) == 0


@pytest.mark.parametrize("game, seats", GAMES_AND_SEATS)
def test_every_game_is_searchable(game: str, seats: int) -> None:
    root_node = build_root_node(game, seats=seats)
    for seed in range(3):
        node, rng = root_node, Random(f"{game} {seed}")
        while not node.over:
            player_before = node.player
            next_node = node.after(rng.choice(node.legal()))
            assert node.player == player_before  # where one comes from stays as it was
            node = next_node
        assert sum(node.returns) == 0


@pytest.mark.parametrize("game, histories, set_count", [("kuhn", 58, 12), ("leduc", 9_457, 936)])
def test_small_games_have_published_tree_sizes(game: str, histories: int, set_count: int) -> None:
    information_set_keys: set[str] = set()

    def count_nodes(node: Node) -> int:
        if node.player >= 0:
            information_set_keys.add(node.key(node.player))
        return 1 + sum(
            count_nodes(node.after(move)) for move in ([] if node.over else node.legal())
        )

    assert count_nodes(build_root_node(game)) == histories
    assert len(information_set_keys) == set_count == len(build_game_tree(game).sets)


@pytest.mark.parametrize("kind", [build_root_node, lambda rules: EngineNode(rules)])
def test_illegal_step_is_refused_without_effect(kind: type) -> None:
    node = kind(Rules("nlhe 1/2", seats=2))
    assert node.player == CHANCE
    with pytest.raises(
        ValueError,
        match=r"invalid card 52: .* of one of the 52 cards still in the deck",
    ):
        node.step(52)
    next_node = node.after(7)
    with pytest.raises(
        ValueError,
        match=r"invalid card 7: .* of one of the 51 cards still in the deck",
    ):
        next_node.step(7)
    node_to_act = node.sample_chance(Random(1))
    legal_before = node_to_act.legal()
    with pytest.raises(ValueError, match=r"legal: 0 \(fold\)"):
        node_to_act.step(17)
    assert (node_to_act.legal(), node_to_act.player) == (legal_before, 1)
    finished_node = node_to_act.after(0)
    assert finished_node.player == OVER
    assert finished_node.outcomes() == []
    with pytest.raises(ValueError, match="no hand in progress: call reset to deal one"):
        finished_node.step(0)


@requires_c_extension
def test_node_supports_copy_and_pickle() -> None:
    node = build_root_node("nlhe 1/2", seats=3).sample_chance(Random(5)).after(1)
    for node_copy in (node.copy(), deepcopy(node), pickle.loads(pickle.dumps(node))):
        assert (node_copy.player, node_copy.legal(), node_copy.key(0)) == (
            0,
            node.legal(),
            node.key(0),
        )
        node_copy.step(0)
        assert node.player == 0
    assert repr(node) == "<no-limit hold'em 1/2: seat 0 is to act>"


def test_engine_node_is_used_without_extension() -> None:
    with tier.use_tier("numpy"):
        assert isinstance(build_root_node("nlhe 1/2"), EngineNode)


@requires_c_extension
def test_invalid_compiled_state_is_refused() -> None:
    node = build_root_node("nlhe 1/2")
    assert isinstance(node, CompiledNode)
    with pytest.raises(ValueError, match="PyCapsule"):
        compiled_states.next_state(node._compiled_rules, node._compiled_rules, 0)
    with pytest.raises(TypeError):
        node.step("a")  # type: ignore[arg-type]
    assert search.OVER == compiled_states.OVER
