"""Convenient inputs: lists of cards, poker slang and short calls."""

from __future__ import annotations

import importlib.metadata
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import riverboat as rb
from riverboat.engine import AllIn, IllegalAction, RaiseTo

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    "hand, is_member",
    [
        ("AKs", True),
        ("AK", False),
        ("AhKh", True),
        ("Ah Kh", True),
        (["Ah", "Kh"], True),
        (("Ah", "Kd"), False),
        (rb.cards.parse_cards("AhKh"), True),
        ("QQ+", True),
        ("JJ+", False),
        (["AA", "KK"], True),
        (["AA", "22"], False),
        (rb.Range("KK"), True),
        (rb.Range("22"), False),
        (rb.Range("AAxx", 4), False),
        ((-1, -1), False),
        ([], False),
        (5, False),
        (None, False),
    ],
)
def test_range_supports_membership(hand: object, is_member: bool) -> None:
    assert (hand in rb.Range("QQ+, AKs:0.5")) is is_member


def test_omaha_range_supports_membership() -> None:
    assert "AsAhKsKh" in rb.Range("AAKK", 4)
    assert "AsAh2s3h" not in rb.Range("AAKK", 4)


def test_invalid_hand_in_membership_is_refused() -> None:
    with pytest.raises(ValueError, match="invalid hand fly: write AK, AKs"):
        assert "fly" in rb.Range("QQ+")


def test_lists_of_cards_equal_text() -> None:
    assert rb.Range(["AKs", "QQ+"]) == rb.Range("AKs, QQ+")
    assert rb.equity(["Ah", "Kd"], ["QQ+", "AKs"], board=["2c", "3c", "4c"]) == rb.equity(
        "Ah Kd", "QQ+, AKs", board="2c 3c 4c"
    )
    outs = rb.equity.outs
    assert outs(["Ah", "Kh"], ["Qh", "7h", "2d"]) == outs("AhKh", "Qh 7h 2d")
    assert rb.rank(["As", "Kd"], ["7c", "2h", "3d"]) == rb.rank("As Kd", "7c 2h 3d")
    assert rb.Range("AA").weight(["As", "Ah"]) == 1


def test_packages_are_callable_like_their_main_function(tmp_path: Path) -> None:
    assert rb.solve("kuhn", iterations=20) == rb.solve.solve("kuhn", iterations=20)
    game = rb.HomeGame("nlhe 1/2", players=["Ann", "Bob"], stack=200, seed=7)
    hands = []
    for _ in range(5):
        game.play("caller")
        hands.append(rb.HandHistory.from_facts(game.log, game.dealt_in))
    rb.convert(hands, to="phh", out=tmp_path / "hands.phhs")
    hand_histories = list(rb.read_hands(tmp_path))
    for source in (
        tmp_path,
        str(tmp_path / "hands.phhs"),
        hand_histories,
        [tmp_path / "hands.phhs"],
    ):
        assert rb.stats(source) == rb.stats.statistics(hand_histories)
    assert rb.stats(tmp_path)["Ann"].hands == 5
    with pytest.raises(FileNotFoundError, match="there is no"):
        rb.stats(tmp_path / "nothing")


# Words of a table --------------------------------------------------------------------------------


@pytest.mark.parametrize("action", ["shove", "jam", "push", "Shove", "all-in"])
def test_all_in_synonyms_are_accepted(action: str) -> None:
    hand = rb.Hand("nlhe 1/2", seed=7)
    assert action in hand.legal
    assert hand.after(action) == hand.after(AllIn())


@pytest.mark.parametrize("action", ["min raise", "min-raise", "minraise", "raise min"])
def test_minimum_raise_needs_no_amount(action: str) -> None:
    hand = rb.Hand("nlhe 1/2", seed=7)
    assert action in hand.legal
    assert hand.after(action) == hand.after(RaiseTo(4))


def test_pot_fraction_raise_includes_call() -> None:
    hand = rb.Hand("nlhe 1/2", seed=7)
    for action in ("raise 6", "call"):
        hand.act(action)
    assert hand.after("bet 50%") == hand.after("bet 6"), "half of 12"
    hand.act("bet 6")
    assert "raise 50%" in hand.legal
    assert hand.after("raise 50%") == hand.after("raise 18"), "6, and half of 18 + 6"
    assert hand.after("raise to 100% of the pot") == hand.after("raise 30")
    assert "raise 10%" not in hand.legal
    with pytest.raises(IllegalAction, match="can’t raise to 8"):
        hand.act("raise 10%")
    assert "call" in hand.legal


def test_home_game_and_bots_accept_action_synonyms() -> None:
    game = rb.HomeGame("nlhe 1/2", players=["Ann", "Bob"], stack=200, seed=7)
    game.deal()
    for action in ("min raise", "raise 50%", "shove", "call"):
        game.act(action)
    assert game.over
    result = rb.match(lambda hand: "raise 50%" if hand.legal.high else "call", "caller", hands=4)
    assert result[0].hands == 4


@pytest.mark.parametrize("action", ["shove", "min raise", "raise 50%"])
def test_raise_synonyms_are_illegal_without_legal_raise(action: str) -> None:
    hand = rb.Hand("kuhn", seed=1).after("bet 1")
    if action == "shove":
        assert (action in hand.legal) == (AllIn() in hand.awaiting)
        return
    assert action not in hand.legal
    with pytest.raises(IllegalAction, match="legal now"):
        hand.act(action)


# Names of environments ---------------------------------------------------------------------------

MAKE_ENVIRONMENT_CODE = """
import gymnasium, {imported}
env = gymnasium.make({name!r})
seen, about = env.reset(seed=1)
env.unwrapped.action_space.seed(1)
assert env.observation_space.contains(seen), seen
while True:
    _, reward, over, cut, about = env.step(env.unwrapped.action_space.sample())
    if over:
        break
print(reward)
"""


@pytest.mark.parametrize(
    "name, imported_module",
    [
        ("riverboat/Kuhn-v0", "riverboat.envs"),
        ("riverboat/Holdem-v0", "riverboat.envs.single"),
        ("riverboat.envs.registry:riverboat/Leduc-v0", "sys"),
    ],
)
def test_environment_is_made_by_name(name: str, imported_module: str) -> None:
    pytest.importorskip("gymnasium", reason="pip install 'riverboat[rl]'")
    program_code = MAKE_ENVIRONMENT_CODE.format(name=name, imported=imported_module)
    process = subprocess.run([sys.executable, "-c", program_code], capture_output=True, text=True)
    assert process.returncode == 0, process.stderr
    assert float(process.stdout) != 0


def test_every_registered_environment_can_be_made() -> None:
    gymnasium = pytest.importorskip("gymnasium", reason="pip install 'riverboat[rl]'")
    from riverboat.envs.registry import ENVIRONMENTS, register_envs

    register_envs()
    for name, game in ENVIRONMENTS.items():
        environment = gymnasium.make(name).unwrapped
        assert environment.rules.game == rb.envs.Rules(game).game


def test_gymnasium_entry_point_is_declared() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    [(name, entry_point)] = project["entry-points"]["gymnasium.envs"].items()
    point = importlib.metadata.EntryPoint(name, entry_point, "gymnasium.envs")
    assert name == "__root__", "ids are whole"
    assert (point.module, point.attr) == ("riverboat.envs.registry", "register_envs")
    pytest.importorskip("gymnasium", reason="pip install 'riverboat[rl]'")
    point.load()()
