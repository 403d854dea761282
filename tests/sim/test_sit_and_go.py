"""Simulated sit-and-gos: prizes, rising blinds and reproducibility."""

from __future__ import annotations

from random import Random

from riverboat.bots import Player
from riverboat.bots.prize_money import PrizeSource
from riverboat.bots.styles import style
from riverboat.sim.matches.sit_and_go import SitAndGoSettings, play_sit_and_go, play_sit_and_gos

HYPER_SETTINGS = SitAndGoSettings(seats=4, stack=400, hands=4, prizes=(70.0, 30.0))


def _make_icm_player(rng: Random, prize_source: PrizeSource) -> Player:
    return style("icm", rng, prize_source)


def _make_caller(rng: Random, _: PrizeSource) -> Player:
    return style("caller", rng)


def test_sit_and_go_pays_exactly_its_prizes() -> None:
    for seed in range(8):
        prizes = play_sit_and_go(
            [_make_caller, _make_icm_player, _make_caller, _make_icm_player],
            HYPER_SETTINGS,
            f"{seed}",
        )
        assert sorted(prizes) == [0.0, 0.0, 30.0, 70.0]


def test_players_receive_remaining_prizes() -> None:
    received_prizes: list[tuple[float, ...]] = []

    def make_listener(rng: Random, prize_source: PrizeSource) -> Player:
        caller = style("caller", rng)

        class Listener:
            def choose(self, *arguments: object) -> object:
                prize_money = prize_source()
                assert prize_money is not None
                received_prizes.append(prize_money.prizes)
                return caller.choose(*arguments)  # type: ignore[arg-type]

        return Listener()  # type: ignore[return-value]

    play_sit_and_go([make_listener] * 4, HYPER_SETTINGS, "1")
    assert received_prizes[0] == (70.0, 30.0, 0.0, 0.0)
    assert received_prizes[-1] == (70.0, 30.0)


def test_blinds_rise_with_hands() -> None:
    assert [HYPER_SETTINGS.level(hand).stakes.blinds for hand in (0, 3, 4, 8)] == [
        (50, 100),
        (50, 100),
        (70, 140),
        (100, 200),
    ]


def test_seed_determines_result_and_icm_beats_caller() -> None:
    first_summary, second_summary = (
        play_sit_and_gos(_make_icm_player, _make_caller, 12, 3, HYPER_SETTINGS) for _ in range(2)
    )
    assert first_summary == second_summary
    assert first_summary.pairs == 12
    assert first_summary.mean > 0
    caller_summary = play_sit_and_gos(_make_caller, _make_caller, 3, 3, HYPER_SETTINGS)
    assert abs(caller_summary.mean) < 100
