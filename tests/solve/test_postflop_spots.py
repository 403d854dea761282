"""Post-flop spots from Python: nodes, numbers by hand, locks, files, subgames, hands and errors."""

from __future__ import annotations

import csv
import json
from io import StringIO
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import riverboat as rb
from riverboat import Range, Sizes, Solution, Spot
from riverboat.engine import RiverboatError
from riverboat.solve.postflop import (
    BadLock,
    BadSolutionFile,
    BadSpot,
    SolveProgress,
    flop_classes,
    parse_flops,
    sample_flops,
    solve_flops,
)

FIRST_RANGE, SECOND_RANGE = "AA, KK, AQ, KQs, JTs, 98s:0.5", "QQ, JJ, 99, AK, KJs, T9s"


def make_river_spot(**options: Any) -> Spot:
    spot_options: dict[str, Any] = {"pot": 100, "stack": 250} | options
    return Spot(
        "Qs Jh 2h 7c 4d", (FIRST_RANGE, SECOND_RANGE), sizes=Sizes(bet="50%, 100%"), **spot_options
    )


def make_turn_spot(**options: Any) -> Spot:
    settings: dict[str, Any] = {"pot": 100, "stack": 150, "raise_cap": 2} | options
    return Spot(
        "8h 6h 3h Th", (FIRST_RANGE, SECOND_RANGE), sizes=Sizes(bet=0.75, raise_=()), **settings
    )


@pytest.fixture(scope="module")
def solution() -> Solution:
    return make_river_spot().solve(to=0.1)


# Solving ------------------------------------------------------------------------------------------


def test_target_is_reached_in_either_unit() -> None:
    for unit, target in (("% of pot", 0.4), ("chips", 0.4 * 2)):
        river_spot = Spot("Qs Jh 2h 7c 4d", (FIRST_RANGE, SECOND_RANGE), 200, 500)
        solution = river_spot.solve(to=target, unit=unit)  # type: ignore[arg-type]
        assert solution.exploitability <= 0.4
        assert solution.exploitability_chips == pytest.approx(2 * solution.exploitability)
        assert [point.iterations for point in solution.curve][-1] == solution.iterations


def test_progress_is_reported_and_stops_the_work() -> None:
    solve_progress: list[SolveProgress] = []

    def record_progress(update: SolveProgress) -> bool:
        solve_progress.append(update)
        return update.iterations < 40

    solved_spot = make_river_spot().solve(to=1e-6, progress=record_progress)
    assert 40 <= solved_spot.iterations < 200
    assert solve_progress[0].exploitability == float("inf")
    assert solve_progress[-1].exploitability == solved_spot.exploitability_chips
    assert all(0 <= update.fraction_done <= 1 for update in solve_progress)
    assert [update.iterations for update in solve_progress] == sorted(
        update.iterations for update in solve_progress
    )


def test_interrupt_leaves_a_solution_that_goes_on() -> None:
    spot = make_river_spot()
    solution = Solution.begin(spot)

    def interrupt_after_20_iterations(update: SolveProgress) -> None:
        if update.iterations >= 20:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        solution.resume(to=1e-6, progress=interrupt_after_20_iterations)
    assert solution.iterations >= 20
    solution.resume(to=0.2)
    assert solution.exploitability <= 0.2


def test_time_limit_ends_the_work() -> None:
    solved_spot = make_turn_spot().solve(to=1e-9, time_limit=0.05)
    assert 0.05 <= solved_spot.seconds < 5


def test_resumed_solving_equals_uninterrupted_solving() -> None:
    full_solution, partial_solution = (Solution.begin(make_river_spot()) for _ in range(2))
    full_solution.resume(to=1e-9, max_iterations=60)
    for _ in range(3):
        partial_solution.resume(to=1e-9, max_iterations=20)
    assert partial_solution.iterations == full_solution.iterations == 60
    assert partial_solution.ev == full_solution.ev


# Nodes --------------------------------------------------------------------------------------------


