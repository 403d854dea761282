"""Metadata of a PHH file: the hand's number, table, chairs, date, currency and level.

The keys of the format are used if they exist; other fields of ``About`` are stored under private
keys:

=============  ==================================================================================
_hero          the player from whose view the history was written: ``"p3"``
_dead_button   the chair of the button if that chair is empty
_tournament    ``{ number = "81", buy_in = "$10", ... }``
_started       a date and time that the standard keys cannot express
=============  ==================================================================================
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from datetime import UTC, date, datetime, time, timedelta, timezone, tzinfo
from typing import Any, Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from msgspec.structs import asdict

from riverboat.notation.about import About, Tournament

TomlTable = Mapping[str, Any]


def read_about(toml_table: TomlTable, seat_by_player: Mapping[str, int]) -> About:
    """Return the metadata of a table; *seat_by_player* is empty if no players are seated."""
    hero = seat_by_player.get(str(toml_table.get("_hero", "")))
    return About(
        site=_read_text(toml_table, "venue"),
        hand=_read_text(toml_table, "hand"),
        table=_read_text(toml_table, "table"),
        table_size=_read_int(toml_table.get("seat_count")),
        chairs=_read_chairs(toml_table, seat_by_player),
        button=_read_int(toml_table.get("_dead_button")),
        started=_read_text(toml_table, "_started") or _read_start_time(toml_table),
        currency=_read_text(toml_table, "currency")
        or _CURRENCY_BY_SYMBOL.get(_read_text(toml_table, "currency_symbol"), ""),
        hero=hero,
        tournament=_read_tournament(toml_table),
    )


_CURRENCY_BY_SYMBOL: Final = {"$": "USD", "€": "EUR", "£": "GBP", "¥": "JPY"}


def _read_text(toml_table: TomlTable, key: str) -> str:
    value = toml_table.get(key, "")
    return str(value) if isinstance(value, (str, int)) and not isinstance(value, bool) else ""


def _read_int(value: Any) -> int:
    return value if type(value) is int and value > 0 else 0


def _read_chairs(toml_table: TomlTable, seat_by_player: Mapping[str, int]) -> tuple[int, ...]:
    """Return the chairs by seat; empty if they are invalid, or are 1, 2, 3 ... as by default."""
    chairs_by_position = toml_table.get("seats")
    if (
        not isinstance(chairs_by_position, list)
        or len(chairs_by_position) != len(seat_by_player)
        or not all(map(_read_int, chairs_by_position))
    ):
        return ()
    chair_by_seat = {
        seat_by_player[f"p{position + 1}"]: chair
        for position, chair in enumerate(chairs_by_position)
    }
    chairs = tuple(chair_by_seat[seat] for seat in range(len(chairs_by_position)))
    are_default_chairs = chairs == tuple(range(1, len(chairs) + 1))
    return () if are_default_chairs or len(set(chairs)) < len(chairs) else chairs


def _read_tournament(toml_table: TomlTable) -> Tournament | None:
    tournament_table = toml_table.get("_tournament")
    level = _read_text(toml_table, "level")
    if isinstance(tournament_table, dict):
        known_fields = {
            key: str(tournament_table[key])
            for key in Tournament.__struct_fields__
            if key in tournament_table
        }
        return Tournament(**({"level": level} | known_fields))
    return Tournament(name=_read_text(toml_table, "event"), level=level) if level else None


def _read_start_time(toml_table: TomlTable) -> str:
    """Return the hand's start time as ISO 8601 in UTC; without a time zone only the date."""
    year, month, day = toml_table.get("year"), toml_table.get("month"), toml_table.get("day")
    if year is None:
        return ""
    if not _read_int(year) or not 1 <= _read_int(month) <= 12:
        return f"{year:04}" if _read_int(year) else ""
    if not _read_int(day):
        return f"{year:04}-{month:02}"
    try:
        day_of_hand = date(_read_int(year), _read_int(month), _read_int(day))
        time_of_day, zone = toml_table.get("time"), _find_time_zone(toml_table)
        if not isinstance(time_of_day, time) or zone is None:
            return day_of_hand.isoformat()
        utc_time = datetime.combine(day_of_hand, time_of_day, zone).astimezone(UTC)
    except (ValueError, OverflowError):
        return ""
    return utc_time.replace(tzinfo=None).isoformat() + "Z"


