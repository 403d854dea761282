"""A process that writes to a store until it is killed, and prints what it was promised.

``python writing.py URL``: for each batch that is durable, a line with its stream and the length of
the stream then. Each batch is three records, an entry, an answer and a checkpoint.
"""

from __future__ import annotations

import asyncio
import os
import sys

from riverboat.store import Batch, Checkpoint, LedgerEntry, Store, StoredReply, open_store

STREAMS = [f"table/{n}" for n in range(8)]
RECORDS = 3


def batch(stream: str, expected: int) -> Batch:
    """The batch that follows on so many records: always the same."""
    return Batch(
        stream,
        expected,
        at=expected,
        records=tuple(f"{stream} {expected + n}".encode() * 20 for n in range(1, RECORDS + 1)),
        entries=(LedgerEntry("bank", stream, RECORDS, "each batch"),),
        answers=(StoredReply(f"after {expected}", b"yes"),),
        checkpoint=Checkpoint(expected, expected, "a", f"{stream} {expected}".encode() * 50),
        keeps_from=expected,
    )


async def write(store: Store, stream: str) -> None:
    length = 0
    while True:
        length = await store.append(batch(stream, length))
        # Straight to the pipe: what stands in a buffer would die with the process.
        os.write(1, f"{stream} {length}\n".encode())


async def main(url: str) -> None:
    store = open_store(url)
    await store.open()
    await asyncio.gather(*(write(store, stream) for stream in STREAMS))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