def test_node_is_found_by_actions(solution: Solution) -> None:
    node = solution["check", "bet 50"]
    assert (node.player, node.kind, node.path) == ("oop", "decision", ("check", "bet 50"))
    assert node.actions == ("fold", "call", "raise 150", "raise 250")
    assert (node.pot, node.stacks) == (150, (250, 200))
    for path in ("check, bet 50", "Check,  BET 50", "check, bet 50%"):
        assert solution[path].path == node.path
    assert node["all-in"].path == ("check", "bet 50", "raise 250")
    assert node["call"].kind == "showdown"
    assert node["fold"].kind == "fold"
    assert node["fold"].player is None
    assert repr(node) == "<SpotNode check, bet 50: oop to act, pot 150>"


@pytest.mark.parametrize(
    "path, message",
    [
        ("bet 60", "action 'bet 60' isn’t possible here; actions: check, bet 50, bet 100"),
        ("bet", "'bet' fits several actions here: bet 50, bet 100"),
        ("raise", "action 'raise' isn’t possible here; actions: check, bet 50, bet 100"),
        ("check, check, 7d", "'7d' comes after the end of the hand"),
    ],
)
def test_wrong_path_names_the_actions(solution: Solution, path: str, message: str) -> None:
    with pytest.raises(BadSpot, match=message):
        solution[path]


def test_cards_lead_through_streets() -> None:
    solved_spot = make_turn_spot().solve(to=5)
    node = solved_spot["check, check, Kc"]
    assert (node.board[-1], node.player) == (44, "oop")
    assert node.starts_street
    with pytest.raises(
        BadSpot, match="the river comes here, not 'bet': write its card, such as 7c"
    ):
        solved_spot["check, check, bet"]
    with pytest.raises(BadSpot, match="8h can’t come: it’s on the board"):
        solved_spot["check, check, 8h"]
    with pytest.raises(BadSpot, match="no player to act at check, check"):
        solved_spot["check, check"].strategy()


def test_all_in_runs_out_card_by_card() -> None:
    spot = Spot("Qs Jh 2h", ("AA", "QQ"), 100, 100, Sizes(bet="all-in", raise_=()))
    solved_spot = spot.solve(to=1, max_iterations=4)
    assert solved_spot["bet, call, 7c 4d"].kind == "showdown"
    assert solved_spot["bet, call, 7c, 4d"].board == (43, 38, 2, 20, 9)
    with pytest.raises(BadSpot, match="comes after the end of the hand"):
        solved_spot["bet, call, 7c 4d 5d"]


# Numbers ------------------------------------------------------------------------------------------


def test_range_strategy_is_weighted_mean_of_hand_strategies(solution: Solution) -> None:
    node = solution.root
    range_strategy = node.strategy()
    assert sum(range_strategy.values()) == pytest.approx(1)
    weights = node.ev.oop.weights
    frequencies = node.strategy_array()
    mean_frequency = np.average(frequencies[1], weights=weights)
    assert range_strategy["bet 50"] == pytest.approx(mean_frequency)
    for hand in ("AsAh", "KQs", "98s"):
        assert sum(node.strategy(hand).values()) == pytest.approx(1)
    with pytest.raises(BadSpot, match="22 is out of the range of the first player here"):
        node.strategy("22")
    with pytest.raises(BadSpot, match="QsQd is out of the range of the first player here"):
        node.strategy("QsQd")
    with pytest.raises(rb.equity.BadRange):
        node.strategy("what")


def test_values_of_both_players_share_the_pot(solution: Solution) -> None:
    for path in ("check", "check, bet 50", "bet 100", "check, bet 50, call"):
        node = solution[path]
        assert node.ev.oop.average + node.ev.ip.average == pytest.approx(node.pot, abs=1e-2)
        assert node.equity.oop.average + node.equity.ip.average == pytest.approx(1)
    assert solution.root.ev.oop.average == pytest.approx(solution.ev[0], abs=1e-3)
    assert solution["check, bet 50"].action_ev["fold"]["AsAh"] == pytest.approx(0, abs=1e-3)


