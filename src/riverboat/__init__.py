"""riverboat: a complete poker room in Python.

>>> import riverboat
>>> game = riverboat.HomeGame("no-limit hold'em 1/2", players=["Ann", "Bob"], stack=200, seed=1)
>>> game.deal()
>>> print(game.to_act, "may", game.legal)
Ann may fold, call 1, raise to 4-200

A hand and a home game draw themselves in a notebook.

The packages are there by name, and each is loaded when it is first asked for:

- ``riverboat.engine`` plays one hand by the rules, ``riverboat.table`` many at one table;
- ``riverboat.cards`` and ``riverboat.ranking`` know cards and what beats what;
- ``riverboat.equity`` counts who wins how often, ``riverboat.kernel`` the same for millions;
- ``riverboat.bots`` has opponents, ``riverboat.sim`` plays in bulk;
- ``riverboat.notation`` reads and writes hand histories, ``riverboat.picture`` draws them;
- ``riverboat.narration`` tells what happens, and ``riverboat.words`` says it in any language;
- ``riverboat.service`` keeps the tables of a room, ``riverboat.store`` what happened at them;
- ``riverboat.web`` serves a room to browsers, ``riverboat.cli`` is the command line;
- ``riverboat.remote`` plays in a room from outside, by the frames of ``riverboat.wire``;
- ``riverboat.acpc`` plays matches by the protocol of the Annual Computer Poker Competition.

>>> riverboat.notation.__name__
'riverboat.notation'
"""

from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

from riverboat.engine import (
    BadGame,
    Call,
    Check,
    CorruptLog,
    Fold,
    Game,
    Hand,
    HouseRules,
    IllegalAction,
    Irregularity,
    RaiseTo,
    RiverboatError,
    Stakes,
    parse_game,
    read_game,
)
from riverboat.homegame import HomeGame
from riverboat.ranking import high, rank

if TYPE_CHECKING:
    from riverboat import (
        acpc,
        bots,
        cards,
        engine,
        equity,
        kernel,
        narration,
        notation,
        picture,
        ranking,
        remote,
        service,
        sim,
        store,
        table,
        wire,
        words,
    )

__version__ = "0.1.0"

_PACKAGES = frozenset(
    [
        "acpc",
        "bots",
        "cards",
        "cli",
        "engine",
        "equity",
        "kernel",
        "narration",
        "notation",
        "picture",
        "ranking",
        "remote",
        "service",
        "sim",
        "store",
        "table",
        "web",
        "wire",
        "words",
    ]
)
"""What is loaded when it is first asked for; no star brings the programs, ``cli`` and ``web``."""

__all__ = [
    "BadGame",
    "Call",
    "Check",
    "CorruptLog",
    "Fold",
    "Game",
    "Hand",
    "HomeGame",
    "HouseRules",
    "IllegalAction",
    "Irregularity",
    "RaiseTo",
    "RiverboatError",
    "Stakes",
    "__version__",
    "acpc",
    "bots",
    "cards",
    "engine",
    "equity",
    "high",
    "kernel",
    "narration",
    "notation",
    "parse_game",
    "picture",
    "rank",
    "ranking",
    "read_game",
    "remote",
    "service",
    "sim",
    "store",
    "table",
    "wire",
    "words",
]


def _drawn(thing: Hand | HomeGame) -> str:
    """How a notebook shows it: what draws lies above what is drawn, and is loaded for the first."""
    from riverboat.picture.notebook import html

    return html(thing)


# The engine knows no pictures: it is told here what it looks like (docs/decisions/057).
Hand._repr_html_ = HomeGame._repr_html_ = _drawn  # type: ignore[attr-defined]


if not TYPE_CHECKING:  # whoever checks types has seen the imports above

    def __getattr__(name: str) -> ModuleType:
        """A package of riverboat's, loaded when it is first asked for."""
        if name in _PACKAGES:
            return import_module(f"riverboat.{name}")
        raise AttributeError(f"module 'riverboat' has no attribute {name!r}")

    def __dir__() -> list[str]:
        return sorted(
            {*__all__, *_PACKAGES, *[name for name in globals() if name.startswith("__")]}
        )
