"""A process that writes to a store until it is killed, and prints each acknowledged append.

``python writing.py URL`` prints a line with the stream and its length for each durable batch.
A batch is three records, a ledger entry, a reply and a checkpoint.
"""

from __future__ import annotations

import asyncio
import os
import sys

from riverboat.store import Batch, Checkpoint, LedgerEntry, Store, StoredReply, open_store

STREAMS = [f"table/{table_number}" for table_number in range(8)]
RECORDS_PER_BATCH = 3


def make_batch(stream: str, expected_seq: int) -> Batch:
    """Return the batch after a number of records; the same number gives the same batch."""
    return Batch(
        stream,
        expected_seq,
        at=expected_seq,
        records=tuple(
            f"{stream} {expected_seq + record_number}".encode() * 20
            for record_number in range(1, RECORDS_PER_BATCH + 1)
        ),
        ledger_entries=(LedgerEntry("bank", stream, RECORDS_PER_BATCH, "each batch"),),
        replies=(StoredReply(f"after {expected_seq}", b"yes"),),
        checkpoint=Checkpoint(
            expected_seq, expected_seq, "a", f"{stream} {expected_seq}".encode() * 50
        ),
        keep_checkpoints_from=expected_seq,
    )


async def write_batches(store: Store, stream: str) -> None:
    length = 0
    while True:
        length = await store.append(make_batch(stream, length))
        # Write straight to the pipe: buffered output would die with the process.
        os.write(1, f"{stream} {length}\n".encode())


async def main(url: str) -> None:
    store = open_store(url)
    await store.open()
    await asyncio.gather(*(write_batches(store, stream) for stream in STREAMS))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