def test_regret_is_gain_of_hand_from_action(solution: Solution) -> None:
    node = solution["check, bet 50"]
    ev, regrets, ev_by_action = node.ev.oop, node.regrets, node.action_ev
    for action in node.actions:
        for hand, regret in regrets[action]:
            assert regret == pytest.approx(ev_by_action[action][hand] - ev[hand], abs=1e-3)
    strategy_ev = sum(
        ev_by_action[action]["AsAh"] * node.strategy("AsAh")[action] for action in node.actions
    )
    assert strategy_ev == pytest.approx(ev["AsAh"], abs=1e-3)
    assert node.loss("AsAh", "fold") == pytest.approx(
        max(action_ev["AsAh"] for action_ev in ev_by_action.values()), abs=1e-3
    )
    with pytest.raises(
        BadSpot, match="action 'shout' isn’t possible here; actions: fold, call, raise 150"
    ):
        node.loss("AsAh", "shout")


def test_showdown_values_are_those_of_equity(solution: Solution) -> None:
    node = solution["check, check"]
    for player in (0, 1):
        ev, equity = node.ev[player], node.equity[player]
        for hand, value in ev:
            assert value == pytest.approx(100 * equity[hand], abs=1e-2)


def test_reach_is_weight_times_strategy(solution: Solution) -> None:
    root, node = solution.root, solution["bet 100"]
    for hand, reach in node.reach.oop:
        weight = rb.Range(FIRST_RANGE).weight(hand)
        assert reach == pytest.approx(weight * root.strategy(hand)["bet 100"], abs=1e-5)
    assert len(node.reach.ip) == len(root.reach.ip)


def test_hand_class_value_is_mean_of_its_combos(solution: Solution) -> None:
    equity_table = solution.root.equity.oop
    by_hand = equity_table.by_hand()
    assert equity_table["AA"] == pytest.approx(by_hand["AA"])
    assert equity_table["AA"] == pytest.approx(
        np.mean([value for hand, value in equity_table if hand[0] == hand[2] == "A"])
    )
    assert np.isnan(equity_table["22"])
    assert repr(equity_table).startswith("<HandTable of ")


def test_best_response_gain_equals_exploitability(solution: Solution) -> None:
    best_response_gains = [solution.best_response(player).gain for player in ("oop", "ip")]
    assert sum(best_response_gains) / 2 == pytest.approx(solution.exploitability_chips, abs=1e-3)
    best_action_by_hand = solution.best_response("ip")["check"]
    node = solution["check"]
    for hand, action in best_action_by_hand.items():
        assert action in node.actions
        assert hand in dict(node.ev.ip)
    with pytest.raises(
        BadSpot, match="unknown player 'button': oop acts first after the flop, ip acts last"
    ):
        solution.best_response("button")  # type: ignore[arg-type]


# Columns ------------------------------------------------------------------------------------------


def test_frame_has_a_row_for_each_hand(solution: Solution, tmp_path: Path) -> None:
    node = solution["check"]
    frame = node.frame()
    assert list(frame)[:4] == ["hand", "reach", "equity", "ev"]
    assert len(frame["hand"]) == len(node.reach.ip)
    csv_rows = list(csv.DictReader(StringIO(frame.to_csv(tmp_path / "node.csv"))))
    assert (tmp_path / "node.csv").read_text() == frame.to_csv()
    hand = csv_rows[0]["hand"]
    assert float(csv_rows[0]["bet 50"]) == pytest.approx(node.strategy(hand)["bet 50"], abs=1e-4)
    payload = json.loads(frame.to_json(tmp_path / "node.json"))
    assert json.loads((tmp_path / "node.json").read_text()) == payload
    assert payload[0]["hand"] == hand
    assert payload[0]["ev"] == pytest.approx(node.ev.ip[hand], rel=1e-4)


@pytest.mark.slow
def test_frame_is_an_arrow_stream(solution: Solution) -> None:
    pyarrow = pytest.importorskip("pyarrow")
    frame = solution.root.frame()
    table = pyarrow.table(frame)
    assert table.num_rows == len(frame["hand"])
    assert table.column("hand").to_pylist() == frame["hand"]
    assert frame.to_arrow().schema.names == list(frame)


