"""``riverboat nodes`` and ``riverboat drain``."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from riverboat.cli import app
from riverboat.store.leases import Leases
from tests.cluster.cluster_nodes import (
    empty_database,
    open_nodes,
    open_table,
    run_steps,
    wait_until,
)


@pytest.fixture
def database_url() -> Iterator[str]:
    with empty_database() as database:
        yield database


async def run_command(*words: str) -> Result:
    """Run the command line beside the running nodes."""
    return await asyncio.to_thread(CliRunner().invoke, app, words)


async def read_node_list(url: str) -> Any:
    """Return the JSON document; nodes in this process may log beside it."""
    output = await run_command("nodes", "--json", "--database", url)
    return json.loads(output.output[output.output.index("{") :].splitlines()[0])


@pytest.mark.landing
def test_nodes_command_lists_streams_and_drain_empties_node(
    database_url: str, tmp_path: Path
) -> None:
    async def run_scenario() -> None:
        async with open_nodes(tmp_path, database_url, "a", "b") as rooms:
            tables = [(await open_table(rooms[0])).id for _ in range(2)]
            output = await run_command("nodes", "--database", database_url)
            assert output.exit_code == 0, output.output
            assert "http://127.0.0.1/a" in output.output
            assert "3 held, 0 free." in output.output
            document = await read_node_list(database_url)
            assert document["shape"] == "nodes/1"
            first_node, second_node = document["nodes"]
            assert (
                first_node["name"],
                first_node["live"],
                second_node["name"],
                second_node["streams"],
            ) == ("a", True, "b", [])
            assert first_node["streams"] == ["room", *sorted(f"table/{table}" for table in tables)]

            assert (await run_command("drain", "c", "--database", database_url)).exit_code == 2
            drain_result = await run_command(
                "drain", "a", "--wait", "60", "--database", database_url
            )
            assert drain_result.exit_code == 0
            assert drain_result.output.endswith("No leases left on a.\n")
            await wait_until(lambda: len(rooms[1].tables()) == 2)
            document = await read_node_list(database_url)
            assert [node["drains"] for node in document["nodes"]] == [True, False]

    run_steps(run_scenario())


def test_nodes_command_refuses_file_and_empty_database(database_url: str, tmp_path: Path) -> None:
    file_result = CliRunner().invoke(app, ["nodes", "--database", str(tmp_path / "room.db")])
    assert file_result.exit_code == 2
    assert "a SQLite file is for one host" in file_result.output
    empty_result = CliRunner().invoke(app, ["nodes", "--database", database_url])
    assert empty_result.exit_code == 2
    assert "the database has no store" in empty_result.output


def test_invalid_database_url_is_refused() -> None:
    with pytest.raises(ValueError, match="invalid PostgreSQL address"):
        Leases("postgresql://")
