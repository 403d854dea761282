"""The log of a cluster soak: counted rounds, the next fault, and the report."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.soak.rounds import Begins, Ends, OtherSetting, Round, Rounds, Setting

SETTING = Setting(hosts=3, tables=30, lease=2.0, pace=1.0, patience=2.0)


def begun(file: Path, run: str = "one", commit: str = "abc") -> Rounds:
    rounds = Rounds(file, SETTING)
    rounds.add(Begins(run, commit, SETTING))
    return rounds


def played(run: str, fault: str, *taken: float, broke: str = "") -> Round:
    return Round(run, fault, seconds=5.0, taken=list(taken), going=list(taken), broke=broke)


def test_what_goes_wrong_next_is_what_has_gone_wrong_least(tmp_path: Path) -> None:
    rounds, found = begun(tmp_path / "log"), list[str]()
    while (fault := rounds.next(["kill", "cut"], 2, "one")) is not None:
        found.append(fault)
        rounds.add(played("one", fault))
    assert found == ["kill", "cut", "kill", "cut"]


def test_another_run_goes_on_where_one_has_ended(tmp_path: Path) -> None:
    rounds = begun(tmp_path / "log")
    rounds.add(played("one", "kill", 2.0))
    rounds.add(Ends("one", ""))
    again = begun(tmp_path / "log", "two", "def")
    assert again.next(["kill", "cut"], 1, "two") == "cut"
    again.add(played("two", "cut", 2.1))
    again.add(Ends("two", "", granted=7))
    assert again.next(["kill", "cut"], 1, "") is None
    assert "2 runs of abc, def: 7 granted wishes" in again.table()


def test_rounds_that_were_never_held_against_the_whole_log_do_not_count(tmp_path: Path) -> None:
    begun(tmp_path / "log").add(played("one", "kill", 9.0))
    again = begun(tmp_path / "log", "two")
    assert again.done("two") == {}
    assert again.next(["kill"], 1, "two") == "kill"
    assert again.too_late == []


def test_a_log_of_another_setting_is_refused(tmp_path: Path) -> None:
    begun(tmp_path / "log")
    with pytest.raises(OtherSetting, match=r"lease=2\.0.*lease=5\.0"):
        Rounds(tmp_path / "log", msgspec.structs.replace(SETTING, lease=5.0))


def test_what_broke_and_what_came_too_late_is_said(tmp_path: Path) -> None:
    rounds = begun(tmp_path / "log")
    rounds.add(played("one", "kill", *[2.1] * 98, 4.2, 4.2))
    rounds.add(played("one", "hold", 3.9, broke="a stream has a gap"))
    rounds.add(played("one", "cut", *[4.2] * 99))
    rounds.add(played("one", "deploy", *[9.0] * 100))
    rounds.add(Ends("one", "a record of table/1 is not sound"))
    assert rounds.too_late == ["kill: 4.20 s, which is more than 4"]
    assert [each.endswith("gap") for each in rounds.broke] == [True, False]
    assert "| kill | 1 | 0 | 100 | 2.10 / 4.20 / 4.20 |" in rounds.table()
    assert "| hold | 1 | 1 | 1 | 3.90 / 3.90 / 3.90 |" in rounds.table()


@pytest.mark.parametrize("some, said", [(2, []), (3, ["stop: frames came late in 3 of 20 rounds"])])
def test_a_stopped_host_may_tell_late_by_chance_alone(
    tmp_path: Path, some: int, said: list[str]
) -> None:
    rounds = begun(tmp_path / "log")
    for number in range(20):
        each = played("one", "stop", 2.1)
        rounds.add(msgspec.structs.replace(each, handed_over=4 * (number < some)))
    rounds.add(Ends("one", ""))
    assert rounds.too_often == said
    assert f"{4 * some} frames came late" in rounds.table()