# Locks --------------------------------------------------------------------------------------------


def test_locked_node_is_solved_around() -> None:
    solved_spot = make_river_spot().solve(to=0.2)
    ev_before = solved_spot.ev
    node = solved_spot["check"]
    node.lock({"check": 1})
    solved_spot.resume(to=0.2)
    assert solved_spot.exploitability <= 0.2
    assert node.strategy() == {"check": 1, "bet 50": 0, "bet 100": 0}
    assert solved_spot.ev[0] > ev_before[0]  # who may not bet gives something away
    solved_spot.unlock()
    solved_spot.resume(to=0.2)
    assert solved_spot.ev == pytest.approx(ev_before, abs=0.5)


def test_lock_of_hands_leaves_the_others_free() -> None:
    solved_spot = make_river_spot().solve(to=0.5)
    solved_spot.root.lock({"AsAh": {"bet 50": 0.25, "check": 0.75}, "98s": {"check": 1}})
    solved_spot.resume(to=0.2)
    root = solved_spot.root
    assert root.strategy("AsAh") == pytest.approx({"check": 0.75, "bet 50": 0.25, "bet 100": 0})
    assert root.strategy("98s")["check"] == 1
    assert solved_spot.exploitability <= 0.2


def test_suit_specific_lock_ends_isomorphism() -> None:
    solved_spot = make_turn_spot().solve(to=2)
    assert len(solved_spot.spot.cards.permutations) == 6
    node = solved_spot["check, check, Kc"]
    node.lock({"check": 1})
    solved_spot.resume(to=2)
    assert node.strategy()["check"] == 1
    assert solved_spot["check, check, Ks"].strategy()["check"] < 1
    assert solved_spot.exploitability <= 2


def test_lock_on_every_board_holds_for_all_cards() -> None:
    solved_spot = make_turn_spot().solve(to=2)
    solved_spot["check, check, Kc"].lock({"check": 1}, every_board=True)
    solved_spot.resume(to=2)
    assert {
        solved_spot[f"check, check, {card}"].strategy()["check"] for card in ("Kc", "Ks", "2d")
    } == {1.0}


def test_habits_are_locks() -> None:
    solved_spot = make_river_spot().solve(to=0.5)
    node = solved_spot["check"]
    equity = node.equity.ip
    node.lock(never="bluffs")
    solved_spot["check, bet 50"].lock(never="folds")
    solved_spot.resume(to=0.5)
    table = node.strategy_array()
    is_weak = np.nan_to_num(equity.values, nan=1) < 0.5
    assert table[1:, is_weak & (equity.weights > 0)].max() == 0
    assert table[1:].max() > 0.5
    assert solved_spot["check, bet 50"].strategy()["fold"] == 0


def test_typed_strategy_is_answered_by_a_best_response() -> None:
    """A player who always folds to a bet loses the pot to any bet."""
    spot = Spot("2c 2d 7h 8s Jc", ("6s5h", "AsAd"), 100, 100, Sizes(bet=1, raise_=()))
    solved_spot = spot.solve(to=1)
    solved_spot["bet 100"].lock({"fold": 1})
    assert solved_spot.best_response("oop").ev == pytest.approx(100)
    assert solved_spot.best_response("oop").root == {"6s5h": "bet 100"}


@pytest.mark.parametrize(
    "strategy, never, message",
    [
        (None, None, "lock a node by shares of actions, or by a habit"),
        ({}, None, "lock a node by shares of actions, or by a habit"),
        (
            {"AsAh": 1.0, "check": {"check": 1}},
            None,
            "lock a node by shares of actions, or by a habit",
        ),
        (
            {"bet 60": 1.0},
            None,
            "action 'bet 60' isn’t possible here; actions: check, bet 50, bet 100",
        ),
        ({"check": 0.5}, None, "the shares of all hands sum to 0.5: use 0 or more each, 1 in all"),
        (
            {"check": 1.5, "bet 50": -0.5},
            None,
            "the shares of all hands sum to 1: use 0 or more each, 1 in all",
        ),
        ({"22": {"check": 1}}, None, "22 is out of the range of the first player here"),
        (None, "sulks", "unknown habit 'sulks'; habits: bluffs, raises, folds"),
        (None, "folds", "lock a node by shares of actions, or by a habit"),
    ],
)
def test_impossible_lock_is_refused(
    solution: Solution, strategy: Any, never: Any, message: str
) -> None:
    with pytest.raises(BadLock, match=message):
        solution.root.lock(strategy, never=never)
    with pytest.raises(BadSpot, match="no player to act at check, check"):
        solution["check, check"].lock({"check": 1})


