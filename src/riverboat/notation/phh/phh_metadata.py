"""Metadata of a PHH file: the hand's number, table, chairs, date, currency and level.

The keys of the format are used if they exist; other fields of ``About`` are stored under private
keys:

=============  ==================================================================================
_hero          the player from whose view the history was written: ``"p3"``
_dead_button   the chair of the button when that chair is empty
_tournament    ``{ number = "81", buy_in = "$10", ... }``
_started       a date and time that the plain keys cannot express
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

Table = Mapping[str, Any]

# Reading ----------------------------------------------------------------------------------------


def read_about(table: Table, seat_by_player: Mapping[str, int]) -> About:
    """Return the metadata of a table; *seat_by_player* is empty if no players are seated."""
    hero = seat_by_player.get(str(table.get("_hero", "")))
    return About(
        site=_read_text(table, "venue"),
        hand=_read_text(table, "hand"),
        table=_read_text(table, "table"),
        table_size=_read_int(table.get("seat_count")),
        chairs=_read_chairs(table, seat_by_player),
        button=_read_int(table.get("_dead_button")),
        started=_read_text(table, "_started") or _read_start_time(table),
        currency=_read_text(table, "currency")
        or _SYMBOLS.get(_read_text(table, "currency_symbol"), ""),
        hero=hero,
        tournament=_read_tournament(table),
    )


_SYMBOLS: Final = {"$": "USD", "€": "EUR", "£": "GBP", "¥": "JPY"}


def _read_text(table: Table, key: str) -> str:
    value = table.get(key, "")
    return str(value) if isinstance(value, (str, int)) and not isinstance(value, bool) else ""


def _read_int(value: Any) -> int:
    return value if type(value) is int and value > 0 else 0


def _read_chairs(table: Table, seat_by_player: Mapping[str, int]) -> tuple[int, ...]:
    """Return the chairs by seat; empty if the file's seats are not chairs."""
    seats = table.get("seats")
    if (
        not isinstance(seats, list)
        or len(seats) != len(seat_by_player)
        or not all(map(_read_int, seats))
    ):
        return ()
    chair_by_seat = {seat_by_player[f"p{k + 1}"]: chair for k, chair in enumerate(seats)}
    chairs = tuple(chair_by_seat[seat] for seat in range(len(seats)))
    are_default_chairs = chairs == tuple(range(1, len(chairs) + 1))
    return () if are_default_chairs or len(set(chairs)) < len(chairs) else chairs


def _read_tournament(table: Table) -> Tournament | None:
    table_value = table.get("_tournament")
    level = _read_text(table, "level")
    if isinstance(table_value, dict):
        known_fields = {
            key: str(table_value[key]) for key in Tournament.__struct_fields__ if key in table_value
        }
        return Tournament(**({"level": level} | known_fields))
    return Tournament(name=_read_text(table, "event"), level=level) if level else None


def _read_start_time(table: Table) -> str:
    """Return the hand's start time as ISO 8601 in UTC; without a time zone only the date."""
    year, month, day = table.get("year"), table.get("month"), table.get("day")
    if year is None:
        return ""
    if not _read_int(year) or not 1 <= _read_int(month) <= 12:
        return f"{year:04}" if _read_int(year) else ""
    if not _read_int(day):
        return f"{year:04}-{month:02}"
    try:
        day_of_hand = date(_read_int(year), _read_int(month), _read_int(day))
        time_of_day, zone = table.get("time"), _find_time_zone(table)
        if not isinstance(time_of_day, time) or zone is None:
            return day_of_hand.isoformat()
        moment = datetime.combine(day_of_hand, time_of_day, zone).astimezone(UTC)
    except (ValueError, OverflowError):
        return ""
    return moment.replace(tzinfo=None).isoformat() + "Z"


def _find_time_zone(table: Table) -> tzinfo | None:
    zone_name, zone_abbreviation = (
        _read_text(table, "time_zone"),
        _read_text(table, "time_zone_abbreviation"),
    )
    if zone_name:
        try:
            return ZoneInfo(zone_name)
        except (ValueError, OSError, ZoneInfoNotFoundError):
            return _find_zone_by_abbreviation(zone_name)
    if zone_abbreviation:
        return _find_zone_by_abbreviation(zone_abbreviation)
    is_place_name = all(table.get(key) for key in ("city", "region", "country"))
    return None if is_place_name else UTC


def _find_zone_by_abbreviation(name: str) -> tzinfo | None:
    utc_offset_hours = _ZONES.get(name.upper())
    return None if utc_offset_hours is None else timezone(timedelta(hours=utc_offset_hours))


_ZONES: Final[dict[str, float]] = {
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

# Writing ----------------------------------------------------------------------------------------


def about_to_keys(about: About, seat_order: Sequence[int], known_keys: Table) -> dict[str, Any]:
    """Return the keys for the metadata, without keys that *known_keys* already have.

    *seat_order* is the order of seats in the file.
    """
    repeated_about = read_about(
        known_keys, {f"p{k + 1}": seat for k, seat in enumerate(seat_order)}
    )
    keys: dict[str, Any] = {}
    for field in About.__struct_fields__:
        if getattr(about, field) != getattr(repeated_about, field):
            keys |= _field_to_keys(about, field, seat_order)
    return {key: value for key, value in keys.items() if value not in _EMPTY_ABOUT}


def _field_to_keys(about: About, field: str, seat_order: Sequence[int]) -> dict[str, Any]:
    match field:
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
            return {field: _parse_int_if_plain(getattr(about, field))}
        case _:
            return {_KEY_BY_FIELD[field]: getattr(about, field) or None}


_KEY_BY_FIELD: Final = {
    "site": "venue",
    "table_size": "seat_count",
    "button": "_dead_button",
    "currency": "currency",
}
_EMPTY_ABOUT: Final = ("", None)


def _parse_int_if_plain(text: str) -> str | int:
    """Return a text as an integer, if it would be read back unchanged."""
    return int(text) if _PLAIN_NUMBER_PATTERN.fullmatch(text) else text


_PLAIN_NUMBER_PATTERN: Final = re.compile(r"0|[1-9][0-9]{0,17}")


def _build_start_time_keys(start_time: str) -> dict[str, Any]:
    try:
        moment = datetime.fromisoformat(start_time.removesuffix("Z")) if start_time else None
    except ValueError:
        moment = None
    keys: dict[str, Any] = {}
    if moment is not None and moment.tzinfo is None:
        keys = {"year": moment.year, "month": moment.month, "day": moment.day}
        if start_time.endswith("Z"):
            keys |= {"time": moment.time(), "time_zone": "UTC"}
    elif start_time[:4].isdecimal() and start_time[4:5] in ("", "-"):
        date_parts = [int(part) for part in start_time.split("-") if part.isdecimal()]
        keys = dict(zip(("year", "month"), date_parts, strict=False))
    return keys if _read_start_time(keys) == start_time else keys | {"_started": start_time}


def _build_tournament_keys(tournament: Tournament) -> dict[str, Any]:
    fields = {key: value for key, value in asdict(tournament).items() if value}
    level = _parse_int_if_plain(tournament.level)
    keys: dict[str, Any] = {"_tournament": fields}
    return keys | ({"level": level} if isinstance(level, int) else {})
