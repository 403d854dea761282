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

WRONG_BY: Final = 600
"""Seconds by which a clock is wrong."""

TAKEOVER_FAULTS: Final = ("kill", "stop", "cut", "hold")
"""Faults that take the current tables from one node."""


async def run_round(trial: Trial, name: str) -> None:
    """Run one round: inject a fault, wait until all players get replies, and check everything."""
    started_at = time.monotonic()
    await FAULTS[name](trial, trial.luck.choice(await _eligible_victims(trial, name)))
    wrong = time.monotonic()
    await trial.wait_until_all_reply()
    answered = time.monotonic()
    await trial.check(again=name == "database")  # a crash may lose earlier records
    trial.spent["fault"] += wrong - started_at
    trial.spent["answers"] += answered - wrong
    trial.spent["checks"] += time.monotonic() - answered


async def _eligible_victims(trial: Trial, name: str) -> list[NodeProcess]:
    """Return the nodes worth losing: if tables must move, those that hold some."""
    if name not in TAKEOVER_FAULTS:
        return trial.hosts
    return [host for host in trial.hosts if await trial.held_streams(host)] or trial.hosts


async def dies(trial: Trial, victim: NodeProcess, name: str) -> None:
    """Let a node die and check that others take its tables over."""
    held_streams_before = await trial.held_streams(victim)
    victim.is_up = False
    victim.send(signal.SIGKILL)
    await trial.wait_for_takeover(name, held_streams_before, time.monotonic())
    await victim.ended()


async def ends(trial: Trial, victim: NodeProcess, name: str) -> None:
    """Shut a node down and check that others hold its tables when it has ended."""
    started_at, held_streams_before = time.monotonic(), await trial.held_streams(victim)
    victim.is_up = False
    victim.send(signal.SIGTERM)
    await victim.ended()
    async with asyncio.timeout(HANG):
        while True:
            leases = await trial.leases()
            if all(
                leases[stream][1] > epoch and leases[stream][2]
                for stream, epoch in held_streams_before.items()
            ):
                break
            await asyncio.sleep(0.05)
    trial.takeovers[name].append(time.monotonic() - started_at)


async def kill(trial: Trial, victim: NodeProcess) -> None:
    """Kill a node and restart it."""
    await dies(trial, victim, "kill")
    await victim.start()


async def stop(trial: Trial, victim: NodeProcess) -> None:
    """Suspend a node for two leases, then resume it."""
    held_streams_before = await trial.held_streams(victim)
    victim.is_up = False
    victim.send(signal.SIGSTOP)
    started_at = time.monotonic()
    await trial.wait_for_takeover("stop", held_streams_before, started_at)
    await trial.wait_until_all_reply()
    await asyncio.sleep(max(0.0, started_at + 2 * trial.lease - time.monotonic()))
    trial.heard.record_resume(victim.name)
    victim.send(signal.SIGCONT)
    victim.is_up = True  # clients are not notified either
    await trial.wait_until_live(victim)


async def cut(trial: Trial, victim: NodeProcess) -> None:
    """Cut the connection between a node and its database."""
    await _cut(trial, victim, "cut", victim.to_database.cut)


async def hold(trial: Trial, victim: NodeProcess) -> None:
    """Hold traffic between a node and its database without closing it, and deliver it later."""
    await _cut(trial, victim, "hold", victim.to_database.hold)


async def _cut(trial: Trial, victim: NodeProcess, name: str, cuts: Callable[[], None]) -> None:
    held_streams_before = await trial.held_streams(victim)
    cuts()
    started_at = time.monotonic()
    await trial.wait_for_takeover(name, held_streams_before, started_at)
    await asyncio.sleep(max(0.0, started_at + 2 * trial.lease - time.monotonic()))
    victim.to_database.restore()
    await victim.ready()


async def between(trial: Trial, victim: NodeProcess) -> None:
    """Cut or hold traffic between a node and the others; it keeps its leases."""
    if trial.luck.random() < 0.5:
        victim.to_here.cut()
    else:
        victim.to_here.hold()
    await asyncio.sleep(trial.lease)
    victim.to_here.restore()


async def database(trial: Trial, _: NodeProcess) -> None:
    """Stop or crash the database for a while and restart it."""
    assert trial.server is not None
    await asyncio.to_thread(trial.server.stop, crash=trial.luck.random() < 0.5)
    await asyncio.sleep(trial.luck.uniform(0, 2 * trial.lease))
    await asyncio.to_thread(trial.server.start)
    for host in trial.hosts:
        await host.ready()


async def clock(trial: Trial, victim: NodeProcess) -> None:
    """Shift a node's clock by ten minutes and back; it takes over and releases tables meanwhile."""
    wrong = trial.luck.choice([WRONG_BY, -WRONG_BY])
    (other,) = trial.luck.sample([host for host in trial.hosts if host is not victim], 1)
    await ends(trial, victim, "deploy")
    victim.set_clock(wrong)
    await victim.start()
    await dies(trial, other, "clock")
    await other.start()
    await trial.wait_until_all_reply()
    victim.set_clock(-wrong)
    await trial.wait_until_all_reply()
    await dies(trial, victim, "clock")
    victim.set_clock(None)
    await victim.start()


async def deploy(trial: Trial, _: NodeProcess) -> None:
    """Restart each node, one after the other."""
    for host in trial.hosts:
        await ends(trial, host, "deploy")
        await host.start()


async def versions(trial: Trial, _: NodeProcess) -> None:
    """Replace each node by the previous version, and then by this one again."""
    assert trial.before is not None
    for tree in (trial.before, None):
        for host in trial.hosts:
            await ends(trial, host, "versions")
            host.tree = tree
            await host.start()
            await trial.wait_until_all_reply()


async def name(trial: Trial, victim: NodeProcess) -> None:
    """Start another program with a node's name: it is refused and disturbs no other node."""
    held_streams_before, run = await trial.held_streams(victim), await trial.current_run_id(victim)
    other = victim.run(free_port())
    await asyncio.to_thread(other.wait, 60)
    leases_after = await trial.leases()
    for stream, epoch in held_streams_before.items():
        holder, now, live = leases_after[stream]
        handover_count = holder != victim.name and now > epoch
        # Streams released by another node go to the victim in a new epoch, once it is admitted.
        kept_live = holder == victim.name and now in (epoch, epoch + 1) and live
        assert handover_count or kept_live, f"{stream} was disturbed"
    assert await trial.current_run_id(victim) == run, "another program has the name"


FAULTS: Final[dict[str, Callable[[Trial, NodeProcess], Any]]] = {
    "kill": kill,
    "stop": stop,
    "cut": cut,
    "hold": hold,
    "between": between,
    "database": database,
    "clock": clock,
    "deploy": deploy,
    "versions": versions,
    "name": name,
}
