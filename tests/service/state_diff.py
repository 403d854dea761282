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

EXCLUDED_SLOTS: Final = {
    *[
        (schema.kind, slot)
        for schema in CHECKPOINT_SCHEMAS
        for slot, reason in schema.excluded.items()
        if reason is PROCESS_LOCAL
    ],
    # Statistics of players are counted by a process and compared in the views.
    (TableDealer, "_cached_ballot"),
}


ValuePath: TypeAlias = tuple["ValuePath", str] | None
"""Steps to a value, the last one first: a path becomes a text only where values differ."""

_SCALAR_TYPES: Final = frozenset({bool, bytes, float, int, str, type(None)})
"""Types of values without parts."""


def find_state_differences(left: Any, right: Any) -> list[str]:
    """Return the path to each differing value; the order of a dictionary counts."""
    return [
        f"{_format_path(path)}: {difference}"
        for path, difference in _find_differences(left, right, None, set())
    ]


def _format_path(path: ValuePath) -> str:
    return "" if path is None else _format_path(path[0]) + path[1]


def _find_differences(
    left: Any, right: Any, path: ValuePath, compared_ids: set[tuple[int, int]]
) -> Iterator[tuple[ValuePath, str]]:
    if type(left) is not type(right):
        yield path, f"{type(left).__name__} and {type(right).__name__}"
        return
    if (id(left), id(right)) in compared_ids:
        return
    compared_ids.add((id(left), id(right)))
    match left:
        case dict():
            if list(left) != list(right):
                yield path, f"{list(left)} and {list(right)}"
                return
            child_pairs = [(f"[{key!r}]", value, right[key]) for key, value in left.items()]
        case list() | tuple() | deque():
            if len(left) != len(right):
                yield path, f"{len(left)} and {len(right)} of them"
                return
            child_pairs = [
                (f"[{index}]", *value_pair)
                for index, value_pair in enumerate(zip(left, right, strict=True))
            ]
        case MethodType():
            child_pairs = [
                (".__self__", left.__self__, right.__self__),
                (".__func__", left.__func__, right.__func__),
            ]
        case ConfigCache():  # the texts of the book, which is compared
            return
        case _ if names := _list_attribute_names(left):
            child_pairs = [
                (f".{name}", getattr(left, name), getattr(right, name))
                for name in names
                if (type(left), name) not in EXCLUDED_SLOTS
            ]
        case _:
            if left != right:
                yield path, f"{left!r} and {right!r}"
            return
    for path_part, left_value, right_value in child_pairs:
        if left_value is right_value or (
            type(left_value) is type(right_value) in _SCALAR_TYPES and left_value == right_value
        ):
            continue
        yield from _find_differences(left_value, right_value, (path, path_part), compared_ids)


def _list_attribute_names(value: Any) -> Sequence[str]:
    """Return the attribute names of an object of riverboat."""
    if isinstance(value, Struct):
        return value.__struct_fields__
    cls: Any = type(value)
    named_slots = [slot for slot in _list_slots(cls) if hasattr(value, slot)]
    return [*named_slots, *getattr(value, "__dict__", {})] if _is_riverboat_class(cls) else []


def _is_riverboat_class(cls: Any) -> bool:
    return str(cls.__module__).startswith("riverboat.")


@cache
def _list_slots(kind: Any) -> tuple[str, ...]:
    """Return the slots of a type of riverboat; empty for any other."""
    slots = [slot for cls in kind.__mro__ for slot in getattr(cls, "__slots__", ())]
    return (
        tuple([slot for slot in slots if not slot.startswith("__")])
        if _is_riverboat_class(kind)
        else ()
    )


def encode_views(dealer: TableDealer, time_ms: int = 5) -> dict[str, bytes]:
    """Return the public view, and the private view of each player and spectator."""
    dealer.pending = pending_decision(dealer.table)
    encode = msgspec.json.encode
    view_by_viewer = {
        "all": encode(
            build_public_view(dealer.public_state, dealer.pending, build_view_context(dealer, 0, 0))
        )
    }
    private_state = build_private_state(dealer, time_ms)
    for player in (*dealer.chair_by_player, *dealer.waiting_list.players, "somebody else"):
        for role in ("host", "player", "spectator"):
            view_by_viewer[f"{player}, {role}"] = encode(
                build_private_view(private_state, player, role)
            )
    return view_by_viewer
