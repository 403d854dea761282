"""What the room's own bots are called."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import Final

_ENDING: Final = " (bot)"
"""Ends the name of each bot, so that nobody else can have it: no account's name has brackets."""

_NAMES = (
    "Ada", "Basil", "Clio", "Duke", "Edda", "Flint", "Greta", "Hugo", "Iris", "Jasper", "Kit",
    "Lotte", "Milo", "Nora", "Otto", "Pearl", "Quill", "Rufus", "Sylvie", "Tess", "Ugo", "Vera",
    "Wanda", "Xenia", "Yule", "Zeno",
)  # fmt: skip


def bot_name(taken: Collection[str]) -> str:
    """A name for a bot that nobody at the table has."""
    names = [name for each in _NAMES if (name := f"{each}{_ENDING}") not in taken]
    return secrets.choice(names) if names else f"{secrets.token_hex(3)}{_ENDING}"


def called(player: str) -> str:
    """What a player is called where it is seen otherwise that a bot is one.

    >>> called("Ada (bot)"), called("Ada")
    ('Ada', 'Ada')
    """
    return player.removesuffix(_ENDING)
