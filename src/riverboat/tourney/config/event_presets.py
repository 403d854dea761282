"""Formats and paces as data: presets such as a freezeout, a turbo or a home game."""

from __future__ import annotations

from typing import Any, Final

from riverboat.tourney.event_errors import BadEvent
from riverboat.tourney.structure.structure_generator import StructureRequest, fit_hours
from riverboat.words.refusals import event_files as w
from riverboat.words.refusals.name_suggestions import suggest_name

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

_HOURS_BY_PACE: Final = {"hyper": 1.0, "turbo": 2.5, "regular": 6.0, "deep": 12.0, "home": 4.0}
"""Target duration of each pace in hours; adjusted to the levels that a field size needs."""
_CHIP_VALUES: Final = (25, 100, 500, 1_000, 5_000, 25_000, 100_000)


def structure_request_for_pace(pace: str, players: int, **known_settings: Any) -> StructureRequest:
    """Return the structure request for a pace: ``turbo``, ``deep``, ``home`` ...

    *known_settings* are fields of ``StructureRequest`` that the host has set.

    >>> structure_request_for_pace("turbo", 18).stack
    3750
    """
    if pace not in PACES:
        raise BadEvent(w.NoSuchPace(pace, suggest_name(pace, tuple(PACES))))
    pace_settings = PACES[pace]
    default_request: dict[str, Any] = {
        "stack": pace_settings["big_blinds"] * 2 * _CHIP_VALUES[0],
        "level_minutes": pace_settings["level_minutes"],
        "chips": _CHIP_VALUES,
    }
    request_settings = {
        **default_request,
        "players": players,
        "hours": _HOURS_BY_PACE[pace],
        **known_settings,
    }
    if "hours" in known_settings:
        return StructureRequest(**request_settings)
    if "stack" not in known_settings:
        request_settings.setdefault("first_small", _CHIP_VALUES[0])
    return fit_hours(StructureRequest(**request_settings))


def apply_format(name: str, settings: dict[str, Any], stack: int) -> dict[str, Any]:
    """Return the settings of a tournament format, overridden by the host's *settings*.

    If the format has bounties and the host's price has none, half of the prize becomes the bounty.
    """
    if name not in FORMATS:
        raise BadEvent(w.NoSuchFormat(name, suggest_name(name, tuple(FORMATS))))
    price_settings = settings.get("entry", {}).get("price", {})
    preset = _fill_amounts(FORMATS[name], price_settings, stack)
    if (
        preset.get("bounty") and "bounty" not in price_settings
    ):  # the price includes the bounty: 10 + 10
        settings = _merge_settings(settings, {"entry": {"price": preset["entry"]["price"]}})
    return _merge_settings(preset, settings)


def _fill_amounts(
    preset: dict[str, Any], price_settings: dict[str, Any], stack: int
) -> dict[str, Any]:
    """Return the settings of a format with the amounts for this price and stack filled in."""
    total_price = sum([amount for amount in price_settings.values() if isinstance(amount, int)])
    half_prize = int(price_settings.get("prize", 0)) // 2
    settings: dict[str, Any] = {}
    for key, value in preset.items():
        match value:
            case dict():
                settings[key] = _fill_amounts(value, price_settings, stack)
            case "stack":
                settings[key] = stack
            case "entry":
                settings[key] = dict(price_settings)
            case "tenfold":
                settings[key] = 10 * max(total_price, 1)
            case "half on the head":
                settings[key] = {
                    "prize": int(price_settings.get("prize", 0)) - half_prize,
                    "bounty": half_prize,
                }
            case _:
                settings[key] = value
    return settings


def _merge_settings(base_settings: dict[str, Any], overrides: dict[str, Any]) -> dict[str, Any]:
    merged_settings = dict(base_settings)
    for key, value in overrides.items():
        old_value = merged_settings.get(key)
        both_are_groups = isinstance(old_value, dict) and isinstance(value, dict)
        merged_settings[key] = _merge_settings(old_value, value) if both_are_groups else value  # type: ignore[arg-type]
    return merged_settings
