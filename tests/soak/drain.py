"""A host hands a hundred tables over while hands are played at all of them, and ends.

    python -m tests.soak.drain --tables 100

No hand is interrupted, none comes back, and whoever watches connects once more at most.
"""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.cluster.draining import hand_over
from tests.cluster.servers import own_server


def main() -> None:
    """Do it, and say how long it took."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    given = parser.parse_args()
    with own_server() as server, TemporaryDirectory() as folder:
        server.keep_up()
        took = asyncio.run(hand_over(Path(folder), server.url, given.tables))
    print(f"{given.tables} tables were handed over in {took:.1f} s, each between two hands")


if __name__ == "__main__":
    main()
