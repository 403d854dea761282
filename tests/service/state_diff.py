"""Deep comparison of two states, slot by slot."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from functools import cache
from types import MethodType
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct

from riverboat.service.dealer.dealer_projections import build_private_state, build_view_context
from riverboat.service.dealer.table_checkpoint import CHECKPOINT_SCHEMAS
from riverboat.service.dealer.table_dealer import TableDealer
from riverboat.service.state.config_cache import ConfigCache
from riverboat.service.views.private_view import build_private_view
from riverboat.service.views.public_view import build_public_view
from riverboat.table.state.checkpoint_schema import PROCESS_LOCAL
from riverboat.table.table_play import pending_decision

NOT_COMPARED: Final = {
    *[
        (shape.kind, slot)
        for shape in CHECKPOINT_SCHEMAS
        for slot, reason in shape.excluded.items()
        if reason is PROCESS_LOCAL
    ],
    # Statistics of players are counted by a process and compared in the views.
    (TableDealer, "_cached_ballot"),
}


Path: TypeAlias = tuple["Path", str] | None
"""Steps to a value, the last one first: a path becomes a text only where values differ."""

_SCALAR_TYPES: Final = frozenset({bool, bytes, float, int, str, type(None)})
"""Types of values without parts."""


def state_differences(one: Any, other: Any) -> list[str]:
    """Return the path to each differing value; the order of a dictionary counts."""
    return [f"{_path_text(way)}: {name}" for way, name in _differences(one, other, None, set())]


def _path_text(way: Path) -> str:
    return "" if way is None else _path_text(way[0]) + way[1]


def _differences(
    one: Any, other: Any, way: Path, known: set[tuple[int, int]]
) -> Iterator[tuple[Path, str]]:
    if type(one) is not type(other):
        yield way, f"{type(one).__name__} and {type(other).__name__}"
        return
    if (id(one), id(other)) in known:
        return
    known.add((id(one), id(other)))
    match one:
        case dict():
            if list(one) != list(other):
                yield way, f"{list(one)} and {list(other)}"
                return
            pairs = [(f"[{key!r}]", value, other[key]) for key, value in one.items()]
        case list() | tuple() | deque():
            if len(one) != len(other):
                yield way, f"{len(one)} and {len(other)} of them"
                return
            pairs = [
                (f"[{place}]", *both) for place, both in enumerate(zip(one, other, strict=True))
            ]
        case MethodType():
            pairs = [
                (".__self__", one.__self__, other.__self__),
                (".__func__", one.__func__, other.__func__),
            ]
        case ConfigCache():  # the texts of the book, which is compared
            return
        case _ if names := _attribute_names(one):
            pairs = [
                (f".{name}", getattr(one, name), getattr(other, name))
                for name in names
                if (type(one), name) not in NOT_COMPARED
            ]
        case _:
            if one != other:
                yield way, f"{one!r} and {other!r}"
            return
    for step, mine_, other_value in pairs:
        if mine_ is other_value or (
            type(mine_) is type(other_value) in _SCALAR_TYPES and mine_ == other_value
        ):
            continue
        yield from _differences(mine_, other_value, (way, step), known)


def _attribute_names(value: Any) -> Sequence[str]:
    """Return the attribute names of an object of riverboat."""
    if isinstance(value, Struct):
        return value.__struct_fields__
    kind: Any = type(value)
    named_slots = [slot for slot in _slots(kind) if hasattr(value, slot)]
    return [*named_slots, *getattr(value, "__dict__", {})] if _is_ours(kind) else []


def _is_ours(kind: Any) -> bool:
    return str(kind.__module__).startswith("riverboat.")


@cache
def _slots(kind: Any) -> tuple[str, ...]:
    """Return the slots of a type of riverboat; empty for any other."""
    slots = [slot for cls in kind.__mro__ for slot in getattr(cls, "__slots__", ())]
    return tuple([slot for slot in slots if not slot.startswith("__")]) if _is_ours(kind) else ()


def encoded_views(dealer: TableDealer, at: int = 5) -> dict[str, bytes]:
    """Return the public view, and the private view of each player and spectator."""
    dealer.pending = pending_decision(dealer.table)
    encode = msgspec.json.encode
    found = {
        "all": encode(
            build_public_view(dealer.public_state, dealer.pending, build_view_context(dealer, 0, 0))
        )
    }
    private_state = build_private_state(dealer, at)
    for player in (*dealer.chair_by_player, *dealer.waiting_list.players, "somebody else"):
        for role in ("host", "player", "spectator"):
            found[f"{player}, {role}"] = encode(build_private_view(private_state, player, role))
    return found
