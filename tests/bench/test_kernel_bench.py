"""The kernel benchmark with minimal work: output shape only."""

import json
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from rich.console import Console

from bench import kernel, kernel_ours, kernel_page, kernel_peers
from bench import kernel_tasks as tasks
from bench.kernel_contest import Contender, Effort, run_contest
from bench.kernel_harness import HARNESS_VARIABLE
from bench.kernel_tasks import TASKS, Task
from riverboat.kernel import tier
from tests.schedule import run_in

TINY_EFFORT = Effort(rounds=1, slice_seconds=1e-6, includes_long_runs=False)
SAMPLE_TASKS = (tasks.ONE_HAND, tasks.HOLDEM_EXACT)


@pytest.fixture(autouse=True)
def _use_minimal_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "QUICK_EFFORT", TINY_EFFORT)
    monkeypatch.setattr(kernel, "TASKS", SAMPLE_TASKS)
    monkeypatch.setattr(
        kernel, "pin_processor", lambda cpu: cpu
    )  # pinning would affect later tests
    monkeypatch.setattr(kernel_peers, "PEERS", {})
    monkeypatch.delenv(HARNESS_VARIABLE, raising=False)


ProgramInstaller = Callable[[str], None]


@pytest.fixture
def install_harness(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ProgramInstaller:
    """Configure an external program that answers a task with this text; COUNT is replaced."""

    def install_program(answer: str) -> None:
        program = tmp_path / "harness"
        program.write_text(
            f"#!{sys.executable}\n"
            "import sys\n"
            "for line in sys.stdin:\n"
            "    told = 'Rival holdem-exact' if line == 'tasks\\n' else "
            f"{answer!r}.replace('COUNT', line.split()[1])\n"
            "    print(told, flush=True)\n"
        )
        program.chmod(0o755)
        monkeypatch.setenv(HARNESS_VARIABLE, str(program))

    return install_program


def make_rival(has_right_answers: bool, speed: float) -> Callable[[Task], Contender | None]:
    """Return a peer that runs one task at this speed."""

    def make_contender(task: Task) -> Contender | None:
        if task is not tasks.HOLDEM_EXACT:
            return None
        return Contender("", lambda times: times / speed, lambda: has_right_answers)

    return make_contender


@pytest.mark.slow
def test_json_has_figures_and_ratios_by_task(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kernel_peers, "PEERS", {"rival": make_rival(True, 4.0)})
    kernel.main(["--quick", "--json"])
    (line,) = capsys.readouterr().out.splitlines()
    result = json.loads(line)
    exact_task_figures = result["tasks"]["holdem-exact"]
    assert exact_task_figures["unit"] == "ms"
    assert exact_task_figures["fastest_peer"] == "rival"
    assert exact_task_figures["contenders"]["rival"]["figure"] == pytest.approx(250)
    for name, contender_figures in exact_task_figures["contenders"].items():
        if name == "rival":
            continue
        assert contender_figures["figure"] == pytest.approx(1e3 / contender_figures["per_second"])
        times = pytest.approx(contender_figures["per_second"] / 4, abs=1e-3)
        assert contender_figures["times_fastest_peer"] == times
        assert exact_task_figures["contenders"]["rival"]["ours_times"][name] == times
        assert result["times_fastest_peer"]["holdem-exact"][name] == times
    assert result["disagreeing"] == []
    assert result["tasks"]["one-hand"]["fastest_peer"] is None
    page = kernel_page.PAGE.read_text(encoding="utf-8")
    all_keys = [
        *result,
        *exact_task_figures,
        *(key for contender in exact_task_figures["contenders"].values() for key in contender),
    ]
    for key in (*all_keys, *(task.key for task in TASKS)):
        assert f"`{key}`" in page, f"{kernel_page.PAGE.name} does not say what {key} is"


@run_in("landing", keep_every=4)
@pytest.mark.parametrize("task", TASKS, ids=lambda task: str(task.key))
def test_every_tier_agrees_on_task_result(task: Task) -> None:
    contenders = list(kernel_ours.contenders(task))
    assert contenders or (task is tasks.SEVEN_IN_SEQUENCE and "c" not in tier.TIERS)
    for contender in contenders:
        assert contender.agrees(), contender.name


@pytest.mark.long
@pytest.mark.parametrize("task", TASKS, ids=lambda task: str(task.key))
def test_installed_peers_agree_on_results(task: Task, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    for contender in kernel_peers.contenders(task, set()):
        assert contender.agrees(), contender.name


@pytest.mark.slow
def test_disagreeing_peer_is_named_and_never_fastest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    peers = {"wrong": make_rival(False, 1e12), "slow": make_rival(True, 0.5)}
    monkeypatch.setattr(kernel_peers, "PEERS", peers)
    result = kernel.measure(TINY_EFFORT)
    assert result["disagreeing"] == ["wrong: holdem-exact"]
    assert result["tasks"]["holdem-exact"]["fastest_peer"] == "slow"
    page_text = kernel_page.fill_tables(f"{kernel_page.BEGIN}{kernel_page.END}", result)
    assert "another result" in page_text
    kernel.print_result(result, Console(quiet=True))


@pytest.mark.slow
def test_missing_peer_is_named_and_skipped(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def raise_import_error(_task: Task) -> None:
        raise ImportError

    monkeypatch.setattr(kernel_peers, "PEERS", {"absent": raise_import_error})
    result = kernel.measure(TINY_EFFORT)
    assert result["not_installed"] == ["absent"]
    kernel.print_result(result, Console(width=120))
    printed = capsys.readouterr().out
    assert "absent: not installed" in printed
    for task in SAMPLE_TASKS:
        assert task.title in printed


@pytest.mark.slow
def test_numpy_is_measured_alone_without_extension(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tier, "TIERS", ("numpy",))
    monkeypatch.setattr(kernel, "TASKS", (tasks.SEVEN_IN_SEQUENCE, tasks.HOLDEM_EXACT))
    monkeypatch.setattr(kernel_peers, "PEERS", {"rival": make_rival(True, 4.0)})
    result = kernel.measure(TINY_EFFORT)
    assert result["tiers"] == ["numpy"]
    assert list(result["tasks"]) == ["holdem-exact"]
    assert set(result["tasks"]["holdem-exact"]["contenders"]) == {"riverboat, NumPy", "rival"}
    page_text = kernel_page.fill_tables(f"{kernel_page.BEGIN}{kernel_page.END}", result)
    assert f"| {tasks.HOLDEM_EXACT.title} |  | **" in page_text


@pytest.mark.slow
def test_quick_run_skips_numpy_matchups(monkeypatch: pytest.MonkeyPatch) -> None:
    own_contenders = [
        replace(contender, run=float, agrees=lambda: True)
        for contender in kernel_ours.contenders(tasks.MATCHUPS)
    ]
    monkeypatch.setattr(kernel, "TASKS", (tasks.MATCHUPS,))
    monkeypatch.setattr(kernel_ours, "contenders", lambda _task: own_contenders)
    result = kernel.measure(TINY_EFFORT)
    assert result["skipped_tasks"] == [f"riverboat, NumPy: {tasks.MATCHUPS.title}"]
    full_result = kernel.measure(replace(TINY_EFFORT, includes_long_runs=True))
    assert full_result["skipped_tasks"] == []
    assert "riverboat, NumPy" in full_result["tasks"]["matchups"]["contenders"]


@pytest.mark.slow
def test_external_program_joins_by_environment_variable(install_harness: ProgramInstaller) -> None:
    install_harness("0.5 COUNT 0.428352")
    result = kernel.measure(TINY_EFFORT)
    rival_result = result["tasks"]["holdem-exact"]["contenders"]["Rival"]
    assert rival_result["per_second"] == pytest.approx(2)
    assert rival_result["agrees"]
    assert "Rival" not in result["tasks"]["one-hand"]["contenders"]


@pytest.mark.slow
def test_external_program_speed_uses_reported_count(
    install_harness: ProgramInstaller,
) -> None:
    install_harness("0.5 8 0.571648")
    rival_result = kernel.measure(TINY_EFFORT)["tasks"]["holdem-exact"]["contenders"]["Rival"]
    assert rival_result["per_second"] == pytest.approx(16)
    assert not rival_result["agrees"]


@pytest.mark.slow
@pytest.mark.parametrize("answer", ["what?", "0.5 COUNT", "0.5 0 0.42"])
def test_invalid_program_answer_names_expected_format(
    install_harness: ProgramInstaller, answer: str
) -> None:
    install_harness(answer)
    with pytest.raises(ValueError, match=r"holdem-exact 1 was answered with .* seconds, count"):
        kernel.measure(TINY_EFFORT)


@pytest.mark.slow
def test_page_is_filled_only_between_markers(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(kernel_peers, "PEERS", {"rival": make_rival(True, 4.0)})
    result = tmp_path / "result.json"
    result.write_text(json.dumps(kernel.measure(TINY_EFFORT)))
    page = tmp_path / "page.md"
    page.write_text(f"before\n\n{kernel_page.BEGIN}\nold\n{kernel_page.END}\n\nafter\n")
    monkeypatch.setattr(kernel_page, "PAGE", page)
    kernel.main(["--page", str(result)])
    first_text = page.read_text()
    assert first_text.startswith(f"before\n\n{kernel_page.BEGIN}\n")
    assert first_text.endswith(f"\n{kernel_page.END}\n\nafter\n")
    assert "old" not in first_text
    assert "rival 250 ms" in first_text
    kernel.main(["--page", str(result)])
    assert page.read_text() == first_text


def test_page_without_markers_is_refused() -> None:
    with pytest.raises(ValueError, match="the page has no"):
        kernel_page.fill_tables("nothing", {})


@pytest.mark.slow
def test_slow_contenders_run_three_rounds() -> None:
    quick_contender = Contender("quick", lambda times: times * 1e-3, lambda: True)
    slow_contender = Contender("slow", lambda times: times * 9e-2, lambda: True)
    run_contest(
        [quick_contender, slow_contender],
        Effort(rounds=5, slice_seconds=1e-2, includes_long_runs=True),
    )
    assert (quick_contender.runs_per_slice, slow_contender.runs_per_slice) == (10, 1)
    assert (len(quick_contender.speeds), len(slow_contender.speeds)) == (5, 3)
    assert quick_contender.per_second == pytest.approx(1e3)


def test_same_order_accepts_reversed_ranking_with_equal_ties() -> None:
    own_ranks = np.array([5, 9, 5, 7], np.uint16)
    assert tasks.has_same_order([1, 30, 1, 2], own_ranks)
    assert tasks.has_same_order([70, 10, 70, 20], own_ranks)
    assert not tasks.has_same_order([1, 30, 2, 3], own_ranks)
    assert not tasks.has_same_order([1, 3, 1, 4], own_ranks)


def test_program_with_unknown_tasks_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "harness"
    program.write_text(f"#!{sys.executable}\ninput()\nprint('warming up 3', flush=True)\n")
    program.chmod(0o755)
    monkeypatch.setenv(HARNESS_VARIABLE, str(program))
    with pytest.raises(ValueError, match="these are none: up, 3"):
        kernel.measure(TINY_EFFORT)
