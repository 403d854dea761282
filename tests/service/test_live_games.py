"""Live games of a room: stored before the reply, single writer, verified."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from riverboat.engine import IllegalAction
from riverboat.live import scorekeeper_entries as e
from riverboat.live.chip_tracking import chip_placement
from riverboat.service import live_games
from riverboat.service.history.stream_verifier import load_evidence
from riverboat.service.live_game_verifier import verify_live_game
from riverboat.service.live_games import LiveGame, LiveGameNotFound, LiveGames, StaleVersion
from riverboat.service.live_records import LIVE_STREAM_PREFIX, LiveSettings
from riverboat.store.memory_store import Memory, MemoryStore
from riverboat.store.portable_file import backup, restore
from riverboat.store.store_urls import open_store
from riverboat.store.stream_records import Batch
from riverboat.wire.view import Money
from tests.limits import HANG
from tests.live.scorekeeper_games import rules_of
from tests.store.store_locations import empty_location

SEAT_ENTRIES = tuple([e.SitEntry(name, 200) for name in ("Ann", "Bob", "Cat")])
HAND_ENTRIES: tuple[e.AnyEntry, ...] = (
    e.NextEntry(),
    *[e.ActEntry("call")] * 2,
    *[e.ActEntry("check")] * 10,
)
"""A hand without bets: three players reach the showdown."""


async def begin_game(games: LiveGames) -> LiveGame:
    return await games.begin("Friday", "Ann", Money(), rules_of(), "cash-2026", SEAT_ENTRIES)


async def enter_all(games: LiveGames, game: LiveGame, *entries: e.AnyEntry) -> None:
    for entry in entries:
        await games.enter(game, entry, "Ann", game.version)


def run_scenario_in_memory(scenario: Callable[[Memory], Awaitable[None]]) -> None:
    async def open_game() -> None:
        await scenario(Memory())

    asyncio.run(open_game())


async def open_games(memory: Memory) -> LiveGames:
    store = MemoryStore(memory)
    await store.open()
    return LiveGames(lambda: store, lambda: 1_000)


def test_live_game_survives_restart() -> None:
    async def run_scenario(memory: Memory) -> None:
        games = await open_games(memory)
        game = await begin_game(games)
        await enter_all(games, game, *HAND_ENTRIES, e.UndoEntry(2), e.NoteEntry("a new deck"))
        second_live_game = await (await open_games(memory)).game(game.id)
        assert second_live_game.keeper.log == game.keeper.log
        assert second_live_game.keeper.moves == game.keeper.moves
        assert (second_live_game.version, second_live_game.settings) == (
            game.version,
            game.settings,
        )
        assert [game.id for game in await (await open_games(memory)).summaries()] == [game.id]

    run_scenario_in_memory(run_scenario)


def test_stale_version_entry_is_refused() -> None:
    async def run_scenario(memory: Memory) -> None:
        games = await open_games(memory)
        game = await begin_game(games)
        version = game.version
        await games.enter(game, e.NextEntry(), "Ann", version)
        log = list(game.keeper.log)
        with pytest.raises(StaleVersion):
            await games.enter(game, e.UndoEntry(), "Bob", version)
        assert game.keeper.log == log

    run_scenario_in_memory(run_scenario)


def test_concurrent_entries_are_each_stored_once() -> None:
    async def run_scenario(memory: Memory) -> None:
        games = await open_games(memory)
        game = await begin_game(games)

        async def enter_with_retry(number: int) -> None:
            while True:
                try:
                    await games.enter(game, e.NoteEntry(f"note {number}"), "Ann", game.version)
                except StaleVersion:
                    await asyncio.sleep(0)
                else:
                    return

        await asyncio.gather(*[enter_with_retry(number) for number in range(12)])
        note_commands = [command for move in game.keeper.moves[3:] for command in move.commands]
        assert len({*note_commands}) == len(note_commands) == 12

    run_scenario_in_memory(run_scenario)


def test_entry_that_fails_to_store_changes_nothing() -> None:
    async def run_scenario(memory: Memory) -> None:
        games = await open_games(memory)
        game = await begin_game(games)
        other_store = MemoryStore(memory)
        await other_store.open()
        await other_store.append(
            Batch(
                LIVE_STREAM_PREFIX + game.id,
                game.version,
                1,
                (memory.records[LIVE_STREAM_PREFIX + game.id][1].body,),
            )
        )
        with pytest.raises(StaleVersion):  # another room writes to the same store
            await games.enter(game, e.NextEntry(), "Ann", game.version)
        with pytest.raises(StaleVersion):
            await games.enter(game, e.NextEntry(), "Ann", game.version)

    run_scenario_in_memory(run_scenario)


def test_refused_entry_is_not_stored() -> None:
    async def run_scenario(memory: Memory) -> None:
        games = await open_games(memory)
        game = await begin_game(games)
        with pytest.raises(IllegalAction):
            await games.enter(game, e.ActEntry("call"), "Ann", game.version)
        assert len(memory.records[LIVE_STREAM_PREFIX + game.id]) == game.version
        with pytest.raises(LiveGameNotFound):
            await games.game("nothing")

    run_scenario_in_memory(run_scenario)


def test_verification_detects_altered_live_game() -> None:
    async def run_scenario(memory: Memory) -> None:
        games = await open_games(memory)
        game = await begin_game(games)
        await enter_all(
            games, game, *HAND_ENTRIES, e.WinEntry((e.PotWinners((1, 2)),)), e.NextEntry()
        )
        await games.change_settings(game, LiveSettings(("Bob",)), "Ann")
        store = MemoryStore(memory)
        await store.open()
        report = verify_live_game(await load_evidence(store, LIVE_STREAM_PREFIX + game.id))
        assert report.problems == []
        assert report.hands == 1
        records = memory.records[LIVE_STREAM_PREFIX + game.id]
        for record_index, record in enumerate(records):
            if b'"PotAwarded","seat"' in record.body:
                altered_body = record.body.replace(b'"chips":3', b'"chips":2', 1)
                assert altered_body != record.body
                records[record_index] = type(record)(record.seq, record.at, altered_body)
        assert verify_live_game(await load_evidence(store, LIVE_STREAM_PREFIX + game.id)).problems

    run_scenario_in_memory(run_scenario)


_WRITER_CODE = """
import asyncio, sys
from tests.service.test_live_games import *
async def work():
    store = open_store(sys.argv[1]); await store.open()
    games = LiveGames(lambda: store, lambda: 1_000)
    game = await begin_game(games)
    print(game.id, flush=True)
    while True:
        for each in (*HAND_ENTRIES, e.WinEntry((e.PotWinners((1, 2)),))):
            await games.enter(game, each, "Ann", game.version)
            print(game.version, flush=True)
