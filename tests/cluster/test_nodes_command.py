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
from tests.cluster.hosts import database, new_table, open_hosts, run, until


@pytest.fixture
def url() -> Iterator[str]:
    with database() as found:
        yield found


async def told(*words: str) -> Result:
    """Run the command line beside the running nodes."""
    return await asyncio.to_thread(CliRunner().invoke, app, words)


async def shown_as_json(url: str) -> Any:
    """Return the JSON document; nodes in this process may log beside it."""
    shown = await told("nodes", "--json", "--database", url)
    return json.loads(shown.output[shown.output.index("{") :].splitlines()[0])


@pytest.mark.landing
def test_it_shows_who_holds_what_and_empties_a_host(url: str, tmp_path: Path) -> None:
    async def steps() -> None:
        async with open_hosts(tmp_path, url, "a", "b") as rooms:
            tables = [(await new_table(rooms[0])).id for _ in range(2)]
            shown = await told("nodes", "--database", url)
            assert shown.exit_code == 0, shown.output
            assert "http://127.0.0.1/a" in shown.output
            assert "3 held, 0 held by nobody." in shown.output
            document = await shown_as_json(url)
            assert document["shape"] == "nodes/1"
            a, b = document["nodes"]
            assert (a["name"], a["live"], b["name"], b["streams"]) == ("a", True, "b", [])
            assert a["streams"] == ["room", *sorted(f"table/{each}" for each in tables)]

            assert (await told("drain", "c", "--database", url)).exit_code == 2
            drained = await told("drain", "a", "--wait", "60", "--database", url)
            assert drained.exit_code == 0
            assert drained.output.endswith("a holds nothing any more.\n")
            await until(lambda: len(rooms[1].tables()) == 2)
            document = await shown_as_json(url)
            assert [node["drains"] for node in document["nodes"]] == [True, False]

    run(steps())


def test_a_file_and_an_empty_database_have_no_hosts(url: str, tmp_path: Path) -> None:
    file = CliRunner().invoke(app, ["nodes", "--database", str(tmp_path / "room.db")])
    assert file.exit_code == 2
    assert "a file of SQLite belongs to one host" in file.output
    empty = CliRunner().invoke(app, ["nodes", "--database", url])
    assert empty.exit_code == 2
    assert "there is no store in the database" in empty.output


def test_an_address_that_is_none_is_refused() -> None:
    with pytest.raises(ValueError, match="not one"):
        Leases("postgresql://")
