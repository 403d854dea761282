"""Spots as plain values in JSON and TOML, converted to arguments of ``Spot``.

::

    board = "Qs Jh 2h"
    oop = "AA, KQs:0.5"
    ip = "99+"
    pot = 180
    stack = 910
    rake = 0.05
    rake_cap = 3

    [sizes.oop]                 # or [sizes] for both players
    bet = "33%, 75%"            # or by street: bet = { flop = "33%", river = "75%, all-in" }
    raise = "50%"
    donk = ""
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from riverboat.engine.commands.engine_errors import refusal_of
from riverboat.solve.postflop.sizes import Sizes
from riverboat.solve.postflop.spot_config import PLAYERS
from riverboat.solve.postflop.spot_errors import BadSpot
from riverboat.words.refusals import spots as w

SPOT_KEYS: Final = (
    *("board", "oop", "ip", "pot", "stack", "sizes", "rake", "rake_cap", "raise_cap"),
    *("add_all_in", "force_all_in", "merge", "aggressor", "chip", "minimum_bet", "isomorphism"),
)
SIZE_KEYS: Final = ("bet", "raise", "donk")
_REQUIRED_KEYS: Final = ("board", "oop", "ip", "pot", "stack")
_COPIED_KEYS: Final = (
    *("raise_cap", "add_all_in", "force_all_in", "merge", "aggressor", "chip", "minimum_bet"),
    "isomorphism",
)


def parse_spot_arguments(plain_spot: Mapping[str, Any]) -> dict[str, Any]:
    """Return the arguments of a spot; ``BadSpot`` names missing and unknown keys."""
    for key in plain_spot:
        if key not in SPOT_KEYS:
            raise BadSpot(w.NoSuchSpotKey(repr(key), SPOT_KEYS))
    for key in _REQUIRED_KEYS:
        if key not in plain_spot:
            raise BadSpot(w.SpotKeyMissing(key))
    arguments: dict[str, Any] = {
        "board": plain_spot["board"],
        "ranges": (plain_spot["oop"], plain_spot["ip"]),
        "pot": plain_spot["pot"],
        "stack": tuple(plain_spot["stack"])
        if isinstance(plain_spot["stack"], list)
        else plain_spot["stack"],
    }
    if "sizes" in plain_spot:
        arguments["sizes"] = _parse_sizes(plain_spot["sizes"])
    if "rake" in plain_spot:
        rake_cap = plain_spot.get("rake_cap")
        arguments["rake"] = (plain_spot["rake"], float("inf") if rake_cap is None else rake_cap)
    return arguments | {key: plain_spot[key] for key in _COPIED_KEYS if key in plain_spot}


def _parse_sizes(plain_sizes: Mapping[str, Any]) -> Sizes | tuple[Sizes, Sizes]:
    if set(plain_sizes) & set(PLAYERS):
        for key in plain_sizes:
            if key not in PLAYERS:
                raise BadSpot(w.NoSuchSpotKey(f"sizes.{key}", PLAYERS))
        return _parse_player_sizes(plain_sizes.get("oop", {})), _parse_player_sizes(
            plain_sizes.get("ip", {})
        )
    return _parse_player_sizes(plain_sizes)


def _parse_player_sizes(plain_sizes: Mapping[str, Any]) -> Sizes:
    for key in plain_sizes:
        if key not in SIZE_KEYS:
            raise BadSpot(w.NoSuchSpotKey(f"sizes.{key}", SIZE_KEYS))
    sizes_by_name = {
        "raise_" if key == "raise" else key: value for key, value in plain_sizes.items()
    }
    return Sizes(**sizes_by_name)


def read_spot_file(path: Path) -> dict[str, Any]:
    """Return the arguments of a spot in a TOML file; ``BadSpot`` if the file is invalid."""
    return parse_spot_arguments(load_spot_file(path))


def load_spot_file(path: Path) -> dict[str, Any]:
    """Return the contents of a TOML file without validation.

    Raise ``BadSpot`` if it is not TOML, and ``OSError`` if it cannot be read.
    """
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadSpot(w.SpotFileInvalid(str(path), refusal_of(error))) from None