def _find_time_zone(toml_table: TomlTable) -> tzinfo | None:
    zone_name, zone_abbreviation = (
        _read_text(toml_table, "time_zone"),
        _read_text(toml_table, "time_zone_abbreviation"),
    )
    if zone_name:
        try:
            return ZoneInfo(zone_name)
        except (ValueError, OSError, ZoneInfoNotFoundError):
            return _find_zone_by_abbreviation(zone_name)
    if zone_abbreviation:
        return _find_zone_by_abbreviation(zone_abbreviation)
    is_place_name = all(toml_table.get(key) for key in ("city", "region", "country"))
    return None if is_place_name else UTC


def _find_zone_by_abbreviation(name: str) -> tzinfo | None:
    utc_offset_hours = _UTC_OFFSET_HOURS_BY_ZONE.get(name.upper())
    return None if utc_offset_hours is None else timezone(timedelta(hours=utc_offset_hours))


_UTC_OFFSET_HOURS_BY_ZONE: Final[dict[str, float]] = {
    zone: hours
    for hours, zones in {
        0: "UTC GMT Z WET",
        1: "WEST BST CET",
        2: "CEST EET",
        3: "EEST MSK",
        -3: "BRT ART",
        -4: "EDT AST",
        -5: "EST CDT",
        -6: "CST MDT",
        -7: "MST PDT",
        -8: "PST",
        9: "JST",
    }.items()
    for zone in zones.split()
}
"""UTC offsets in hours of the zones that sites abbreviate."""


def about_to_keys(about: About, seat_order: Sequence[int], known_keys: TomlTable) -> dict[str, Any]:
    """Return the keys for the metadata, without keys that *known_keys* already have.

    *seat_order* is the order of seats in the file.
    """
    reread_about = read_about(
        known_keys, {f"p{position + 1}": seat for position, seat in enumerate(seat_order)}
    )
    toml_keys: dict[str, Any] = {}
    for field_name in About.__struct_fields__:
        if getattr(about, field_name) != getattr(reread_about, field_name):
            toml_keys |= _field_to_keys(about, field_name, seat_order)
    return {key: value for key, value in toml_keys.items() if value not in _EMPTY_VALUES}


def _field_to_keys(about: About, field_name: str, seat_order: Sequence[int]) -> dict[str, Any]:
    match field_name:
        case "started":
            return _build_start_time_keys(about.started)
        case "chairs":
            return {"seats": [about.chair(seat) for seat in seat_order]}
        case "hero":
            hero = about.hero
            return {} if hero is None else {"_hero": f"p{seat_order.index(hero) + 1}"}
        case "tournament":
            return _build_tournament_keys(about.tournament) if about.tournament else {}
        case "hand" | "table":
            return {field_name: _parse_int_if_plain(getattr(about, field_name))}
        case _:
            return {_KEY_BY_FIELD[field_name]: getattr(about, field_name) or None}


_KEY_BY_FIELD: Final = {
    "site": "venue",
    "table_size": "seat_count",
    "button": "_dead_button",
    "currency": "currency",
}
_EMPTY_VALUES: Final = ("", None)


def _parse_int_if_plain(text: str) -> str | int:
    """Return a text as an integer, if the integer would be read back as the same text."""
    return int(text) if _PLAIN_NUMBER_PATTERN.fullmatch(text) else text


_PLAIN_NUMBER_PATTERN: Final = re.compile(r"0|[1-9][0-9]{0,17}")


def _build_start_time_keys(start_time: str) -> dict[str, Any]:
    try:
        parsed_time = datetime.fromisoformat(start_time.removesuffix("Z")) if start_time else None
    except ValueError:
        parsed_time = None
    keys: dict[str, Any] = {}
    if parsed_time is not None and parsed_time.tzinfo is None:
        keys = {"year": parsed_time.year, "month": parsed_time.month, "day": parsed_time.day}
        if start_time.endswith("Z"):
            keys |= {"time": parsed_time.time(), "time_zone": "UTC"}
    elif start_time[:4].isdecimal() and start_time[4:5] in ("", "-"):
        date_parts = [int(part) for part in start_time.split("-") if part.isdecimal()]
        keys = dict(zip(("year", "month"), date_parts, strict=False))
    return keys if _read_start_time(keys) == start_time else keys | {"_started": start_time}


def _build_tournament_keys(tournament: Tournament) -> dict[str, Any]:
    fields = {key: value for key, value in asdict(tournament).items() if value}
    level = _parse_int_if_plain(tournament.level)
    keys: dict[str, Any] = {"_tournament": fields}
    return keys | ({"level": level} if isinstance(level, int) else {})
