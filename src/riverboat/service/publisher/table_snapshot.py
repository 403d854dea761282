"""Snapshot of a table: the public view, and private views on demand."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from riverboat.service.dealer.dealer_projections import (
    build_private_state,
    encode_hand_facts,
    hand_facts_for,
)
from riverboat.service.dealer.table_dealer import TableDealer
from riverboat.service.state.access import Access
from riverboat.service.views.private_view import build_private_view
from riverboat.table.state.table_reducer import AnyLoggedFact
from riverboat.wire.encoding import to_json
from riverboat.wire.view import PrivateView, TableView


class TableSnapshot(Struct, frozen=True):
    """Encoded public view, and functions that return the parts of the snapshot for one viewer."""

    public_view: bytes
    seq: int
    is_spectator: Callable[[str], bool]
    """Function that returns True for a viewer who is delayed if the table has a delay."""
    private_view: Callable[[str], bytes]
    hand_facts: Callable[[str], tuple[bytes, ...]]
    events: Sequence[bytes]
    """Event feed of the hand."""
    in_process: Callable[[str], InProcessSnapshot]
    """Function that returns a snapshot as Structs, for a subscriber in the room's own process."""


class InProcessSnapshot(Struct, frozen=True):
    """A table as one viewer sees it, without encoding."""

    public_view: TableView
    private_view: PrivateView
    hand_facts: tuple[AnyLoggedFact, ...]


def build_spectator_snapshot(dealer: TableDealer, view: TableView, seq: int) -> TableSnapshot:
    """Return a snapshot for delayed spectators only."""
    private_state = build_private_state(dealer, 0)
    return TableSnapshot(
        public_view=to_json(view),
        seq=seq,
        is_spectator=lambda _: True,
        private_view=lambda _: to_json(build_private_view(private_state, "", "spectator")),
        hand_facts=lambda _: encode_hand_facts(dealer, ""),
        events=dealer.event_feed.hand_events,
        in_process=lambda _: InProcessSnapshot(
            view, build_private_view(private_state, "", "spectator"), hand_facts_for(dealer, "")
        ),
    )


def build_snapshot(
    dealer: TableDealer, view: TableView, seq: int, access: Access, now_ms: int
) -> TableSnapshot:
    """Return the table after record *seq*, at a time in milliseconds since 1970."""
    private_state = build_private_state(dealer, now_ms)
    encode_private_view = dealer.private_views.make_encoder(private_state, access)
    return TableSnapshot(
        public_view=to_json(view),
        seq=seq,
        is_spectator=lambda name: access.role(name) == "spectator",
        private_view=encode_private_view,
        hand_facts=lambda name: encode_hand_facts(dealer, name),
        events=dealer.event_feed.hand_events,
        in_process=lambda name: InProcessSnapshot(
            view,
            build_private_view(private_state, name, access.role(name)),
            hand_facts_for(dealer, name),
        ),
    )
