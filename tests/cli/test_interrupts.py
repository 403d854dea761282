"""Ctrl-C during long computations, command by command."""

from importlib import import_module
from pathlib import Path

import pytest
from typer.testing import CliRunner

from riverboat.cli import app

COMMANDS_BY_FUNCTION = {
    "riverboat.equity.equity_calculation.equity": "equity AA KK",
    "riverboat.equity.hand_analysis.street_equities.streets": "equity AA KK --streets",
    "riverboat.equity.tournament.icm_model.icm": "icm 5 3 --prizes 5,3",
    "riverboat.equity.push_fold.push_fold_equilibrium.solve_spot": "push-fold 10",
    "riverboat.sim.sessions.session_blocks.play_blocks": "sim --hands 2",
    "riverboat.histories.file_pieces.read_in_parallel": "replay hand.phh",
    "riverboat.cli.histories.history_conversion.read_hands": "convert hand.phh --to json",
}


def interrupt_on_call(function_path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Raise KeyboardInterrupt when the given function is called."""

    def raise_interrupt(*_arguments: object, **_options: object) -> None:
        raise KeyboardInterrupt

    module, _, name = function_path.rpartition(".")
    monkeypatch.setattr(import_module(module), name, raise_interrupt)


@pytest.mark.parametrize("function_path", COMMANDS_BY_FUNCTION)
def test_ctrl_c_prints_one_line_and_exits_130(
    function_path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    interrupt_on_call(function_path, monkeypatch)
    monkeypatch.chdir(tmp_path)
    Path("hand.phh").touch()
    result = CliRunner().invoke(app, COMMANDS_BY_FUNCTION[function_path].split())
    assert result.exit_code == 130
    assert not result.stdout
    (line,) = result.stderr.splitlines()
    assert "stopped" in line.lower()


def test_interrupted_exact_count_suggests_sampling(monkeypatch: pytest.MonkeyPatch) -> None:
    interrupt_on_call("riverboat.equity.equity_calculation.equity", monkeypatch)
    result = CliRunner().invoke(app, ["equity", "AA", "KK", "--exact"])
    assert result.stderr.endswith("Random deals are faster: --seconds 2\n")
