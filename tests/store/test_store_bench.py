"""The store benchmark: shape of its output, not its figures."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from rich.console import Console

from bench import store as bench
from tests.store.store_locations import SERVER_URL

TINY_EFFORT = bench.Effort(rounds=1, slice_seconds=0.02)


def test_bench_prints_one_json_line_and_cleans_up(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    server: str,
) -> None:
    monkeypatch.setattr(bench, "QUICK_EFFORT", TINY_EFFORT)
    bench.main(["--quick", "--json", "--folder", str(tmp_path), "--postgresql", SERVER_URL])
    (line,) = capsys.readouterr().out.splitlines()
    stores = json.loads(line)["stores"]
    assert set(stores) == {
        "fdatasync",
        *(
            f"{kind}-{stream_count}"
            for kind in ("sqlite", "postgresql")
            for stream_count in bench.STREAM_COUNTS
        ),
    }
    for figures in stores.values():
        assert figures["batches_per_second"] > 0
        assert figures["ratio_to_fdatasync"] > 0
    for kind in ("sqlite", "postgresql"):
        assert stores[f"{kind}-1"]["batches_per_commit"] == 1
        assert stores[f"{kind}-64"]["batches_per_commit"] > 4
    assert not list(tmp_path.iterdir()), "and it tidies up"


def test_bench_without_server_measures_sqlite_only(tmp_path: Path) -> None:
    result = bench.measure(TINY_EFFORT, tmp_path, None)
    assert set(result["stores"]) == {"fdatasync", "sqlite-1", "sqlite-64"}
    console = Console(width=100)
    with console.capture() as capture:
        bench.print_result(result, console)
    assert "sqlite, 64 streams" in capture.get()
