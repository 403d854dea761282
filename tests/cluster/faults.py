"""Faults in a room on several nodes, one for each round; the room must continue after each."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Callable
from typing import Any, Final

from tests.cluster.node_processes import NodeProcess
from tests.cluster.trial import Trial
from tests.limits import HANG
from tests.ports import free_port

CLOCK_ERROR_SECONDS: Final = 600
"""Seconds by which a clock is wrong."""

TAKEOVER_FAULTS: Final = ("kill", "stop", "cut", "hold")
"""Faults that take the current tables from one node."""


async def run_round(trial: Trial, name: str) -> None:
    """Run one round: inject a fault, wait until all players get replies, and check everything."""
    started_at = time.monotonic()
    await FAULTS[name](trial, trial.rng.choice(await _eligible_victims(trial, name)))
    faulted_at = time.monotonic()
    await trial.wait_until_all_reply()
    replied_at = time.monotonic()
    await trial.check_invariants(from_start=name == "database")  # a crash may lose earlier records
    trial.seconds_by_activity["fault"] += faulted_at - started_at
    trial.seconds_by_activity["answers"] += replied_at - faulted_at
    trial.seconds_by_activity["checks"] += time.monotonic() - replied_at


async def _eligible_victims(trial: Trial, name: str) -> list[NodeProcess]:
    """Return the nodes that a fault may hit: if tables must move, the nodes that hold some."""
    if name not in TAKEOVER_FAULTS:
        return trial.hosts
    return [host for host in trial.hosts if await trial.held_streams(host)] or trial.hosts


async def kill_node(trial: Trial, victim: NodeProcess, name: str) -> None:
    """Kill a node and check that other nodes take its tables over."""
    held_streams_before = await trial.held_streams(victim)
    victim.is_up = False
    victim.send(signal.SIGKILL)
    await trial.wait_for_takeover(name, held_streams_before, time.monotonic())
    await victim.wait_until_ended()


async def shut_node_down(trial: Trial, victim: NodeProcess, name: str) -> None:
    """Shut a node down and check that others hold its tables when it has ended."""
    started_at, held_streams_before = time.monotonic(), await trial.held_streams(victim)
    victim.is_up = False
    victim.send(signal.SIGTERM)
    await victim.wait_until_ended()
    async with asyncio.timeout(HANG):
        while True:
            leases = await trial.leases()
            if all(
                leases[stream][1] > epoch and leases[stream][2]
                for stream, epoch in held_streams_before.items()
            ):
                break
            await asyncio.sleep(0.05)
    trial.takeover_seconds[name].append(time.monotonic() - started_at)


async def kill_and_restart(trial: Trial, victim: NodeProcess) -> None:
    """Kill a node and restart it."""
    await kill_node(trial, victim, "kill")
    await victim.start()


async def suspend_and_resume(trial: Trial, victim: NodeProcess) -> None:
    """Suspend a node for two leases, then resume it."""
    held_streams_before = await trial.held_streams(victim)
    victim.is_up = False
    victim.send(signal.SIGSTOP)
    started_at = time.monotonic()
    await trial.wait_for_takeover("stop", held_streams_before, started_at)
    await trial.wait_until_all_reply()
    await asyncio.sleep(max(0.0, started_at + 2 * trial.lease - time.monotonic()))
    trial.frame_history.record_resume(victim.name)
    victim.send(signal.SIGCONT)
    victim.is_up = True  # clients are not notified either
    await trial.wait_until_live(victim)


async def cut_database_link(trial: Trial, victim: NodeProcess) -> None:
    """Cut the connection between a node and its database."""
    await _interrupt_database_link(trial, victim, "cut", victim.database_relay.cut)


async def hold_database_link(trial: Trial, victim: NodeProcess) -> None:
    """Hold traffic between a node and its database without closing it, and deliver it later."""
    await _interrupt_database_link(trial, victim, "hold", victim.database_relay.hold)


async def _interrupt_database_link(
    trial: Trial, victim: NodeProcess, name: str, interrupt: Callable[[], None]
) -> None:
    held_streams_before = await trial.held_streams(victim)
    interrupt()
    started_at = time.monotonic()
    await trial.wait_for_takeover(name, held_streams_before, started_at)
    await asyncio.sleep(max(0.0, started_at + 2 * trial.lease - time.monotonic()))
    victim.database_relay.restore()
    await victim.wait_until_ready()


async def interrupt_node_link(trial: Trial, victim: NodeProcess) -> None:
    """Cut or hold traffic between a node and the others; it keeps its leases."""
    if trial.rng.random() < 0.5:
        victim.node_relay.cut()
    else:
        victim.node_relay.hold()
    await asyncio.sleep(trial.lease)
    victim.node_relay.restore()


async def restart_database(trial: Trial, _: NodeProcess) -> None:
    """Stop or crash the database for a while and restart it."""
    assert trial.server is not None
    await asyncio.to_thread(trial.server.stop, crash=trial.rng.random() < 0.5)
    await asyncio.sleep(trial.rng.uniform(0, 2 * trial.lease))
    await asyncio.to_thread(trial.server.start)
    for host in trial.hosts:
        await host.wait_until_ready()


async def shift_clock(trial: Trial, victim: NodeProcess) -> None:
    """Shift a node's clock by ten minutes and back; it takes over and releases tables meanwhile."""
    offset = trial.rng.choice([CLOCK_ERROR_SECONDS, -CLOCK_ERROR_SECONDS])
    (other_host,) = trial.rng.sample([host for host in trial.hosts if host is not victim], 1)
    await shut_node_down(trial, victim, "deploy")
    victim.set_clock(offset)
    await victim.start()
    await kill_node(trial, other_host, "clock")
    await other_host.start()
    await trial.wait_until_all_reply()
    victim.set_clock(-offset)
    await trial.wait_until_all_reply()
    await kill_node(trial, victim, "clock")
    victim.set_clock(None)
    await victim.start()


