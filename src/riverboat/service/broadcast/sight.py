"""A table as it can be shown now, to everybody and to one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from riverboat.service.dealer.dealer import TableDealer
from riverboat.service.dealer.seen import facts_seen_by, hand_seen_by, private
from riverboat.service.state.access import Access
from riverboat.service.views.private import mine
from riverboat.table.state.apply import AnyLogged
from riverboat.wire.encoding import to_json
from riverboat.wire.view import Mine, TableView


class Sight(Struct, frozen=True):
    """What all see, encoded, and how to get what one sees."""

    view: bytes
    seq: int
    rail: Callable[[str], bool]
    """Whether somebody is one of those who see everything later, where the table has a delay."""
    mine: Callable[[str], bytes]
    hand: Callable[[str], tuple[bytes, ...]]
    told: Sequence[bytes]
    """What has happened in the hand, in words."""
    inside: Callable[[str], InsideSight]
    """The same as Structs, for somebody in the room's own process."""


class InsideSight(Struct, frozen=True):
    """A table as one sees it who needs nothing encoded."""

    view: TableView
    mine: Mine
    hand: tuple[AnyLogged, ...]


def rail_sight(dealer: TableDealer, view: TableView, seq: int) -> Sight:
    """The same for those alone who see everything later."""
    own = private(dealer, 0)
    return Sight(
        view=to_json(view),
        seq=seq,
        rail=lambda _: True,
        mine=lambda _: to_json(mine(own, "", "spectator")),
        hand=lambda _: hand_seen_by(dealer, ""),
        told=dealer.story.hand,
        inside=lambda _: InsideSight(view, mine(own, "", "spectator"), facts_seen_by(dealer, "")),
    )


def sight(dealer: TableDealer, view: TableView, seq: int, access: Access, at: int) -> Sight:
    """The table after its record *seq*, at a time in milliseconds since 1970."""
    own = private(dealer, at)
    mine_of = dealer.own.telling(own, access)
    return Sight(
        view=to_json(view),
        seq=seq,
        rail=lambda name: access.role(name) == "spectator",
        mine=mine_of,
        hand=lambda name: hand_seen_by(dealer, name),
        told=dealer.story.hand,
        inside=lambda name: InsideSight(
            view, mine(own, name, access.role(name)), facts_seen_by(dealer, name)
        ),
    )
