"""Betting trees of post-flop spots: sizes, rules of bets, counts, and limits."""

from __future__ import annotations

from typing import Any

import pytest

from riverboat import Sizes, Spot
from riverboat.kernel.spots.spot_tree import CHANCE, DECISION, FOLDED, SHOWDOWN
from riverboat.solve.postflop import BadSpot, TreeTooLarge, estimates
from riverboat.solve.postflop.betting_tree import BettingTree, build_tree
from riverboat.solve.postflop.sizes import parse_sizes
from tests.solve.spot_judge import TreeNode, grow_tree, random_spot

BOARD_BY_STREET = {"flop": "Qs Jh 2h", "turn": "Qs Jh 2h 7c", "river": "Qs Jh 2h 7c 4d"}
NO_SIZES = Sizes(bet=(), raise_=())


def make_spot(sizes: Any = None, street: str = "river", **options: Any) -> Spot:
    spot_options: dict[str, Any] = {"pot": 100, "stack": 400, "add_all_in": 0} | options
    return Spot(BOARD_BY_STREET[street], ("AA, KK", "QQ, JJ"), sizes=sizes, **spot_options)


def list_actions_after(spot: Spot, *path: str) -> tuple[str, ...]:
    """Return the actions after a path, from the tree alone."""
    from riverboat.solve.postflop.node_paths import TreePlace, follow_path

    tree_place = follow_path(spot, TreePlace(), path)
    return tuple(action.name for action in spot.tree.nodes[tree_place.node].actions)


# Sizes --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "size_spec, sizes",
    [
        (0.5, ["50%"]),
        ("33%", ["33%"]),
        ("33%, 33 %, .5%", ["33%", "0.5%"]),
        ([0.5, "all-in", 1], ["50%", "all-in", "100%"]),
        ("90c, 90 chips, 120chips", ["90c", "120c"]),
        ("2.5x, 3 x", ["2.5x", "3x"]),
        ("geometric, geo 2, e", ["geometric", "geometric 2"]),
        ("a, allin, shove", ["all-in"]),
        ("", []),
        ((), []),
    ],
)
def test_sizes_are_read(size_spec: Any, sizes: list[str]) -> None:
    assert [str(size) for size in parse_sizes(size_spec)] == sizes


@pytest.mark.parametrize("size_spec", ["50", "x", "0%", "-5%", "3xx", "2000x", "5e", True, 0, None])
def test_invalid_size_is_refused(size_spec: Any) -> None:
    with pytest.raises(BadSpot, match=r"invalid bet size .*: write 50% for a share of the pot"):
        parse_sizes(size_spec)


def test_sizes_have_an_equal_text() -> None:
    sizes = Sizes(bet={"flop": "33%, 75%", "river": "geometric"}, raise_="3x", donk="20%")
    shown_text = repr(sizes)
    assert shown_text == (
        "Sizes(bet={'flop': '33%, 75%', 'river': 'geometric'}, raise_='3x', donk='20%')"
    )
    assert eval(shown_text) == sizes
    assert hash(eval(shown_text)) == hash(sizes)


def test_wrong_street_or_multiple_is_refused() -> None:
    with pytest.raises(BadSpot, match="unknown street 'preflop'; streets: flop, turn, river"):
        Sizes(bet={"preflop": 0.5})
    with pytest.raises(
        BadSpot,
        match=r"2\.5x multiplies the bet being raised",
    ):
        Sizes(bet="2.5x")
    with pytest.raises(BadSpot, match="13 sizes for one action are too many: use 12 at most"):
        Sizes(bet=[tenths / 10 for tenths in range(1, 14)])


# Bets ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "bet, expected",
    [
        ("50%", ("check", "bet 50")),
        ("33%, 125%", ("check", "bet 33", "bet 125")),
        ("90c", ("check", "bet 90")),
        ("geometric", ("check", "bet 400")),
        ("all-in", ("check", "bet 400")),
        ("500%", ("check", "bet 400")),
        ((), ("check",)),
    ],
)
def test_bet_size_gives_bet_action(bet: Any, expected: tuple[str, ...]) -> None:
    assert list_actions_after(make_spot(Sizes(bet=bet, raise_=()))) == expected


@pytest.mark.parametrize(
    "raise_, expected",
    [
        ("50%", "raise 150"),  # a call makes the pot 200
        ("3x", "raise 150"),
        ("180c", "raise 180"),
        ("10%", "raise 100"),  # at least as much as the bet
        ("geometric", "raise 400"),
        ("all-in", "raise 400"),
    ],
)
def test_raise_size_gives_raise_action(raise_: str, expected: str) -> None:
    tested_spot = make_spot(Sizes(bet=0.5, raise_=raise_))
    assert list_actions_after(tested_spot, "bet 50") == ("fold", "call", expected)