# Files --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bits", [16, 32])
@pytest.mark.parametrize("compress", [False, True])
def test_saved_solution_is_loaded_and_goes_on(tmp_path: Path, bits: Any, compress: bool) -> None:
    solved_spot = make_turn_spot(rake=(0.05, 4), aggressor="ip").solve(to=3)
    solved_spot["check"].lock({"QQ": {"check": 1}})
    solved_spot.resume(to=3)
    path = tmp_path / "turn.solution"
    solved_spot.save(path, bits=bits, compress=compress)
    loaded_solution = Solution.load(path)
    assert loaded_solution.iterations == solved_spot.iterations
    assert loaded_solution.exploitability == solved_spot.exploitability
    assert loaded_solution.ev == pytest.approx(solved_spot.ev, abs=0.02 if bits == 16 else 1e-4)
    assert loaded_solution["check"].strategy("QQ")["check"] == 1
    assert loaded_solution.spot.to_dict() == solved_spot.spot.to_dict()
    loaded_solution.resume(to=2)
    assert loaded_solution.exploitability <= 2
    assert not list(tmp_path.glob("*.part"))


def test_strategies_alone_are_half_as_large_and_final(tmp_path: Path) -> None:
    solved_spot = make_river_spot().solve(to=1)
    solved_spot.save(tmp_path / "whole")
    solved_spot.save(tmp_path / "half", resumable=False)
    file_sizes = [(tmp_path / name).stat().st_size for name in ("whole", "half")]
    assert file_sizes[1] < 0.8 * file_sizes[0]
    loaded_solution = Solution.load(tmp_path / "half")
    assert loaded_solution.ev == pytest.approx(solved_spot.ev, abs=0.02)
    with pytest.raises(BadSolutionFile, match="this solution has strategies only"):
        loaded_solution.resume()


