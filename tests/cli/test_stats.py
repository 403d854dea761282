"""``riverboat stats`` of a room folder, compared with the player's statistics page."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from riverboat.cli import app
from riverboat.homegame import HomeGame
from riverboat.service.house_room import DATABASE_FILE
from riverboat.service.records.room_facts import to_json
from riverboat.stats import total_statistics
from riverboat.store.rows import TableRow
from riverboat.store.store_urls import open_store
from riverboat.store.stream_records import Batch, LedgerEntry
from riverboat.table.rules.table_rules import TableRules
from riverboat.table.state import facts as f
from riverboat.web.records.player_hands import PlayedHandsCache

PLAYER_NAMES = ("Ann", "Bob", "Cat")


async def store_played_hands(path: Path) -> dict[str, Any]:
    """Store thirty played hands and return the figures of Ann's statistics page."""
    game = HomeGame("nlhe 5/10", players=list(PLAYER_NAMES), stack=1000, seed=7)
    facts: list[Any] = [f.TableOpened(TableRules(game=game.game))]
    facts += [f.SatDown(chair, name) for chair, name in enumerate(PLAYER_NAMES, 1)]
    for hand_number in range(1, 31):
        game.play({"Ann": "shark", "Bob": "caller", "Cat": "rock"})
        chairs = tuple([PLAYER_NAMES.index(name) + 1 for name in game.dealt_in])
        facts += [f.HandBegan(hand_number, 0, chairs, 1, 0, 0, (), began_at=hand_number), *game.log]
        facts.append(f.HandClosed(hand_number, (0,) * len(chairs), (0,) * len(chairs)))
    store = open_store(str(path / DATABASE_FILE))
    await store.open()
    await store.add_table(TableRow("t1", "Club", "Ann", 1, 2, b"{}"))
    ledger_entries = tuple(
        [LedgerEntry(f"player:{name}", "table:t1", 1000, "buy-in") for name in PLAYER_NAMES]
    )
    await store.append(Batch("table/t1", 0, 1, tuple(map(to_json, facts)), ledger_entries))
    player_statistics = total_statistics(
        (await PlayedHandsCache(store).load("Ann", timeout_seconds=60)).hands
    )
    await store.close()
    return {
        "hands": player_statistics.hands,
        "vpip": player_statistics.percent("vpip"),
        "bb_per_100": round(player_statistics.bb_per_100, 3),
        "ev_bb_per_100": round(player_statistics.ev_per_100, 3),
    }


def test_room_statistics_equal_player_page(tmp_path: Path) -> None:
    page_figures = asyncio.run(store_played_hands(tmp_path))
    result = CliRunner().invoke(
        app, ["stats", "--room", str(tmp_path), "--player", "Ann", "--json"]
    )
    assert result.exit_code == 0, result.output
    [ann] = json.loads(result.stdout)["players"]
    command_figures = {name: ann[name] for name in ("hands", "bb_per_100", "ev_bb_per_100")}
    assert {**command_figures, "vpip": ann["statistics"]["vpip"]["value"]} == page_figures
    assert page_figures["hands"] > 10
    all_players = CliRunner().invoke(app, ["stats", "--room", str(tmp_path), "--json"])
    assert {
        player_entry["player"] for player_entry in json.loads(all_players.stdout)["players"]
    } == {*PLAYER_NAMES}


@pytest.mark.parametrize("arguments", [[], ["--room", "here", "hands.phh"]])
def test_files_and_room_are_mutually_exclusive(arguments: list[str], tmp_path: Path) -> None:
    (tmp_path / "hands.phh").write_text("")
    path_arguments = [
        str(tmp_path / argument) if argument == "hands.phh" else argument for argument in arguments
    ]
    result = CliRunner().invoke(app, ["stats", *path_arguments])
    assert result.exit_code == 2
    assert "--room" in result.output


def test_folder_without_room_is_refused(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["stats", "--room", str(tmp_path)])
    assert result.exit_code == 2
    assert "no room in" in result.output
    assert not (tmp_path / DATABASE_FILE).exists()
