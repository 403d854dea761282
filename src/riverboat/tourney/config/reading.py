"""From a file of TOML to the rules of an event: every key is known, every error names its key."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from difflib import get_close_matches
from typing import Any, Final, get_args, get_type_hints

from msgspec import NODEFAULT, Struct, ValidationError
from msgspec.structs import fields

from riverboat.decoding import convert
from riverboat.engine import BadGame
from riverboat.engine.asked.errors import reason_of
from riverboat.table.rules.config.parsing import parsed
from riverboat.table.rules.config.values import shown, value_of
from riverboat.tourney.config.presets import with_format
from riverboat.tourney.errors import BadEvent
from riverboat.tourney.rules import EventRules
from riverboat.tourney.rules.password import sealed_password
from riverboat.tourney.structure.generator import Evening, generated
from riverboat.tourney.structure.levels import Structure
from riverboat.tourney.structure.lines import read_line
from riverboat.words.refusals import configurations as c
from riverboat.words.refusals import event_files as w
from riverboat.words.refusals.hints import DidYouMean

GROUPS: Final = ("entry", "seating", "prizes", "bounty", "at_table", "hour_breaks")
"""The groups of options, as the file calls them."""

_STRUCTURE: Final = ("stack", "chips", "colour_up", "levels")


def read_event(text: str) -> EventRules:
    """Read a file of TOML; ``BadEvent`` says where it is wrong, and what would be right."""
    try:
        return event_of(parsed(text))
    except BadGame as why:
        raise BadEvent(why.refusal) from why


def event_of(wishes: Mapping[str, Any]) -> EventRules:
    """The rules that these keys and values ask for, or ``BadEvent``."""
    try:
        return _event(dict(wishes))
    except BadGame as why:
        raise BadEvent(why.refusal) from why


def _event(wishes: dict[str, Any]) -> EventRules:
    structure = _structure(wishes)
    if "format" in wishes:
        name = value_of("format", str, wishes.pop("format"))
        wishes = with_format(name, wishes, structure.stack)
    values = _read(EventRules, wishes, "", leave=("structure", "starts_at"))
    values["structure"] = structure
    if "starts_at" in wishes:
        values["starts_at"] = _time(wishes["starts_at"])
    values.setdefault("name", "tournament")
    entry = values.get("entry")
    if entry is not None and entry.password:
        sealed = sealed_password(entry.password, values["name"])
        values["entry"] = _with(entry, password=sealed)
    return EventRules(**values)


def _with(group: Struct, **changes: Any) -> Struct:
    return type(group)(
        **{**{name: getattr(group, name) for name in group.__struct_fields__}, **changes}
    )


# The structure -----------------------------------------------------------------------------------


def _structure(wishes: dict[str, Any]) -> Structure:
    """As it is written level by level, or as it follows from an evening."""
    given, evening = wishes.pop("structure", None), wishes.pop("evening", None)
    if (given is None) == (evening is None):
        raise BadEvent(w.StructureOrEvening())
    if evening is not None:
        if not isinstance(evening, Mapping):
            raise BadEvent(c.GroupNotAnOption("evening"))
        for name in evening:
            _refuse_unknown(Evening, name, "evening")
        try:
            return generated(convert(dict(evening), Evening))
        except ValidationError as why:
            raise BadEvent(w.EveningIsWrong(reason_of(why))) from why
    if not isinstance(given, Mapping):
        raise BadEvent(c.GroupNotAnOption("structure"))
    for name in given:
        if name not in _STRUCTURE:
            raise BadEvent(
                c.UnknownOption(f"structure.{name}", _near(name, "structure", _STRUCTURE))
            )
    for name in ("stack", "levels"):
        if name not in given:
            raise BadEvent(c.EntryLacks("structure", name, ("stack", "levels")))
    lines = value_of("structure.levels", tuple[str, ...], given["levels"])
    hints = get_type_hints(Structure, include_extras=True)
    return Structure(
        parts=tuple([read_line(line) for line in lines]),
        **{
            name: value_of(f"structure.{name}", hints[name], given[name])
            for name in ("stack", "chips", "colour_up")
            if name in given
        },
    )


def _time(raw: object) -> int:
    """A moment, in milliseconds: with its offset, as ``2026-11-27T19:00:00+01:00``."""
    if isinstance(raw, datetime):
        if raw.tzinfo is None:
            raise BadEvent(w.TimeWithoutZone(str(raw)))
        return round(raw.astimezone(UTC).timestamp() * 1000)
    if type(raw) is int and raw >= 0:
        return raw
    raise BadEvent(w.NotATime(str(shown(raw))))


# Groups ------------------------------------------------------------------------------------------


def _read(
    kind: type[Struct], wishes: Mapping[str, Any], where: str, leave: tuple[str, ...] = ()
) -> dict[str, Any]:
    """The values of a group as its options have them."""
    hints = get_type_hints(kind, include_extras=True)
    found: dict[str, Any] = {}
    for name, raw in wishes.items():
        if name in leave:
            continue
        _refuse_unknown(kind, name, where)
        path = f"{where}.{name}".strip(".")
        group = _group(hints[name])
        if group is None:
            if isinstance(raw, Mapping):
                raise BadEvent(c.OptionNotAGroup(path))
            found[name] = value_of(path, hints[name], raw)
        elif not isinstance(raw, Mapping):
            raise BadEvent(c.GroupNotAnOption(path))
        else:
            found[name] = group(**_read(group, raw, path))
    _refuse_missing(kind, found, where)
    return found


def _group(hint: Any) -> type[Struct] | None:
    """The group that stands under a name; ``None`` where a value does."""
    for each in (hint, *get_args(hint)):
        if isinstance(each, type) and issubclass(each, Struct):
            return each
    return None


def _refuse_unknown(kind: type[Struct], name: str, where: str) -> None:
    names = kind.__struct_fields__
    if name not in names:
        path = f"{where}.{name}".strip(".")
        known = (*names, "format", "evening") if kind is EventRules else names
        raise BadEvent(c.UnknownOption(path, _near(name, where, known)))


def _near(name: str, where: str, names: tuple[str, ...]) -> DidYouMean | c.GroupHas:
    found = get_close_matches(name, names, 1)
    return DidYouMean(found[0]) if found else c.GroupHas(where or "event", names)


def _refuse_missing(kind: type[Struct], found: Mapping[str, Any], where: str) -> None:
    if kind is EventRules:
        return
    needed = [
        each.name
        for each in fields(kind)
        if each.default is NODEFAULT and each.default_factory is NODEFAULT
    ]
    missing = [name for name in needed if name not in found]
    if missing:
        raise BadEvent(c.EntryLacks(where, missing[0], tuple(needed)))
