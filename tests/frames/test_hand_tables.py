"""Three Arrow tables of hands, read by pyarrow, polars, pandas and DuckDB."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

import riverboat as rb
from riverboat.cli import app
from riverboat.frames import HandTables, scan
from riverboat.frames.table_columns import TABLES
from riverboat.histories import file_pieces, read_hands
from riverboat.stats import statistics
from riverboat.stats.statistic_definitions import STATISTICS
from tests.notation.pokerstars_hands import CASH_HAND, OMAHA_HAND, STUD_HAND, TOURNAMENT_HAND
from tests.notation.site_hands import ONGAME_HANDS
from tests.notation.test_payments import ALL_IN_HAND

pyarrow = pytest.importorskip("pyarrow")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "hands"
    folder.mkdir()
    (folder / "a.txt").write_text(
        "\n\n".join([CASH_HAND, OMAHA_HAND, STUD_HAND, TOURNAMENT_HAND, ALL_IN_HAND])
    )
    (folder / "b.txt").write_text(f"{ONGAME_HANDS}")
    (folder / "copy.txt").write_text(CASH_HAND, encoding="utf-16")
    return folder


@pytest.fixture
def tables(folder: Path) -> HandTables:
    return rb.scan(folder)


def _list_rows(table: object) -> list[dict[str, object]]:
    rows: list[dict[str, object]] = pyarrow.table(table).to_pylist()
    return rows


def test_every_table_has_its_columns_and_types(tables: HandTables) -> None:
    for table in tables:
        arrow_table = pyarrow.table(table)
        assert arrow_table.column_names == [column.name for column in TABLES[table.name]]
        assert arrow_table.num_rows == len(table)
    assert str(pyarrow.table(tables.hands).schema.field("site").type).startswith("dictionary")


def test_hand_ids_are_unique_and_join_tables(tables: HandTables) -> None:
    hand_ids = [row["hand_id"] for row in _list_rows(tables.hands)]
    assert len(hand_ids) == len(set(hand_ids)) == 7
    assert {row["hand_id"] for row in _list_rows(tables.players)} == set(hand_ids)
    assert {row["hand_id"] for row in _list_rows(tables.actions)} == set(hand_ids)
    assert (tables.copies, tables.refused) == (1, ())


def test_results_include_all_in_equity(folder: Path, tables: HandTables) -> None:
    rows = {(row["hand_id"], row["player"]): row for row in _list_rows(tables.players)}
    [cat_row] = [row for (_, name), row in rows.items() if name == "cat" and row["put_in"] == 10]
    assert (cat_row["net"], cat_row["pot_net"]) == (pytest.approx(5.82), pytest.approx(9.05))
    assert cat_row["pot_net_bb"] == pytest.approx(90.5)
    # Aces against K Q offsuit are 86 %, and the pot pays 19.05 after the rake.
    assert cat_row["ev_bb"] == pytest.approx(10 * (0.86 * 19.05 - 10), abs=4)
    tables_without_equity = scan(folder, all_ins=False)
    assert [row["ev_bb"] for row in _list_rows(tables_without_equity.players)] == [
        row["pot_net_bb"] for row in _list_rows(tables_without_equity.players)
    ]


def test_counts_add_up_to_statistics(folder: Path, tables: HandTables) -> None:
    rows = _list_rows(tables.players)
    for name, player_statistics in statistics(read_hands(folder), all_ins=False).items():
        own_rows = [row for row in rows if row["player"] == name]
        assert len(own_rows) == player_statistics.hands
        assert sum(row["net_bb"] for row in own_rows) == pytest.approx(player_statistics.net)  # type: ignore[misc]
        for statistic in STATISTICS:
            for count in (statistic.numerator, statistic.denominator):
                assert sum(row[count] for row in own_rows) == player_statistics.counts[count]  # type: ignore[misc]


def test_actions_have_sizes_and_pots(tables: HandTables) -> None:
    [cash_row] = [row for row in _list_rows(tables.hands) if row["number"] == "200000000001"]
    action_rows = [
        row for row in _list_rows(tables.actions) if row["hand_id"] == cash_row["hand_id"]
    ]
    assert [row["number"] for row in action_rows] == list(range(len(action_rows)))
    assert [row["action"] for row in action_rows[:2]] == ["blind", "blind"]
    raise_row = next(row for row in action_rows if row["action"] == "raise")
    chips_above = raise_row["to"] - 1  # type: ignore[operator]
    pot_after_call = raise_row["pot"] + raise_row["to_call"]  # type: ignore[operator]
    assert raise_row["pot_share"] == pytest.approx(chips_above / pot_after_call)
    chips_put_in = sum(row["amount"] for row in action_rows)  # type: ignore[misc]
    assert chips_put_in >= cash_row["pot"]  # type: ignore[operator]


def test_rows_are_equal_for_any_number_of_jobs(
    folder: Path, tables: HandTables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(file_pieces, "PIECE_BYTES", 3000)
    two_job_tables = scan(folder, jobs=2)
    for arrow_table, other_table in zip(tables, two_job_tables, strict=True):
        assert pyarrow.table(arrow_table).equals(pyarrow.table(other_table))
    assert two_job_tables.copies == tables.copies


def test_cache_stores_rows_by_content(folder: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    first_tables = scan(folder, cache=cache)
    cached_file_times = {path.name: path.stat().st_mtime_ns for path in cache.iterdir()}
    second_tables = scan(folder, cache=cache)
    assert {path.name: path.stat().st_mtime_ns for path in cache.iterdir()} == cached_file_times
    assert pyarrow.table(first_tables.players).equals(pyarrow.table(second_tables.players))
    (folder / "a.txt").write_text(CASH_HAND)
    assert len(scan(folder, cache=cache).hands) == 3
    assert len(list(cache.iterdir())) == len(cached_file_times) + 1


def test_sessions_end_with_break_of_an_hour() -> None:
    later_hand = CASH_HAND.replace("200000000001", "200000000091").replace("21:15:00", "21:45:00")
    later_hand = later_hand.replace("15:15:00", "15:45:00")
    next_day_hand = CASH_HAND.replace("200000000001", "200000000092").replace(
        "2026/01/31", "2026/02/01"
    )
    rows = _list_rows(scan("\n\n".join([CASH_HAND, later_hand, next_day_hand])).hands)
    assert [row["session"] for row in rows] == [0, 0, 1]


def test_refused_hands_are_listed(folder: Path) -> None:
    (folder / "diary.txt").write_text("dear diary")
    tables = scan(folder)
    [refusal] = tables.refused
    assert "diary.txt: unknown hand history format" in refusal
    assert len(tables.hands) == 7


def test_streaming_to_parquet_gives_same_tables(
    folder: Path, tables: HandTables, tmp_path: Path
) -> None:
    streamed_tables = scan(folder, out=tmp_path / "tables")
    for table, streamed_table in zip(tables, streamed_tables, strict=True):
        assert len(table) == len(streamed_table)
        assert pyarrow.table(streamed_table).to_pylist() == _list_rows(table)
    assert sorted(path.name for path in (tmp_path / "tables").iterdir()) == [
        *("actions.parquet", "hands.parquet", "players.parquet")
    ]


def test_command_writes_parquet(folder: Path, tmp_path: Path) -> None:
    path = tmp_path / "tables"
    result = CliRunner().invoke(app, ["scan", str(folder), "--out", str(path)])
    assert result.exit_code == 0, result.output
    assert f"7 hands in {path}" in result.output
    assert "1 duplicate hand left out" in result.output


def test_polars_pandas_and_duckdb_read_tables(tables: HandTables) -> None:
    polars, pandas = pytest.importorskip("polars"), pytest.importorskip("pandas")
    players = tables.players
    assert polars.DataFrame(players).height == len(players)
    frame = pandas.DataFrame.from_arrow(players)
    assert len(frame) == len(players)
    assert str(frame["player"].dtype) == "category"
    duckdb = pytest.importorskip("duckdb")
    hands, actions = tables.hands, tables.actions
    assert duckdb.sql("SELECT count(DISTINCT hand_id) FROM hands").fetchall() == [(7,)]
    assert duckdb.sql("SELECT count(*) FROM actions").fetchall() == [(len(actions),)]
    assert hands.columns[0].name == "hand_id"


@pytest.mark.landing
def test_pluribus_has_one_id_a_hand(corpora: Path) -> None:
    tables = scan(corpora / "pluribus.phhs", all_ins=False)
    hand_ids = [
        row["hand_id"] for row in pyarrow.table(tables.hands).select(["hand_id"]).to_pylist()
    ]
    assert len(set(hand_ids)) == len(hand_ids) == 4_930


@pytest.mark.parametrize("arguments", [{"copies": "all"}, {"jobs": 0}])
def test_unknown_arguments_are_refused(arguments: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="expected"):
        scan(CASH_HAND, **arguments)  # type: ignore[arg-type]
