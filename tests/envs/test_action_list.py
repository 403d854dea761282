"""Numbered actions: names, legality masks and raise sizes."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from riverboat.engine import RaiseTo
from riverboat.envs import Episode, Rules, Size, StackedDeck
from tests.envs.env_games import GAMES_AND_SEATS
from tests.thorough import example_seeds

NO_LIMIT_ACTIONS = ("fold", "call", "raise min", "raise 0.5 pot", "raise 1 pot", "raise max")


@pytest.mark.parametrize(
    "game, names",
    [
        ("nlhe 1/2", NO_LIMIT_ACTIONS),
        ("plo 1/2", (*NO_LIMIT_ACTIONS[:4], "raise max")),
        ("limit 2/4", NO_LIMIT_ACTIONS[:3]),
        ("kuhn", NO_LIMIT_ACTIONS[:3]),
        ("stud 4/8", (*NO_LIMIT_ACTIONS[:3], "raise max")),  # an open pair may bet the larger bet
    ],
)
def test_structures_have_expected_actions(game: str, names: tuple[str, ...]) -> None:
    assert Rules(game).actions.names == names


def test_draw_has_action_per_card_subset() -> None:
    names = Rules("badugi 2/4").actions.names
    assert len(names) == 3 + 16
    assert names[3:7] == ("stand pat", "draw 1", "draw 2", "draw 1+2")


@pytest.mark.parametrize("size", ["half", -1.0, 0.0, True, None, "all-in"])
def test_invalid_size_is_refused(size: Size) -> None:
    with pytest.raises(
        ValueError, match=r"a raise size is 'min', 'max' or a share of the pot such as 0.5"
    ):
        Rules("nlhe 1/2", sizes=[size])


def list_raise_totals(
    game: str, earlier_actions: Sequence[int], sizes: Sequence[Size], stacks: int = 0
) -> list[int | None]:
    """Return the raise totals of these sizes after some actions; ``None`` if masked."""
    rules = Rules(game, seats=3, sizes=sizes, stacks=stacks or None)
    episode = Episode(
        rules, StackedDeck("2s 3h 4d 5s 6h 7d 8c 9c Tc Jd Qd Kd As Ah Ad 2c 3c 4c 5c 6c")
    )
    for action in earlier_actions:
        episode.step(action)
    legal_commands = rules.actions.legal(episode.state, episode.awaiting)
    commands = [legal_commands.get(2 + size_index) for size_index in range(len(sizes))]
    return [command.to if isinstance(command, RaiseTo) else None for command in commands]


@pytest.mark.parametrize(
    "game, earlier_actions, sizes, expected_totals",
    [
        # Blinds 5/10: half the pot after a call is 10 + 25 / 2, the pot 10 + 25.
        ("nlhe 5/10", [], ("min", 0.5, 1.0, "max"), [20, 22, 35, 1_000]),
        ("nlhe 50/100", [], ("min", 0.5, 1.0, "max"), [200, 225, 350, 10_000]),
        # A quarter of the pot is less than the least raise, and so is the least raise.
        ("nlhe 50/100", [], (0.25, "min", "max"), [200, None, 10_000]),
        ("nlhe 50/100", [2, 1, 1, 1], ("min", 0.5, 1.0), [100, 300, 600]),
        ("plo 50/100", [], ("min", 1.0, "max"), [200, 350, None]),
        ("limit 100/200", [], ("min", "max"), [200, None]),
    ],
)
def test_raise_sizes_are_pot_fractions_after_call(
    game: str,
    earlier_actions: list[int],
    sizes: tuple[Size, ...],
    expected_totals: list[int | None],
) -> None:
    assert list_raise_totals(game, earlier_actions, sizes) == expected_totals


def test_oversized_raise_is_all_in_once() -> None:
    assert list_raise_totals("nlhe 50/100", [], ("min", 1.0, 2.0, "max"), 300) == [
        200,
        300,
        None,
        None,
    ]


def test_raise_sizes_are_whole_betting_units() -> None:
    assert list_raise_totals("nlhe 50/100 unit 50", [], ("min", 0.3, "max")) == [200, None, 10_000]
    assert list_raise_totals("nlhe 50/100 unit 50", [], (0.7, "max")) == [250, 10_000]


@pytest.mark.parametrize(
    "action, message", [(0, "0 (fold)"), (3, "no"), (-1, "no"), ("call", "no")]
)
def test_illegal_action_lists_legal_actions(action: int, message: str) -> None:
    episode = Episode(Rules("kuhn"), StackedDeck("Ks Js"))
    expected_text = "action 0 (fold) isn’t legal" if message != "no" else "use a number from 0 to 2"
    with pytest.raises(ValueError, match=r"legal: 1 \(call\), 2 \(raise min\)") as error:
        episode.step(action)
    assert expected_text in str(error.value)
    assert (episode.seat, episode.hand.history) == (0, ("deal Ks Js",))


@pytest.mark.parametrize("game, seats", GAMES_AND_SEATS)
def test_masked_actions_are_legal_and_distinct(game: str, seats: int) -> None:
    rules = Rules(game, seats=seats)
    for seed in example_seeds(4, 300):
        rng = Random(seed)
        episode = Episode(rules, rules.shuffled_deck(seed))
        while not episode.over:
            legal = rules.actions.legal(episode.state, episode.awaiting)
            assert legal
            assert len(set(legal.values())) == len(legal)
            assert episode.mask().nonzero()[0].tolist() == sorted(legal) == list(legal)
            assert all(command in episode.awaiting for command in legal.values())
            episode.step(rng.choice(list(legal)))
        assert sum(episode.payoffs) == 0