asyncio.run(work())
"""


@pytest.mark.landing
def test_acknowledged_entries_survive_kill_and_backup(tmp_path: Path) -> None:
    database_path = tmp_path / "room.db"
    command = [sys.executable, "-c", _WRITER_CODE, str(database_path)]
    root = Path(__file__).parents[2]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, cwd=root, env={**os.environ}
    ) as process:
        assert process.stdout
        name = process.stdout.readline().strip()
        answer_count = 0
        while answer_count < 30:
            answer_count = int(process.stdout.readline())
        process.send_signal(signal.SIGKILL)
        for line in process.stdout:
            answer_count = int(line) if line.endswith("\n") else answer_count
    backup(str(database_path), tmp_path / "backup")
    restore(tmp_path / "backup", str(tmp_path / "again.db"))
    asyncio.run(_assert_game_stored(str(tmp_path / "again.db"), name, answer_count))


async def _assert_game_stored(path: str, name: str, answer_count: int) -> None:
    store = open_store(path)
    await store.open()
    game = await LiveGames(lambda: store, lambda: 1_000).game(name)
    assert game.version >= answer_count
    assert game.keeper.table.chips == 600
    assert verify_live_game(await load_evidence(store, LIVE_STREAM_PREFIX + name)).problems == []
    await store.close()


# Waiting, and other stores -----------------------------------------------------------------------


def test_excess_long_polls_return_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_games, "MAX_WAITERS", 2)

    async def run_scenario(memory: Memory) -> None:
        store = MemoryStore(memory)
        await store.open()
        games = LiveGames(lambda: store, lambda: 0)
        game = await begin_game(games)
        wait_tasks = [
            asyncio.create_task(game.wait_for_change(game.version, 10 * HANG)) for _ in range(2)
        ]
        await asyncio.sleep(0)
        assert game.waiter_count == 2
        async with asyncio.timeout(HANG):
            await game.wait_for_change(game.version, 10 * HANG)
        await enter_all(games, game, e.NextEntry())
        await asyncio.gather(*wait_tasks)
        assert game.waiter_count == 0

    run_scenario_in_memory(run_scenario)


@pytest.mark.parametrize("store_kind", ["sqlite", "postgresql"])
def test_live_game_round_trips_in_every_store(store_kind: str, tmp_path: Path) -> None:
    with empty_location(store_kind, tmp_path) as location:

        async def run_scenario() -> None:
            store, second_store = location.store(), location.store()
            await store.open()
            games = LiveGames(lambda: store, lambda: 0)
            game = await begin_game(games)
            chip_piles = (e.ChipPile(25, 4), e.ChipPile(5, 20))
            count_entry = e.CountEntry(1, chip_piles)
            await enter_all(
                games, game, count_entry, *HAND_ENTRIES, e.UndoEntry(3), e.ActEntry("raise", 10)
            )
            keeper = game.keeper
            await second_store.open()
            second_games = LiveGames(lambda: second_store, lambda: 0)
            second_live_game = await second_games.game(game.id)
            assert second_live_game.keeper.log == keeper.log
            assert second_live_game.keeper.moves == keeper.moves
            assert chip_placement(second_live_game.keeper) == chip_placement(keeper)
            with pytest.raises(StaleVersion):
                await second_games.enter(second_live_game, e.ActEntry("fold"), "Ann", 1)
            report = verify_live_game(
                await load_evidence(second_store, LIVE_STREAM_PREFIX + game.id)
            )
            assert report.problems == []
            await store.close()
            await second_store.close()

        asyncio.run(run_scenario())
