"""Deep comparison of two states, slot by slot."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from types import MethodType
from typing import Any, Final

import msgspec
from msgspec import Struct

from riverboat.service.dealer.dealer_projections import private_state, view_context
from riverboat.service.dealer.table_checkpoint import SHAPES
from riverboat.service.dealer.table_dealer import TableDealer
from riverboat.service.state.config_cache import ConfigCache
from riverboat.service.views.private_view import build_private_view
from riverboat.service.views.public_view import view_of
from riverboat.table.state.checkpoint_schema import PROCESS_LOCAL
from riverboat.table.table_play import awaiting

NOT_COMPARED: Final = {
    *[
        (shape.kind, slot)
        for shape in SHAPES
        for slot, why in shape.excluded.items()
        if why is PROCESS_LOCAL
    ],
    # Statistics of players are counted by a process and compared in the views.
    (TableDealer, "_cached_ballot"),
}


def state_differences(one: Any, other: Any) -> list[str]:
    """Return the path to each differing value; the order of a dictionary counts."""
    return list(_iterate_differences(one, other, "", set()))


def _iterate_differences(
    one: Any, other: Any, way: str, known: set[tuple[int, int]]
) -> Iterator[str]:
    if one is other or (id(one), id(other)) in known:
        return
    known.add((id(one), id(other)))
    if type(one) is not type(other):
        yield f"{way}: {type(one).__name__} and {type(other).__name__}"
        return
    match one:
        case dict():
            if list(one) != list(other):
                yield f"{way}: {list(one)} and {list(other)}"
                return
            pairs = [(f"{way}[{key!r}]", value, other[key]) for key, value in one.items()]
        case list() | tuple() | deque():
            if len(one) != len(other):
                yield f"{way}: {len(one)} and {len(other)} of them"
                return
            pairs = [
                (f"{way}[{place}]", *both)
                for place, both in enumerate(zip(one, other, strict=True))
            ]
        case MethodType():
            pairs = [
                (f"{way}.__self__", one.__self__, other.__self__),
                (f"{way}.__func__", one.__func__, other.__func__),
            ]
        case ConfigCache():  # the texts of the book, which is compared
            return
        case _ if names := _attribute_names(one):
            pairs = [
                (f"{way}.{name}", getattr(one, name), getattr(other, name))
                for name in names
                if (type(one), name) not in NOT_COMPARED
            ]
        case _:
            if one != other:
                yield f"{way}: {one!r} and {other!r}"
            return
    for below, mine_, theirs in pairs:
        yield from _iterate_differences(mine_, theirs, below, known)


def _attribute_names(value: Any) -> list[str]:
    """Return the attribute names of an object of riverboat."""
    if isinstance(value, Struct):
        return list(value.__struct_fields__)
    kind = type(value)
    if not kind.__module__.startswith("riverboat."):
        return []
    slots = [slot for each in kind.__mro__ for slot in getattr(each, "__slots__", ())]
    named = [slot for slot in slots if not slot.startswith("__") and hasattr(value, slot)]
    return [*named, *getattr(value, "__dict__", {})]


def encoded_views(dealer: TableDealer, at: int = 5) -> dict[str, bytes]:
    """Return the public view, and the private view of each player and spectator."""
    dealer.pending = awaiting(dealer.table)
    encode = msgspec.json.encode
    found = {
        "all": encode(view_of(dealer.public_state, dealer.pending, view_context(dealer, 0, 0)))
    }
    own = private_state(dealer, at)
    for player in (*dealer.chair_by_player, *dealer.waiting_list.players, "somebody else"):
        for role in ("host", "player", "spectator"):
            found[f"{player}, {role}"] = encode(build_private_view(own, player, role))
    return found
