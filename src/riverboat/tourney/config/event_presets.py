"""Formats and paces as data: presets such as a freezeout, a turbo or a home game."""

from __future__ import annotations

from typing import Any, Final

from riverboat.tourney.event_errors import BadEvent
from riverboat.tourney.structure.structure_generator import StructureRequest, fit_hours
from riverboat.words.refusals import event_files as w
from riverboat.words.refusals.hints import nearest

FORMATS: Final[dict[str, dict[str, Any]]] = {
    "freezeout": {},
    "re-entry": {"entry": {"late_until": 4, "reentries": 2}},
    "rebuy": {
        "entry": {
            "late_until": 3,
            "rebuy": {"chips": "stack", "price": "entry", "until_level": 3},
            "add_on": {"chips": "stack", "price": "entry", "level": 3},
        }
    },
    "sit-and-go": {"starts": "full", "entry": {"most": 9}, "prizes": {"shares": [50, 30, 20]}},
    "heads-up": {"seating": {"seats": 2, "policy": "none", "redraw": []}},
    "shootout": {"seating": {"policy": "none", "redraw": []}},
    "satellite": {"prizes": {"seat": "tenfold"}},
    "knockout": {"entry": {"price": "half on the head"}, "bounty": {"kind": "fixed"}},
    "progressive": {"entry": {"price": "half on the head"}, "bounty": {"kind": "progressive"}},
    "mystery": {"entry": {"price": "half on the head"}, "bounty": {"kind": "mystery"}},
}
"""Settings of each format that differ from the defaults of ``EventRules``."""

PACES: Final[dict[str, dict[str, int]]] = {
    "hyper": {"big_blinds": 25, "level_minutes": 3},
    "turbo": {"big_blinds": 75, "level_minutes": 8},
    "regular": {"big_blinds": 100, "level_minutes": 20},
    "deep": {"big_blinds": 250, "level_minutes": 40},
    "home": {"big_blinds": 100, "level_minutes": 15},
}
"""Starting depth and level length of each pace."""

_HOURS: Final = {"hyper": 1.0, "turbo": 2.5, "regular": 6.0, "deep": 12.0, "home": 4.0}
"""Target duration of each pace in hours; adjusted to the levels that a field size needs."""
_CHIPS: Final = (25, 100, 500, 1_000, 5_000, 25_000, 100_000)


def structure_request_for_pace(pace: str, players: int, **known: Any) -> StructureRequest:
    """Return the structure request for a pace: ``turbo``, ``deep``, ``home`` ...

    >>> structure_request_for_pace("turbo", 18).stack
    3750
    """
    if pace not in PACES:
        raise BadEvent(w.NoSuchPace(pace, nearest(pace, tuple(PACES))))
    chosen = PACES[pace]
    usual: dict[str, Any] = {
        "stack": chosen["big_blinds"] * 2 * _CHIPS[0],
        "level_minutes": chosen["level_minutes"],
        "chips": _CHIPS,
    }
    evening = {**usual, "players": players, "hours": _HOURS[pace], **known}
    if "hours" in known:
        return StructureRequest(**evening)
    if "stack" not in known:
        evening.setdefault("first_small", _CHIPS[0])
    return fit_hours(StructureRequest(**evening))


def apply_format(name: str, settings: dict[str, Any], stack: int) -> dict[str, Any]:
    """Apply a host's settings over those of a format."""
    if name not in FORMATS:
        raise BadEvent(w.NoSuchFormat(name, nearest(name, tuple(FORMATS))))
    price = settings.get("entry", {}).get("price", {})
    preset = _fill_amounts(FORMATS[name], price, stack)
    if preset.get("bounty") and "bounty" not in price:  # the price includes the bounty: 10 + 10
        settings = _merge_settings(settings, {"entry": {"price": preset["entry"]["price"]}})
    return _merge_settings(preset, settings)


def _fill_amounts(preset: dict[str, Any], price: dict[str, Any], stack: int) -> dict[str, Any]:
    """Return a format with this event's amounts filled in."""
    whole = sum([each for each in price.values() if isinstance(each, int)])
    half = int(price.get("prize", 0)) // 2
    found: dict[str, Any] = {}
    for key, value in preset.items():
        match value:
            case dict():
                found[key] = _fill_amounts(value, price, stack)
            case "stack":
                found[key] = stack
            case "entry":
                found[key] = dict(price)
            case "tenfold":
                found[key] = 10 * max(whole, 1)
            case "half on the head":
                found[key] = {"prize": int(price.get("prize", 0)) - half, "bounty": half}
            case _:
                found[key] = value
    return found


def _merge_settings(base: dict[str, Any], overrides: dict[str, Any]) -> dict[str, Any]:
    merged = dict(base)
    for key, value in overrides.items():
        before = merged.get(key)
        both = isinstance(before, dict) and isinstance(value, dict)
        merged[key] = _merge_settings(before, value) if both else value  # type: ignore[arg-type]
    return merged
