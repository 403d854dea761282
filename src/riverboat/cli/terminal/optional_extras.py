"""What not every installation has: `pip install riverboat` is lean, and extras bring the rest."""

from __future__ import annotations

from typing import Final

from riverboat.cli.terminal.terminal_locale import terminal_reader
from riverboat.words.terminal.finding import IsNotInstalled

EXTRAS: Final = {
    "room": frozenset(
        [
            *("alembic", "argon2", "cbor2", "cryptography", "itsdangerous", "markdown_it", "pyotp"),
            *("prometheus_client", "sqlalchemy", "starlette", "structlog", "uvicorn", "webauthn"),
            "websockets",
        ]
    ),
    "postgres": frozenset(["psycopg"]),
    "cluster": frozenset(["httpx"]),
    "parquet": frozenset(["pyarrow"]),
    "loky": frozenset(["loky"]),
    "dask": frozenset(["distributed"]),
    "ray": frozenset(["ray"]),
    "solve": frozenset(["scipy"]),
    "mcp": frozenset(["mcp"]),
    "rl": frozenset(["gymnasium", "pettingzoo", "pyspiel"]),
}
"""The modules that an extra of pyproject.toml brings."""


def install_hint(module: str | None, command: str) -> str | None:
    """What to install for a module that is not there, in a line; ``None`` if no extra brings it.

    >>> print(install_hint("starlette.routing", "riverboat serve"))
    riverboat serve needs starlette, which is not installed: pip install 'riverboat[room]'
    """
    first = (module or "").partition(".")[0]
    for extra, modules in EXTRAS.items():
        if first in modules:
            return terminal_reader().say(IsNotInstalled(command, first, extra))
    return None
