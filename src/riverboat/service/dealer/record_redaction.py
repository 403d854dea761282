"""Redaction of table records for broadcast, with the phrases of the event feed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from riverboat.service.dealer.unit_of_work import RedactedRecord
from riverboat.service.views.event_feed import EventFeed
from riverboat.service.views.public_state import PublicState, redact_for_seat
from riverboat.table.state.facts import TableFact
from riverboat.table.state.table_reducer import AnyLoggedFact
from riverboat.wire.encoding import to_json


class RedactionContext(Protocol):
    """State that redaction needs: the public state so far, and the players of the hand."""

    public_state: PublicState
    event_feed: EventFeed

    @property
    def seat_by_player(self) -> Mapping[str, int]:
        """Players of the hand, and their seats."""
        ...


def redact_record(
    context: RedactionContext, fact: AnyLoggedFact, following_facts: Sequence[AnyLoggedFact]
) -> RedactedRecord:
    """Return the redacted record of a fact; *following_facts* are the facts right after it."""
    public_fact = context.public_state.apply_fact(fact)
    events = context.event_feed.add_table_fact(public_fact, following_facts)
    public_json = to_json(public_fact)
    if public_fact is fact or isinstance(fact, TableFact):  # the fact hides nothing
        return RedactedRecord(public_json, public_fact=public_fact, events=events)
    private_json_by_player: dict[str, bytes] = {}
    private_facts: dict[str, AnyLoggedFact] = {}
    for player, seat in context.seat_by_player.items():
        if (private_fact := redact_for_seat(fact, public_fact, seat)) is not None:
            private_json_by_player[player], private_facts[player] = (
                to_json(private_fact),
                private_fact,
            )
    return RedactedRecord(public_json, private_json_by_player, public_fact, private_facts, events)