def test_geometric_bets_put_equal_shares_in() -> None:
    tested_spot = make_spot(Sizes(bet="geometric", raise_=()), "flop", stack=1300, chip=0)
    path: list[str] = []
    pot_shares = []
    for card in ("7c", "4d", ""):
        bet = list_actions_after(tested_spot, *path)[1]
        pot = 100 + 2 * sum(float(step.split()[1]) for step in path if step.startswith("bet"))
        pot_shares.append(float(bet.split()[1]) / pot)
        path += [bet, "call", card]
    assert pot_shares == pytest.approx([1, 1, 1])


def test_sizes_differ_by_street_and_position() -> None:
    first_sizes = Sizes(bet={"turn": 0.25, "river": 1.0}, raise_=())
    second_sizes = Sizes(bet="75%", raise_=())
    tested_spot = make_spot((first_sizes, second_sizes), "turn")
    assert list_actions_after(tested_spot) == ("check", "bet 25")
    assert list_actions_after(tested_spot, "check") == ("check", "bet 75")
    assert list_actions_after(tested_spot, "check", "check", "4d") == ("check", "bet 100")


def test_leads_are_bets_into_the_aggressor() -> None:
    sizes = Sizes(bet="75%", raise_=(), donk="20%")
    tested_spot = make_spot(sizes, "turn", aggressor="ip")
    assert list_actions_after(tested_spot) == ("check", "bet 20")
    assert list_actions_after(tested_spot, "check") == ("check", "bet 75")
    assert list_actions_after(tested_spot, "check", "bet 75", "call", "4d") == ("check", "bet 50")
    assert list_actions_after(tested_spot, "check", "check", "4d") == (
        "check",
        "bet 75",
    )  # nobody bet the turn
    assert list_actions_after(tested_spot, "bet 20", "call", "4d") == (
        "check",
        "bet 105",
    )  # an own bet
    assert list_actions_after(make_spot(sizes, "turn")) == ("check", "bet 75")
    assert list_actions_after(make_spot(Sizes(bet=1, donk=()), "turn", aggressor="ip")) == (
        "check",
    )


def test_raise_cap_ends_raises() -> None:
    for cap, last_actions in ((1, ("fold", "call")), (2, ("fold", "call", "raise 150"))):
        assert (
            list_actions_after(make_spot(Sizes(bet=0.5, raise_=0.5), raise_cap=cap), "bet 50")
            == last_actions
        )
    tested_spot = make_spot(Sizes(bet=0.5, raise_=0.5), raise_cap=2)
    assert list_actions_after(tested_spot, "bet 50", "raise 150") == ("fold", "call")


def test_all_in_is_offered_or_forced_by_thresholds() -> None:
    sizes = Sizes(bet=0.5, raise_=())
    assert list_actions_after(make_spot(sizes, add_all_in=3.9)) == ("check", "bet 50")
    assert list_actions_after(make_spot(sizes, add_all_in=4)) == ("check", "bet 50", "bet 400")
    assert list_actions_after(make_spot(sizes, stack=60, force_all_in=0.04)) == ("check", "bet 50")
    assert list_actions_after(make_spot(sizes, stack=60, force_all_in=0.05)) == ("check", "bet 60")


def test_near_sizes_are_merged_into_the_larger() -> None:
    sizes = Sizes(bet="33%, 35%, 75%, 400%", raise_=())
    assert list_actions_after(make_spot(sizes)) == (
        "check",
        "bet 33",
        "bet 35",
        "bet 75",
        "bet 400",
    )
    assert list_actions_after(make_spot(sizes, merge=0.1)) == (
        "check",
        "bet 35",
        "bet 75",
        "bet 400",
    )
    assert list_actions_after(make_spot(sizes, merge=0.6)) == ("check", "bet 75", "bet 400")


def test_bets_are_multiples_of_a_chip() -> None:
    assert list_actions_after(make_spot(Sizes(bet="33%", raise_=()), chip=5)) == ("check", "bet 35")
    assert list_actions_after(make_spot(Sizes(bet="33.3%", raise_=()), chip=0)) == (
        "check",
        "bet 33.3",
    )
    assert list_actions_after(make_spot(Sizes(bet="1%", raise_=()), minimum_bet=10)) == (
        "check",
        "bet 10",
    )


def test_unequal_stacks_play_for_the_smaller() -> None:
    assert make_spot(stack=(900, 250)).stack == 250
    assert list_actions_after(make_spot(Sizes(bet="all-in"), stack=(900, 250))) == (
        "check",
        "bet 250",
    )


