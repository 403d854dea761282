"""New rules for an open table: parsed off the event loop, once each, rate limited."""

from __future__ import annotations

import asyncio
from threading import Event, get_ident
from typing import Any

import pytest

from riverboat.service.state import config_cache
from riverboat.table.rules.table_rules import TableRules
from tests.web.api_play import open_table, play_hand, seat_players, submit_accepted
from tests.web.open_rooms import open_test_room, run_async_test

OMAHA_TOML = 'game = "pot-limit omaha 1/2"'
_parse_rules = config_cache.parse_rules


def test_other_clients_are_served_while_rules_are_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    parser_started, release_parser = Event(), Event()

    def parse_slowly(text: str) -> TableRules:
        parser_started.set()
        assert release_parser.wait(60)
        return _parse_rules(text)

    monkeypatch.setattr(config_cache, "parse_rules", parse_slowly)

    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob", "192.0.2.2")
            table = await open_table(ann)
            async with ann.socket() as host_socket, bob.socket() as other_socket:
                await other_socket.send(t="watch", table=table)
                await other_socket.next_of_kind("snapshot")
                body = {"do": "rules", "toml": OMAHA_TOML}
                await host_socket.send(t="wish", cmd="r", table=table, wish=body)
                try:
                    async with asyncio.timeout(60):
                        await asyncio.to_thread(parser_started.wait)
                    for number in range(10):
                        await other_socket.send(t="ping", at=number)
                        assert (await other_socket.next_of_kind("pong"))["at"] == number
                    await submit_accepted(bob, table, do="sit", chair=2, chips=100)
                    assert host_socket.received_frames.empty(), "the rules are not read yet"
                finally:
                    release_parser.set()
                assert (await host_socket.next_of_kind("granted", "refused"))["t"] == "granted"
            assert room.room.task(table).view().game.name == "pot-limit omaha 1/2"

    run_async_test(run_scenario)


def test_rules_are_parsed_once_in_a_worker_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    parsed_texts: list[tuple[str, int]] = []

    def record_parse(text: str) -> TableRules:
        parsed_texts.append((text, get_ident()))
        return _parse_rules(text)

    monkeypatch.setattr(config_cache, "parse_rules", record_parse)

    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob", "192.0.2.2")
            table = await open_table(ann)
            await seat_players(table, ann, bob)
            await submit_accepted(ann, table, do="begin")
            rule_texts = [f'{OMAHA_TOML}\nnotices = ["{number}"]' for number in range(8)]
            for text in rule_texts:  # deferred until the hand is over
                assert (await submit_accepted(ann, table, do="rules", toml=text))["later"]
            invalid_toml = "game = 3"
            response = await ann.submit(table, "w", do="rules", toml=invalid_toml)
            assert (response.status_code, response.json()["code"]) == (409, "not understood")
            await submit_accepted(ann, table, do="call-off", reason="enough of it")
            assert room.room.task(table).view().game.name == "pot-limit omaha 1/2"
            assert [text for text, _ in parsed_texts] == [*rule_texts, invalid_toml]
            assert get_ident() not in {thread for _, thread in parsed_texts}

    run_async_test(run_scenario)


def test_deferred_rules_are_parsed_before_table_reopens(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob", "192.0.2.2")
            table = await open_table(ann)
            await seat_players(table, ann, bob)
            await submit_accepted(ann, table, do="begin")
            await submit_accepted(ann, table, do="rules", toml=OMAHA_TOML)
            store = room.room.store
            await room.room.close()
            await room.room.open()
            task = room.room.task(table)
            assert OMAHA_TOML in task._dealer.config_cache

            def fail_to_parse(text: str) -> TableRules:
                raise AssertionError(f"read again: {text}")

            monkeypatch.setattr(config_cache, "parse_rules", fail_to_parse)
            await submit_accepted(ann, table, do="call-off", reason="enough of it")
            assert task.view().game.name == "pot-limit omaha 1/2"
            assert store is room.room.store

    run_async_test(run_scenario)


def test_rules_from_non_host_are_not_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    parsed_texts: list[str] = []

    def record_parse(text: str) -> TableRules:
        parsed_texts.append(text)
        return _parse_rules(text)

    monkeypatch.setattr(config_cache, "parse_rules", record_parse)

    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob", "192.0.2.2")
            table = await open_table(ann)
            response = await bob.submit(table, "r", do="rules", toml=OMAHA_TOML)
            assert (response.status_code, response.json()["code"]) == (409, "not the host")
            assert parsed_texts == []

    run_async_test(run_scenario)


def test_rule_parsing_is_rate_limited_per_address() -> None:
    async def run_scenario() -> None:
        async with open_test_room(parsed_configs_per_second=1) as room:
            ann = await room.guest("Ann")
            table = await open_table(ann)
            responses = [
                await ann.submit(table, f"r{number}", do="rules", toml=f"{OMAHA_TOML} # {number}")
                for number in range(9)
            ]
            response_codes = [response.json().get("code", "granted") for response in responses]
            assert response_codes.count("granted") == 3, "four at once, and one opened the table"
            assert response_codes[3:] == ["too-many"] * 6
            async with ann.socket() as socket:
                body = {"do": "rules", "toml": OMAHA_TOML}
                await socket.send(t="wish", cmd="x", table=table, wish=body)
                assert (await socket.next_of_kind("refused"))["code"] == "too-many"
            room.clock.advance(1)
            await submit_accepted(ann, table, do="rules", toml=OMAHA_TOML)

    run_async_test(run_scenario)


def test_config_cache_keeps_deferred_and_latest_texts() -> None:
    deferred_texts: list[str] = [f"{OMAHA_TOML} # waits {number}" for number in range(20)]
    cache = config_cache.ConfigCache(lambda: deferred_texts)
    for text in deferred_texts:
        cache.load(text)
    other_texts = [f"{OMAHA_TOML} # {number}" for number in range(30)]
    for text in other_texts:
        cache.load(text)
    assert all(text in cache for text in deferred_texts)
    assert sum(text in cache for text in other_texts) == 4
    assert other_texts[-1] in cache
    deferred_texts.clear()
    cache.load("game = 3")
    assert (
        sum(text in cache for text in [f"{OMAHA_TOML} # waits {number}" for number in range(20)])
        == 0
    )
    for _ in range(2):
        with pytest.raises(ValueError, match="game"):
            cache.get_rules("game = 3")


def test_deeply_nested_rules_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def raise_recursion_error(_: str) -> Any:
        raise RecursionError

    monkeypatch.setattr(config_cache, "read_config", raise_recursion_error)
    with pytest.raises(ValueError, match="nested too deeply"):
        config_cache.ConfigCache(tuple).get_rules("a = 1")


def test_next_hand_uses_new_rules() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob", "192.0.2.2")
            table = await open_table(ann)
            await seat_players(table, ann, bob)
            await submit_accepted(ann, table, do="rules", toml=OMAHA_TOML)
            assert await play_hand(room, table, ann, ann, bob) == 1

    run_async_test(run_scenario)
