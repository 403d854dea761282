"""Solutions that other programs have published, once more."""

from __future__ import annotations

import pytest

from bench.solver.flops import preset_flop
from riverboat import Sizes, Spot

PUBLISHED_EV = {"WASM Postflop": 105.1, "PioSOLVER": 105.11, "GTO+": 105.115}
PUBLISHED_BET_FREQUENCIES = {"WASM Postflop": 0.552, "PioSOLVER": 0.5519, "GTO+": 0.552}
"""PioSOLVER's preset 3betpotFAST, solved to 0.1 % of the pot by each: the README of WASM Postflop,
Comparison. The values are those of the first player."""


@pytest.mark.slow
@pytest.mark.timeout(1800)  # the solver alone takes three minutes on two quiet cores
def test_preset_of_a_3_bet_pot_has_the_published_value() -> None:
    """The pot is 180: values differ by less than 0.1 % of it."""
    spot = preset_flop().spot()
    solution = spot.solve(to=0.1, bits=16)
    root = solution.root
    assert root.equity[0].average == pytest.approx(0.55347, abs=1e-5)
    for program, value in PUBLISHED_EV.items():
        assert solution.ev[0] == pytest.approx(value, abs=0.001 * spot.pot), program
        assert root.strategy()["bet 94"] == pytest.approx(
            PUBLISHED_BET_FREQUENCIES[program], abs=0.01
        )


def test_preset_of_a_3_bet_pot_has_the_published_size() -> None:
    """The README says 1.25 GB with floats for its two tables of each regret."""
    spot = preset_flop().spot()
    assert 8 * spot.estimate(bits=32).regrets == pytest.approx(1.25e9, rel=0.01)


@pytest.mark.landing
def test_three_barrel_bluffs_have_published_frequencies() -> None:
    """Bets of 30 % on three streets with half nuts, half air (GTORangeBuilder blog, 2014-12-05).

    The nuts always bet. Air bets or checks, and both are worth nothing but the pots that two aces
    split, so the opponent folds to each bet 30 of 130 times.
    """
    ranges = "KcKh", "AcAd, 3c2c"
    sizes = Sizes(bet=(), raise_=()), Sizes(bet=["30%", "all-in"], raise_=())
    spot = Spot("As Ah Ks", ranges, 100, 154.8, sizes, chip=0, minimum_bet=1, add_all_in=0)
    solution = spot.solve(to=0.02)
    check_node = solution["check"]
    assert check_node.strategy("AcAd")["bet 30"] == pytest.approx(1, abs=1e-3)
    assert 0.7 < check_node.strategy("3c2c")["bet 30"] < 0.9
    two_aces_probability = 50 / 990
    assert check_node.ev[1]["3c2c"] == pytest.approx(two_aces_probability, abs=0.1)
    bet_node = solution["check, bet 30"]
    assert bet_node.strategy("KcKh")["fold"] == pytest.approx(30 / 130, abs=0.01)