# Whole trees --------------------------------------------------------------------------------------


def assert_same_tree(
    own_betting_tree: BettingTree, node_number: int, tree: TreeNode, first_child: Any
) -> None:
    node = own_betting_tree.nodes[node_number]
    node_kind_by_name = {"decide": DECISION, "deal": CHANCE, "fold": FOLDED, "show": SHOWDOWN}
    assert node.kind == node_kind_by_name[tree.kind]
    assert node.betting_state.street == tree.street
    assert node.betting_state.put_in == pytest.approx(tree.chips_put_in)
    assert [action.name for action in node.actions] == tree.actions
    if tree.kind in ("decide", "fold"):
        assert node.betting_state.player == tree.player
    for child_index, child in enumerate(tree.children):
        assert_same_tree(
            own_betting_tree, int(first_child[node_number]) + child_index, child, first_child
        )


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("cards", [3, 4, 5])
def test_tree_equals_another_implementation(seed: int, cards: int) -> None:
    solver_spot, rules = random_spot(seed, cards, (3, 6))
    tree = grow_tree(rules, cards - 3)
    assert len(solver_spot.tree.nodes) == tree.count_nodes()
    assert_same_tree(solver_spot.tree, 0, tree, solver_spot.tree_arrays.first_children)


@pytest.mark.parametrize("seed", range(4))
def test_tree_is_counted_without_building_it(seed: int) -> None:
    spot, _ = random_spot(seed, 3, (3, 6))
    arrays, tree_sizes = spot.tree_arrays, spot.tree_sizes
    assert tree_sizes.total == len(arrays)
    for street in range(3):
        assert tree_sizes.nodes[street] == (arrays.streets == street).sum()
        for player in (0, 1):
            is_decision_on_street = (arrays.kinds == DECISION) & (arrays.streets == street)
            action_count = arrays.child_counts[
                is_decision_on_street & (arrays.players == player)
            ].sum()
            assert tree_sizes.actions[street][player] == action_count


def test_payoffs_share_the_pot_less_the_rake() -> None:
    spot, rules = random_spot(3, 4, (3, 6), rake=(0.05, 6))
    arrays = spot.tree_arrays
    for node_number, node in enumerate(spot.tree.nodes):
        if node.kind in (FOLDED, SHOWDOWN):
            pot = rules.pot + 2 * min(node.betting_state.put_in)
            first_payoffs, second_payoffs = arrays.payoffs[node_number]
            assert first_payoffs + second_payoffs[::-1] == pytest.approx(-min(0.05 * pot, 6))


def test_paths_lead_back_to_the_first_node() -> None:
    arrays = random_spot(3, 4, (3, 6))[0].tree_arrays
    for node in range(len(arrays)):
        path = arrays.find_path(node)
        assert path[0] == 0
        assert all(child in arrays.list_children(parent) for parent, child in zip(path, path[1:]))  # noqa: B905,RUF007


# Limits -------------------------------------------------------------------------------------------

MANY_SIZES = Sizes(bet="20%, 33%, 50%, 75%, 100%, 150%", raise_="50%, 100%")


def test_tree_of_many_nodes_is_counted_but_not_built(monkeypatch: pytest.MonkeyPatch) -> None:
    tested_spot = make_spot(MANY_SIZES, "turn", raise_cap=3)
    assert tested_spot.estimate().nodes > 2000
    monkeypatch.setattr(estimates, "MAX_NODES", 2000)
    with pytest.raises(TreeTooLarge, match="the betting tree has more than 2000 nodes"):
        tested_spot.solve()
    with pytest.raises(TreeTooLarge, match="more than 500 nodes"):
        build_tree(tested_spot.rules, 1, limit=500)


@pytest.mark.landing
def test_endless_raises_are_refused() -> None:
    tested_spot = make_spot(Sizes(bet="1c", raise_="1%"), "flop", stack=100_000, pot=1)
    with pytest.raises(TreeTooLarge, match="use fewer sizes, or a lower cap on raises"):
        tested_spot.estimate()


def test_error_for_too_large_tree_suggests_smaller_tree() -> None:
    spot = Spot(BOARD_BY_STREET["flop"], ("22+, A2+", "22+, A2+"), 100, 400, raise_cap=2)
    with pytest.raises(TreeTooLarge) as error:
        spot.solve(bits=32, memory_limit="50 MB")
    message = str(error.value)
    assert message.startswith("the tree needs ")
    assert "the tree needs 961 MB, the limit is 50 MB. Most of it is the river" in message
    assert "16 bits for half" in message
    with pytest.raises(BadSpot, match="invalid memory limit 'much': use bytes"):
        spot.solve(memory_limit="much")
