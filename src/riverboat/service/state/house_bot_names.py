"""Names of the room's own bots."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterable
from typing import Final

_BOT_SUFFIX: Final = " (bot)"
"""Suffix of each bot's name, unique to bots because account names have no brackets."""

_BOT_NAMES = (
    "Anchor", "Barge", "Bayou", "Biloxi", "Boiler", "Buoy", "Cairo", "Canal", "Cotton", "Delta",
    "Egret", "Ferry", "Gator", "Harbor", "Heron", "Jetty", "Keel", "Levee", "Marsh", "Otter",
    "Paddle", "Pilot", "Raft", "Ripple", "Rudder", "Skiff", "Tupelo", "Wharf", "Yazoo",
)  # fmt: skip
"""Things on and along a river, at most six letters: the width of a name plate on a phone."""


def pick_bot_name(taken_names: Collection[str], people: Iterable[str] = ()) -> str:
    """Return a name for a bot that no player in *taken_names* and no person in *people* has.

    >>> pick_bot_name(set(), [name.upper() for name in _BOT_NAMES[1:]])
    'Anchor (bot)'
    """
    taken_folded_names = {display_name(name).casefold() for name in (*taken_names, *people)}
    names = [
        f"{name}{_BOT_SUFFIX}" for name in _BOT_NAMES if name.casefold() not in taken_folded_names
    ]
    return secrets.choice(names) if names else f"{secrets.token_hex(3)}{_BOT_SUFFIX}"


def display_name(player: str, people: Iterable[str] = ()) -> str:
    """Return a player's name without the bot suffix, for places that mark bots otherwise.

    A bot keeps its full name if a person has the same short name.

    >>> bot = "Yazoo (bot)"
    >>> display_name(bot), display_name("Ada"), display_name(bot, ["yazoo", "Ada"])
    ('Yazoo', 'Ada', 'Yazoo (bot)')
    """
    base_name = player.removesuffix(_BOT_SUFFIX)
    is_ambiguous = base_name != player and base_name.casefold() in {
        person.casefold() for person in people
    }
    return player if is_ambiguous else base_name


_FOLDED_BOT_NAMES: Final = frozenset([name.casefold() for name in _BOT_NAMES])


def is_bot_name(name: str) -> bool:
    """Return True if this is the name of a bot of the room, ignoring case.

    >>> is_bot_name("yazoo (BOT)"), is_bot_name("Yazoo"), is_bot_name("Rosa (bot)")
    (True, False, False)
    """
    folded_name = name.casefold()
    return (
        folded_name.endswith(_BOT_SUFFIX)
        and folded_name.removesuffix(_BOT_SUFFIX) in _FOLDED_BOT_NAMES
    )
