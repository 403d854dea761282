"""Simulated sit-and-gos: prizes, rising blinds and reproducibility."""

from __future__ import annotations

from random import Random

from riverboat.bots import Player
from riverboat.bots.prize_money import PrizeSource
from riverboat.bots.styles import style
from riverboat.sim.matches.sit_and_go import SitAndGoSettings, play_sit_and_go, sit_and_gos

HYPER = SitAndGoSettings(seats=4, stack=400, hands=4, prizes=(70.0, 30.0))


def _icm(luck: Random, told: PrizeSource) -> Player:
    return style("icm", luck, told)


def _caller(luck: Random, _: PrizeSource) -> Player:
    return style("caller", luck)


def test_all_prizes_are_paid_and_no_other() -> None:
    for seed in range(8):
        got = play_sit_and_go([_caller, _icm, _caller, _icm], HYPER, f"{seed}")
        assert sorted(got) == [0.0, 0.0, 30.0, 70.0]


def test_everybody_is_told_what_is_left_to_play_for() -> None:
    heard: list[tuple[float, ...]] = []

    def listens(luck: Random, told: PrizeSource) -> Player:
        inner = style("caller", luck)

        class Listener:
            def choose(self, *asked: object) -> object:
                money = told()
                assert money is not None
                heard.append(money.prizes)
                return inner.choose(*asked)  # type: ignore[arg-type]

        return Listener()  # type: ignore[return-value]

    play_sit_and_go([listens] * 4, HYPER, "1")
    assert heard[0] == (70.0, 30.0, 0.0, 0.0)
    assert heard[-1] == (70.0, 30.0)


def test_blinds_rise() -> None:
    assert [HYPER.level(hand).stakes.blinds for hand in (0, 3, 4, 8)] == [
        (50, 100),
        (50, 100),
        (70, 140),
        (100, 200),
    ]


def test_the_same_seed_is_the_same_result_and_who_always_calls_loses() -> None:
    one, two = (sit_and_gos(_icm, _caller, 12, 3, HYPER) for _ in range(2))
    assert one == two
    assert one.pairs == 12
    assert one.mean > 0
    even = sit_and_gos(_caller, _caller, 3, 3, HYPER)
    assert abs(even.mean) < 100