def test_invalid_solution_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.solution"
    make_river_spot().solve(to=5).save(path)
    content = path.read_bytes()
    for damaged_content, message in (
        (b"", "not a saved solution"),
        (b"PK\x03\x04 something else", "not a saved solution"),
        (
            content.replace(b"solution 1\n", b"solution 2\n", 1),
            "is a version 2 solution; this",
        ),
        (content[:-1], "is damaged: truncated, or with a wrong checksum"),
        (content[: len(content) // 2], "is damaged"),
        (content + b"x", "is damaged"),
        (
            content[:-200] + bytes([content[-200] ^ 1]) + content[-199:],
            "is damaged",
        ),
        (
            content.replace(b'"pot"', b'"pit"', 1),
            "unknown spot setting",
        ),
    ):
        path.write_bytes(damaged_content)
        with pytest.raises(RiverboatError, match=message):
            Solution.load(path)
    with pytest.raises(FileNotFoundError):
        Solution.load(tmp_path / "missing")


def test_flipped_bytes_never_load(tmp_path: Path) -> None:
    path = tmp_path / "x.solution"
    make_river_spot(stack=50).solve(to=5).save(path)
    content = path.read_bytes()
    rng = np.random.default_rng(3)
    for offset in rng.integers(0, len(content), 60).tolist():
        path.write_bytes(content[:offset] + bytes([content[offset] ^ 0x40]) + content[offset + 1 :])
        with pytest.raises((RiverboatError, ValueError)):
            Solution.load(path)


# Spots in other forms -----------------------------------------------------------------------------


def test_spot_is_read_from_toml(tmp_path: Path) -> None:
    path = tmp_path / "spot.toml"
    path.write_text(
        'board = "Qs Jh 2h"\noop = "AA, KQs:0.5"\nip = "99+"\npot = 180\nstack = [910, 400]\n'
        "rake = 0.05\nrake_cap = 3\nraise_cap = 2\naggressor = 'ip'\n"
        '[sizes.oop]\nbet = { flop = "33%", river = "75%, all-in" }\nraise = "3x"\ndonk = ""\n'
        '[sizes.ip]\nbet = [0.5, "90c"]\n'
    )
    spot = Spot.read(path)
    assert (spot.pot, spot.stack, spot.street) == (180, 400, "flop")
    assert spot.rules.sizes[0] == Sizes(
        bet={"flop": "33%", "river": "75%, all-in"}, raise_="3x", donk=""
    )
    assert spot.rules.sizes[1] == Sizes(bet=[0.5, "90c"])
    assert (spot.rules.rake.rate, spot.rules.rake.cap, spot.rules.aggressor) == (0.05, 3, 1)
    assert Spot.from_dict(spot.to_dict()).to_dict() == spot.to_dict()


@pytest.mark.parametrize(
    "text, message",
    [
        ("board = ", "invalid spot file"),
        ('board = "Qs Jh 2h"', "a spot needs oop"),
        ('board = "Qs Jh 2h"\nhero = "AA"', "unknown spot setting 'hero'; settings: board, "),
        (
            'board = "QsJh2h"\noop = "AA"\nip = "KK"\npot = 1\nstack = 1\n[sizes.sb]\nbet = 1',
            "unknown spot setting sizes.sb; settings: bet, raise, donk",
        ),
    ],
)
def test_file_that_is_no_spot_is_refused(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "spot.toml"
    path.write_text(text)
    with pytest.raises(BadSpot, match=message):
        Spot.read(path)
    with pytest.raises(FileNotFoundError):
        Spot.read(tmp_path / "missing.toml")


def test_subgame_has_the_ranges_that_reach_it() -> None:
    solved_spot = make_turn_spot().solve(to=1)
    node = solved_spot["check, bet, call, 2c"]
    spot = Spot.from_node(node, Sizes(bet="25%, 75%, all-in"))
    assert (spot.pot, spot.stack, spot.street) == (node.pot, node.stacks[0], "river")
    assert spot.rules.aggressor == 1
    reach = node.reach.oop
    hand, largest_weight = max(reach, key=lambda pair: pair[1])
    assert spot.ranges[0].weight(hand) == 1
    for hand_text, value in list(reach)[:20]:
        assert spot.ranges[0].weight(hand_text) == pytest.approx(value / largest_weight, abs=1e-9)
    second_solution = spot.solve(to=0.3)
    assert sum(second_solution.ev) == pytest.approx(node.pot, abs=1e-2)
    assert Spot.from_node(node, ranges=("AA", "99")).ranges[1] == Range("99")
    with pytest.raises(
        BadSpot, match="start at the first decision of a street: check, bet 75 isn’t one"
    ):
        Spot.from_node(solved_spot["check, bet"])


def test_subgame_on_the_same_tree_keeps_the_values() -> None:
    solved_spot = make_turn_spot().solve(to=0.05)
    node = solved_spot["check, check, 2c"]
    second_solution = Spot.from_node(node).solve(to=0.05)
    assert second_solution.ev == pytest.approx((node.ev.oop.average, node.ev.ip.average), abs=0.5)


def played_hand() -> rb.Hand:
    hand = rb.Hand("nlhe 1/2", seed=7, seats=3, stacks=300)
    for action in ("fold", "raise 6", "call", "check", "bet 8", "raise 26", "call"):
        hand.act(action)
    hand.act("bet 40")
    return hand


def test_spot_of_a_hand_has_its_line_in_the_tree() -> None:
    hand = played_hand()
    spot = Spot.from_hand(hand, ("KK, A5s", "QQ, AKs"), raise_cap=2)
    assert spot.board == tuple(hand.board[:3])
    assert (spot.pot, spot.stack) == (12, 294)
    assert spot.rules.aggressor == 0
    assert spot.rules.minimum_bet == 2
    card = rb.cards.name(hand.board[3])
    assert spot.line == ("check", "bet 8", "raise 26", "call", card, "bet 40")
    node = Solution.begin(spot)[spot.line]
    assert node.player == "ip"
    assert node.pot == hand.pot
    later_spot = Spot.from_hand(hand, ("22+", "22+"), street="turn")
    assert (later_spot.street, later_spot.pot, later_spot.line) == ("turn", 64, ("bet 40",))


def test_history_gives_same_spot_as_hand() -> None:
    hand = played_hand()
    history = rb.HandHistory.from_facts(hand.log)
    ranges = ("22+", "22+")
    spot, history_spot = (Spot.from_hand(node, ranges) for node in (hand, history))
    assert spot.to_dict() == history_spot.to_dict()
    assert spot.line == history_spot.line


def test_all_in_of_a_hand_is_all_in_in_the_tree() -> None:
    hand = rb.Hand("nlhe 1/2", seed=7, stacks=(60, 200))
    for action in ("raise 6", "call", "check", "bet 150"):
        hand.act(action)
    spot = Spot.from_hand(hand, ("KK", "QQ"))
    assert spot.stack == 54
    assert spot.line == ("check", "all-in")
    assert Solution.begin(spot)[spot.line].path == ("check", "bet 54")


def test_hand_without_a_spot_is_refused() -> None:
    with pytest.raises(BadSpot, match="this hand has no flop"):
        Spot.from_hand(rb.Hand("nlhe 1/2", seed=7), ("22+", "22+"))
    three_player_hand = rb.Hand("nlhe 1/2", seed=7, seats=3)
    for action in ("call", "call", "check"):
        three_player_hand.act(action)
    with pytest.raises(BadSpot, match="a spot needs 2 players with cards, not 3"):
        Spot.from_hand(three_player_hand, ("22+", "22+"))
    with pytest.raises(BadSpot, match="unknown street 'preflop'; streets: flop, turn, river"):
        Spot.from_hand(played_hand(), ("22+", "22+"), street="preflop")


# Many flops ---------------------------------------------------------------------------------------


def test_flop_sets_weigh_all_flops() -> None:
    flops = flop_classes()
    assert len(flops) == 1755
    assert sum(flop.weight for flop in flops) == 22_100
    assert {flop.weight for flop in flops} == {4, 12, 24}
    for flop_count in (1, 7, 100, 1755):
        flop_sample = sample_flops(flop_count)
        assert len(flop_sample) == flop_count
        assert sum(flop.weight for flop in flop_sample) == pytest.approx(22_100)
    with pytest.raises(BadSpot, match="0 flops in a set: use 1 to 1755"):
        sample_flops(0)
    weighted_flop, unweighted_flop = parse_flops("AsKd2h:4, 7c7d2s")
    assert (
        str(weighted_flop),
        weighted_flop.weight,
        str(unweighted_flop),
        unweighted_flop.weight,
    ) == (
        "AsKd2h",
        4,
        "7c7d2s",
        1,
    )
    with pytest.raises(BadSpot, match="invalid flop 'AsKd': write three cards, such as AsKd2h"):
        parse_flops("AsKd")


def test_flops_are_solved_and_averaged() -> None:
    spot = Spot(
        "2c 3c 4c", ("AA, KQs", "QQ"), 100, 100, Sizes(bet="all-in", raise_=()), raise_cap=1
    )
    solved_counts: list[int] = []
    flop_report = solve_flops(
        spot,
        "AsKd2h:3, QhQdQc, Ts9s8s",
        node="check",
        to=0.5,
        progress=lambda count, row: solved_counts.append(count),
    )
    assert solved_counts == [1, 2]
    assert [str(row.flop) for row in flop_report.rows] == ["AsKd2h", "Ts9s8s"]  # queens are gone
    mean = flop_report.average()
    weights = [row.weight for row in flop_report.rows]
    mean_ev = np.average([row.ev[0] for row in flop_report.rows], weights=weights)
    assert mean.ev[0] == pytest.approx(mean_ev)
    assert sum(mean.strategy.values()) == pytest.approx(1)
    frame = flop_report.frame()
    assert frame["flop"] == [str(row.flop) for row in flop_report.rows]
    assert frame["check"] == [row.strategy["check"] for row in flop_report.rows]


# Errors -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "changes, message",
    [
        ({"board": "Qs Jh"}, "2 board cards: use 3 to 5"),
        ({"board": "Qs Jh 2h 7c 4d 3d"}, "6 board cards: use 3 to 5"),
        ({"board": "Qs Qs 2h"}, "Qs"),
        ({"ranges": ("AA",)}, "ranges 1: give two, for the first player to act and the second"),
        ({"ranges": "AA"}, "ranges 1: give two, for the first player to act and the second"),
        (
            {"ranges": ("QsJh", "AA")},
            "the board Qs Jh 2h blocks the whole range of the player out of position",
        ),
        (
            {"ranges": ("AA", "Qs5s")},
            "the board Qs Jh 2h blocks the whole range of the player in position",
        ),
        ({"ranges": ("AsAh", "AsAh")}, "the two ranges block each other completely"),
        ({"ranges": (Range("AAxx", 4), "AA")}, "hands of 4 cards: spots are hold’em only"),
        ({"pot": 0}, "pot of 0: use more than 0 chips"),
        ({"pot": float("nan")}, "pot of nan: use more than 0 chips"),
        ({"stack": 0}, "stack of 0: use more than 0 chips"),
        ({"stack": (100, -1)}, "stack of -1: use more than 0 chips"),
        ({"rake": 1}, "rake 1: use a share from 0 to less than 1"),
        ({"rake": (0.1, -1)}, "rake cap -1: use 0 or more"),
        ({"raise_cap": -1}, "raise_cap -1: use 0 or more"),
        (
            {"aggressor": "button"},
            "unknown player 'button': oop acts first after the flop, ip acts last",
        ),
    ],
)
def test_impossible_spot_is_refused(changes: dict[str, Any], message: str) -> None:
    settings: dict[str, Any] = {
        "board": "Qs Jh 2h",
        "ranges": ("AA", "KK"),
        "pot": 10,
        "stack": 10,
    }
    with pytest.raises(ValueError, match=message):
        Spot(**(settings | changes))


@pytest.mark.parametrize(
    "changes, message",
    [
        ({"to": 0}, "target exploitability 0: use more than 0"),
        ({"unit": "euro"}, "unknown unit 'euro'; units: % of pot, chips"),
        ({"jobs": 0}, "jobs 0: use 1 to 64"),
    ],
)
def test_impossible_work_is_refused(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(BadSpot, match=message):
        make_river_spot().solve(**changes)


@pytest.mark.parametrize("sizes", [{"bet": 0.5}, (Sizes(),), (Sizes(), "50%")])
def test_sizes_of_another_type_are_refused(sizes: Any) -> None:
    with pytest.raises(BadSpot, match="invalid bet size"):
        Spot("Qs Jh 2h 7c 4d", ("AA", "KK"), 100, 100, sizes)


def test_wrong_types_and_names_are_refused() -> None:
    with pytest.raises(TypeError, match="pot: a number is expected, not '180'"):
        Spot("Qs Jh 2h", ("AA", "KK"), "180", 10)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="Spot takes no 'stacks'; did you mean 'stack'"):
        Spot("Qs Jh 2h", ("AA", "KK"), 10, stacks=10)  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="takes no 'target'"):
        make_river_spot().solve(target=1)  # type: ignore[call-arg]


def test_solution_and_spot_describe_themselves(solution: Solution) -> None:
    assert repr(solution).startswith(
        "<Solution of <Spot Qs Jh 2h 7c 4d: 32 against 35 hands, pot 100, stack 250>: "
    )
    assert str(make_river_spot().estimate()).startswith(
        "39 nodes, 1,311 regrets, 166 kB with 32 bits"
    )