async def redeploy_nodes(trial: Trial, _: NodeProcess) -> None:
    """Restart each node, one after the other."""
    for host in trial.hosts:
        await shut_node_down(trial, host, "deploy")
        await host.start()


async def replace_versions(trial: Trial, _: NodeProcess) -> None:
    """Replace each node by the previous version, and then by this one again."""
    assert trial.previous_tree is not None
    for source_tree in (trial.previous_tree, None):
        for host in trial.hosts:
            await shut_node_down(trial, host, "versions")
            host.tree = source_tree
            await host.start()
            await trial.wait_until_all_reply()


async def start_duplicate(trial: Trial, victim: NodeProcess) -> None:
    """Start another program with a node's name: it is refused and disturbs no other node."""
    held_streams_before, run_id = (
        await trial.held_streams(victim),
        await trial.current_run_id(victim),
    )
    duplicate_process = victim.run(free_port())
    await asyncio.to_thread(duplicate_process.wait, 60)
    leases_after = await trial.leases()
    for stream, epoch in held_streams_before.items():
        new_holder, new_epoch, is_live = leases_after[stream]
        was_handed_over = new_holder != victim.name and new_epoch > epoch
        # Streams released by another node go to the victim in a new epoch, once it is admitted.
        is_still_held = new_holder == victim.name and new_epoch in (epoch, epoch + 1) and is_live
        assert was_handed_over or is_still_held, f"{stream} was disturbed"
    assert await trial.current_run_id(victim) == run_id, "another program has the name"


FAULTS: Final[dict[str, Callable[[Trial, NodeProcess], Any]]] = {
    "kill": kill_and_restart,
    "stop": suspend_and_resume,
    "cut": cut_database_link,
    "hold": hold_database_link,
    "between": interrupt_node_link,
    "database": restart_database,
    "clock": shift_clock,
    "deploy": redeploy_nodes,
    "versions": replace_versions,
    "name": start_duplicate,
}
