"""Client priority under load: seated players, then accounts, guests, and strangers."""

from __future__ import annotations

import asyncio
import threading
from contextlib import AsyncExitStack

import pytest

from riverboat.web.client_priority import ClientPriority
from riverboat.web.limits import cost_budget
from riverboat.web.limits.worker_pool import MAX_QUEUED_JOBS, PoolFull, WorkerPool
from tests.web.api_play import open_table, seat_players
from tests.web.open_rooms import (
    OpenTestRoom,
    Socket,
    SocketClosed,
    Visitor,
    open_test_room,
    run_async_test,
)

OWN_ADDRESS = "198.51.100.7"


async def _watch_table(stack: AsyncExitStack, visitor: Visitor, table: str) -> Socket:
    socket = await stack.enter_async_context(visitor.socket())
    await socket.send(t="watch", table=table)
    await socket.next_of_kind("snapshot")
    return socket


async def _open_seated_table(room: OpenTestRoom) -> tuple[Visitor, str]:
    """Return a seated player, and the table."""
    ann = await room.guest("Ann", OWN_ADDRESS)
    table = await open_table(ann)
    await seat_players(table, ann)
    return ann, table


def test_priority_follows_seat_account_and_name() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, _ = await _open_seated_table(room)
            bob, cat = await room.guest("Bob"), room.visitor()
            await cat.register("Cat", "a long and dry sentence")
            priorities, client_priorities = room.app_state.priorities, []
            for visitor in (ann, cat, bob, room.visitor()):
                user = await priorities.load_session_user(
                    visitor.http.cookies.get("rb_session") or ""
                )
                client_priorities.append(priorities.find_priority(user))
            assert client_priorities == [
                ClientPriority.SEATED,
                ClientPriority.ACCOUNT,
                ClientPriority.GUEST,
                ClientPriority.ANONYMOUS,
            ]
            assert (
                priorities.find_priority(await priorities.load_session_user("made up"))
                is ClientPriority.ANONYMOUS
            )

    run_async_test(run_scenario)


def test_watching_strangers_yield_to_players_and_guests() -> None:
    async def run_scenario() -> None:
        async with open_test_room(max_sockets=4) as room, AsyncExitStack() as stack:
            ann, table = await _open_seated_table(room)
            stranger_sockets = [
                await _watch_table(stack, room.visitor(address), table)
                for address in ("192.0.2.1", "192.0.2.2", "192.0.2.2", "192.0.2.3")
            ]
            with pytest.raises(SocketClosed):  # strangers displace no watching stranger
                await stack.enter_async_context(room.visitor("192.0.2.9").socket())
            await _watch_table(stack, ann, table)
            assert await stranger_sockets[1].wait_closed() == 1013, (
                "the oldest of the busiest address"
            )
            guest = await room.guest("Bob", "192.0.2.8")
            await _watch_table(stack, guest, table)
            assert await stranger_sockets[0].wait_closed() == 1013

    run_async_test(run_scenario)


def test_seated_player_reconnects_despite_socket_limits() -> None:
    async def run_scenario() -> None:
        async with (
            open_test_room(max_sockets_per_address=2, max_sockets_per_user=1) as room,
            AsyncExitStack() as stack,
        ):
            ann, table = await _open_seated_table(room)
            for name in ("Bob", "Cat"):
                await _watch_table(stack, await room.guest(name, OWN_ADDRESS), table)
            lost_socket = await _watch_table(stack, ann, table)
            await _watch_table(stack, ann, table)  # before the server knows that the first is lost
            assert await lost_socket.wait_closed() == 1013

    run_async_test(run_scenario)


def test_seated_player_bypasses_exhausted_address_budget() -> None:
    async def run_scenario() -> None:
        async with (
            open_test_room(cpu_ms_per_second=100, cpu_burst_ms=1000, requests_per_second=1) as room,
            AsyncExitStack() as stack,
        ):
            ann, table = await _open_seated_table(room)
            (budget,) = room.app_state.budgets.budgets_of_address(OWN_ADDRESS)
            budget.charge(100.0)
            for _ in range(50):  # the share of requests is used up, too
                try:
                    room.app_state.request_limiter.consume(OWN_ADDRESS, "requests")
                except Exception:
                    break
            assert (await room.visitor(OWN_ADDRESS).get("/")).status_code == 429
            for path in ("/", f"/t/{table}", "/api/me", f"/api/tables/{table}"):
                assert (await ann.get(path)).status_code in (200, 503), path  # 503: not built
            await _watch_table(stack, ann, table)

    run_async_test(run_scenario)


def test_seated_player_bypass_is_limited() -> None:
    async def run_scenario() -> None:
        async with open_test_room(cpu_ms_per_second=100, cpu_burst_ms=1000) as room:
            ann, _ = await _open_seated_table(room)
            (budget,) = room.app_state.budgets.budgets_of_address(OWN_ADDRESS)
            budget.charge(100.0)
            status_codes = [(await ann.get("/nothing")).status_code for _ in range(80)]
            assert status_codes[0] != 429
            assert status_codes[-1] == 429

    run_async_test(run_scenario)


def test_strangers_share_a_budget_apart_from_players() -> None:
    async def run_scenario() -> None:
        async with open_test_room(cpu_ms_per_second=100, cpu_burst_ms=1000) as room:
            ann, table = await _open_seated_table(room)
            bob = await room.guest("Bob", "192.0.2.50")
            room.app_state.budgets.anonymous.charge(100 * cost_budget.ANONYMOUS_BUDGET_FACTOR)
            fresh_visitor = room.visitor("203.0.113.77")
            assert (await fresh_visitor.get("/")).status_code == 429, (
                "an address of its own is no way out"
            )
            fresh_visitor.http.cookies.set("rb_session", "made up")
            assert (await fresh_visitor.get("/")).status_code == 429
            for player in (ann, bob):
                assert (await player.get(f"/api/tables/{table}")).status_code == 200

    run_async_test(run_scenario)


def test_higher_priority_jobs_start_first_and_displace_others() -> None:
    async def run_scenario() -> None:
        pool, release_event, start_order = WorkerPool(1), threading.Event(), list[str]()
        first_task = asyncio.create_task(pool.run("a", release_event.wait))
        stranger_tasks = [
            asyncio.create_task(pool.run(f"s{number}", start_order.append, f"s{number}"))
            for number in range(MAX_QUEUED_JOBS)
        ]
        await asyncio.sleep(0)
        with pytest.raises(PoolFull):
            await pool.run("one more", bool)
        player = pool.run("ann", start_order.append, "ann", priority=ClientPriority.SEATED)
        seated_task = asyncio.create_task(player)
        await asyncio.sleep(0)
        release_event.set()
        results = await asyncio.gather(*stranger_tasks, return_exceptions=True)
        await asyncio.gather(first_task, seated_task)
        pool.close()
        assert start_order[0] == "ann"
        assert [type(result) for result in results].count(PoolFull) == 1

    run_async_test(run_scenario)
