"""The table benchmark: equal hands and output shape."""

import json

import pytest

from bench import table as bench
from bench.contest import Effort


@pytest.mark.landing
def test_engine_and_table_play_same_hands() -> None:
    session = bench.Session(bench.MAIN_SESSION)
    play_on_engine, play_through_table = session.on_the_engine(), session.through_the_table([])
    assert play_on_engine(bench.HANDS) == play_through_table(bench.HANDS) == session.decisions
    assert play_on_engine(40) == play_through_table(40), "and again from the first"


@pytest.mark.slow
def test_benchmark_prints_sessions_and_replay(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "HANDS", 100)
    monkeypatch.setattr(
        bench, "QUICK_EFFORT", Effort(rounds=1, slice_seconds=0.01, counted_hands=1)
    )
    monkeypatch.setattr(
        bench,
        "measure_soak",
        lambda hands, jobs: {
            "hands": hands,
            "facts": 1,
            "processors": jobs,
            "hands_per_second": 1.0,
            "minutes_for_a_million": 1.0,
        },
    )
    bench.main(["--quick", "--json"])
    result = json.loads(capsys.readouterr().out)
    assert set(result["sessions"]) == set(bench.SESSIONS)
    for figures in result["sessions"].values():
        assert figures["engine_hands_per_second"] > figures["table_hands_per_second"] > 0
    assert result["replay"]["hands"] == bench.HANDS
    assert 0 < result["replay"]["fold_seconds"] < result["replay"]["read_and_fold_seconds"] < 2
