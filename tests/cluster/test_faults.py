"""Nodes are killed, suspended, cut off and redeployed without losing an accepted command.

``make soak ONLY=cluster`` repeats this many times.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from riverboat.service.decks.room_key import stored_key
from riverboat.service.history.stream_verifier import load_evidence
from riverboat.service.table_verifier import verify_table
from riverboat.store.store_urls import open_store
from tests.cluster.faults import FAULTS, run_round
from tests.cluster.postgres_server import private_server
from tests.cluster.trial import Trial
from tests.thorough import THOROUGH

LEASE_SECONDS = 2.0
RECORDS_PER_CHECKPOINT = 40
"""Records from one checkpoint to the next: tables here are short-lived."""
LATE_SECONDS = 15.0
"""Seconds after a lease within which the tables of a dead node are taken over, beside other tests.
The goal is two, which `tests.soak.cluster` measures.
"""
TESTED_FAULTS = (
    [fault for fault in FAULTS if fault != "versions"] if THOROUGH else ["kill", "cut", "name"]
)
"""Each other fault takes as long as these together."""


@pytest.mark.slow
@pytest.mark.timeout(400)
def test_faults_lose_no_accepted_command(
    tmp_path: Path,
) -> None:
    async def run_scenario(trial: Trial) -> None:
        try:
            await trial.begin()
            for name in TESTED_FAULTS:
                await run_round(trial, name)
        finally:
            await trial.end()
        for name in {"kill", "stop", "cut", "hold", "clock"}.intersection(TESTED_FAULTS):
            assert trial.takeover_seconds[name], name
        assert max(trial.takeover_seconds["kill"]) < LEASE_SECONDS + LATE_SECONDS
        assert await verify_database(trial.url, tmp_path), "no table was opened from a checkpoint"

    with private_server() as server:
        trial = Trial(
            server.url,
            tmp_path,
            host_count=3,
            table_count=6,
            lease_seconds=LEASE_SECONDS,
            server=server,
            records_per_checkpoint=RECORDS_PER_CHECKPOINT,
        )
        asyncio.run(run_scenario(trial))


async def verify_database(url: str, folder: Path) -> int:
    """Verify every record of every table against rules, ledger and seals, and every checkpoint.

    Return the number of checkpoints.
    """
    store = open_store(url)
    await store.open()
    checkpoint_count = 0
    try:
        for stream in await store.stream_lengths():
            if stream.startswith("table/"):
                evidence = await load_evidence(store, stream, stored_key(folder))
                checkpoint_count += len(evidence.checkpoints)
                report = verify_table(evidence)
                assert report.is_clean, (stream, report.problems[:3])
        assert sum((await store.balances()).values()) == 0
        return checkpoint_count
    finally:
        await store.close()
