"""Optional dependencies: `pip install riverboat` is minimal, and extras install the others."""

from __future__ import annotations

from typing import Final

from riverboat.cli.terminal.terminal_locale import terminal_reader
from riverboat.words.terminal.hand_search import ModuleMissing

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
"""Modules that each extra of pyproject.toml installs."""


def install_hint(module: str | None, command: str) -> str | None:
    """Return an install command for a missing module; ``None`` if no extra provides it.

    >>> print(install_hint("starlette.routing", "riverboat serve"))
    riverboat serve needs starlette: pip install 'riverboat[room]'
    """
    top_level_module = (module or "").partition(".")[0]
    for extra, modules in EXTRAS.items():
        if top_level_module in modules:
            return terminal_reader().say(ModuleMissing(command, top_level_module, extra))
    return None
