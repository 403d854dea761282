"""The log of a cluster soak: counted rounds, the next fault, and the report."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.soak.soak_log import (
    FaultRound,
    RunEnded,
    RunStarted,
    SettingMismatch,
    SoakLog,
    SoakSetting,
)

SOAK_SETTING = SoakSetting(hosts=3, tables=30, lease=2.0, pace=1.0, patience=2.0)


def begin_log(file: Path, run: str = "one", commit: str = "abc") -> SoakLog:
    soak_log = SoakLog(file, SOAK_SETTING)
    soak_log.add(RunStarted(run, commit, SOAK_SETTING))
    return soak_log


def make_round(run: str, fault: str, *takeover_seconds: float, failure: str = "") -> FaultRound:
    return FaultRound(
        run,
        fault,
        seconds=5.0,
        taken=list(takeover_seconds),
        going=list(takeover_seconds),
        broke=failure,
    )


def test_next_fault_is_least_frequent(tmp_path: Path) -> None:
    soak_log, chosen_faults = begin_log(tmp_path / "log"), list[str]()
    while (fault := soak_log.next_fault(["kill", "cut"], 2, "one")) is not None:
        chosen_faults.append(fault)
        soak_log.add(make_round("one", fault))
    assert chosen_faults == ["kill", "cut", "kill", "cut"]


def test_new_run_continues_previous_counts(tmp_path: Path) -> None:
    soak_log = begin_log(tmp_path / "log")
    soak_log.add(make_round("one", "kill", 2.0))
    soak_log.add(RunEnded("one", ""))
    second_soak_log = begin_log(tmp_path / "log", "two", "def")
    assert second_soak_log.next_fault(["kill", "cut"], 1, "two") == "cut"
    second_soak_log.add(make_round("two", "cut", 2.1))
    second_soak_log.add(RunEnded("two", "", granted=7))
    assert second_soak_log.next_fault(["kill", "cut"], 1, "") is None
    assert "2 runs of abc, def: 7 granted wishes" in second_soak_log.format_table()


def test_rounds_of_unfinished_run_do_not_count(tmp_path: Path) -> None:
    begin_log(tmp_path / "log").add(make_round("one", "kill", 9.0))
    second_soak_log = begin_log(tmp_path / "log", "two")
    assert second_soak_log.count_rounds("two") == {}
    assert second_soak_log.next_fault(["kill"], 1, "two") == "kill"
    assert second_soak_log.late_takeovers == []


def test_log_of_other_setting_is_refused(tmp_path: Path) -> None:
    begin_log(tmp_path / "log")
    with pytest.raises(SettingMismatch, match=r"lease=2\.0.*lease=5\.0"):
        SoakLog(tmp_path / "log", msgspec.structs.replace(SOAK_SETTING, lease=5.0))


def test_report_lists_failures_and_late_takeovers(tmp_path: Path) -> None:
    soak_log = begin_log(tmp_path / "log")
    soak_log.add(make_round("one", "kill", *[2.1] * 98, 4.2, 4.2))
    soak_log.add(make_round("one", "hold", 3.9, failure="a stream has a gap"))
    soak_log.add(make_round("one", "cut", *[4.2] * 99))
    soak_log.add(make_round("one", "deploy", *[9.0] * 100))
    soak_log.add(RunEnded("one", "a record of table/1 is not sound"))
    assert soak_log.late_takeovers == ["kill: 4.20 s, which is more than 4"]
    assert [failure.endswith("gap") for failure in soak_log.failures] == [True, False]
    assert "| kill | 1 | 0 | 100 | 2.10 / 4.20 / 4.20 |" in soak_log.format_table()
    assert "| hold | 1 | 1 | 1 | 3.90 / 3.90 / 3.90 |" in soak_log.format_table()


@pytest.mark.parametrize(
    "late_count, expected", [(2, []), (3, ["stop: frames came late in 3 of 20 rounds"])]
)
def test_late_frames_of_stopped_node_are_tolerated_when_rare(
    tmp_path: Path, late_count: int, expected: list[str]
) -> None:
    soak_log = begin_log(tmp_path / "log")
    for number in range(20):
        fault_round = make_round("one", "stop", 2.1)
        soak_log.add(msgspec.structs.replace(fault_round, handed_over=4 * (number < late_count)))
    soak_log.add(RunEnded("one", ""))
    assert soak_log.frequent_late_frames == expected
    assert f"{4 * late_count} frames came late" in soak_log.format_table()
