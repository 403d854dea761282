"""The bundled blueprints' preflop strategies."""

from __future__ import annotations

import pytest

from riverboat.bots.blueprint.blueprint_player import bundled_blueprint
from riverboat.engine import BadGame, IllegalAction
from riverboat.solve.blueprint.preflop_strategy import preflop_strategy


def test_facing_raise_aces_never_fold_and_worst_hands_do() -> None:
    blueprint = bundled_blueprint(2)
    assert blueprint is not None
    strategy = preflop_strategy(blueprint, ["raise 6"])
    assert strategy.options[:2] == ("fold", "call 4")
    assert len(strategy.probabilities) == 169
    assert all(
        sum(probabilities) == pytest.approx(1) for probabilities in strategy.probabilities.values()
    )
    assert strategy.probabilities["AA"][0] == 0
    assert strategy.probabilities["72o"][0] > strategy.probabilities["AKo"][0]
    assert sum(
        strategy.percent(option) for option in range(len(strategy.options))
    ) == pytest.approx(100)


@pytest.mark.parametrize(
    "folds, min_percent, max_percent",
    # What charts of six-handed tables open, and the blueprint, in percent: a little around both.
    [(0, 14, 30), (1, 18, 32), (2, 22, 35), (3, 40, 65)],
    ids=["under the gun", "hijack", "cutoff", "button"],
)
def test_six_handed_opening_ranges_are_usual_without_limps(
    folds: int, min_percent: int, max_percent: int
) -> None:
    blueprint = bundled_blueprint(6)
    assert blueprint is not None
    strategy = preflop_strategy(blueprint, ["fold"] * folds)
    assert [name.split()[0] for name in strategy.options] == [
        "fold",
        "raise",
        "raise",
    ]
    assert len(strategy.probabilities) == 169
    assert min_percent < 100 - strategy.percent(0) < max_percent
    for hand in ("AA", "KK", "AKs", "AKo", "QQ"):
        assert strategy.probabilities[hand][0] == 0
    if folds < 3:  # the button steals with some of these
        for hand in ("72o", "83o", "93o", "J2o"):
            assert strategy.probabilities[hand][0] > 0.95


def test_six_handed_big_blind_defends_aces_and_folds_worst() -> None:
    blueprint = bundled_blueprint(6)
    assert blueprint is not None
    strategy = preflop_strategy(blueprint, ["fold", "fold", "fold", "raise 7", "fold"])
    assert strategy.probabilities["AA"][0] == strategy.probabilities["KK"][0] == 0
    assert strategy.probabilities["72o"][0] > 0.5
    assert 30 < strategy.percent(0) < 75


@pytest.mark.parametrize(
    "seats, acts", [(2, ["call"]), (6, ["call", "fold", "fold", "fold", "fold"])]
)
def test_big_blind_has_strategy_against_limp(seats: int, acts: list[str]) -> None:
    """Blueprints never limp, but simple opponents do."""
    blueprint = bundled_blueprint(seats)
    assert blueprint is not None
    strategy = preflop_strategy(blueprint, acts)
    assert strategy.options[0] == "check"
    assert len(strategy.probabilities) > 160
    assert strategy.probabilities["AA"][0] < 0.5 < strategy.probabilities["83o"][0]


def test_heads_up_button_raises_most_hands_without_limps() -> None:
    blueprint = bundled_blueprint(2)
    assert blueprint is not None
    strategy = preflop_strategy(blueprint, [])
    assert [name.split()[0] for name in strategy.options] == [
        "fold",
        "raise",
        "raise",
    ]
    assert 70 < 100 - strategy.percent(0) < 95
    assert strategy.probabilities["AA"][0] == strategy.probabilities["KK"][0] == 0


def test_impossible_preflop_spot_is_refused() -> None:
    blueprint = bundled_blueprint(2)
    assert blueprint is not None
    with pytest.raises(BadGame, match="preflop action is over after call, check"):
        preflop_strategy(blueprint, ["call", "check"])
    with pytest.raises(IllegalAction):
        preflop_strategy(blueprint, ["raise 3"])
