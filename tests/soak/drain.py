"""A node drains a hundred tables while hands are played at all of them, and stops.

    python -m tests.soak.drain --tables 100

No hand is interrupted, no hand is repeated, and each spectator reconnects at most once.
"""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.cluster.drain_scenario import drain_node
from tests.cluster.postgres_server import private_server


def main() -> None:
    """Run the drain and print its duration."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    options = parser.parse_args()
    with private_server() as server, TemporaryDirectory() as folder:
        server.raise_priority()
        drain_seconds = asyncio.run(drain_node(Path(folder), server.url, options.tables))
    print(
        f"{options.tables} tables were handed over in {drain_seconds:.1f} s, each between two hands"
    )


if __name__ == "__main__":
    main()
