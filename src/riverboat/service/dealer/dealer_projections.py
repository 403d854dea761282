"""Projections of a table and its hand: the input of private views and of the public view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from riverboat.engine import AnyFact
from riverboat.engine.corrections import last_action_index
from riverboat.engine.hand_redaction import RAIL, redact
from riverboat.service.dealer import shown_cards
from riverboat.service.dealer.table_dealer import TableDealer
from riverboat.service.views.incremental_view import CachedView, cache_view, update_view
from riverboat.service.views.private_view import PrivateState
from riverboat.service.views.public_view import ViewContext, build_public_view
from riverboat.table.state.table_reducer import AnyLoggedFact
from riverboat.wire.encoding import to_json
from riverboat.wire.view import TableView


def build_private_state(dealer: TableDealer, now_ms: int) -> PrivateState:
    """Return the state from which players' private views are built."""
    shown_by_player, waiting_players = (
        dealer.public_state.shown_after_hand,
        dealer.waiting_list.players,
    )
    return PrivateState(
        dealer.table, dealer.hand, dealer.seat_by_player, dealer.pending, dealer.turn_token,
        now_ms, shown_by_player,
        dealer.host_state, waiting_players, dealer.standing_answers,
        shown_cards.can_rabbit_hunt(dealer), dealer.ballot,
        _find_same_address_players(dealer), dealer.card_names.get, dealer.chair_by_player,
        dealer.table_version, dealer.stream.consents,
        dealer.table.hand is not None and last_action_index(dealer.hand_log) is not None,
    )  # fmt: skip


def _find_same_address_players(dealer: TableDealer) -> tuple[tuple[str, ...], ...]:
    """Return groups of players who share a client address; empty if the settings allow sharing."""
    if dealer.settings.shared_address_policy == "allow":
        return ()
    return dealer.client_addresses.shared_groups(dealer.chair_by_player)


def build_view_context(dealer: TableDealer, next_hand_at: int, spectator_count: int) -> ViewContext:
    """Return the data that the public view needs in addition to the public state."""
    waiting_list, settings = dealer.waiting_list, dealer.settings
    return ViewContext(
        dealer.id,
        frozenset(dealer.bot_styles) | dealer.program_players,
        dealer.pause_state,
        next_hand_at,
        dealer.deck.root,
        spectator_count,
        settings,
        dealer.host_state,
        len(waiting_list),
        tuple(sorted(waiting_list.reserved_chairs)),
        frozenset(dealer.bot_styles) - waiting_list.yielding_bots
        if settings.bots_make_room
        else frozenset(),
        (dealer.event_link.event, dealer.event_link.table)
        if dealer.event_link is not None
        else ("", 0),
        dealer.stream.is_on,
        dealer.ballot.view,
        dealer.deck.used_cutters,
    )


class PublicViewCache:
    """Cache of one table's public view.

    After an action in a hand, only the changed parts of the view are computed again; after any
    other change, the whole view.
    """

    def __init__(self, dealer: TableDealer) -> None:
        self._dealer = dealer
        self._last_context = build_view_context(dealer, 0, 0)
        self._table_version = -1
        self._cached_view: CachedView | None = None

    def current_view(self, next_hand_at: int, spectator_count: int) -> TableView:
        """Return the table's current public view."""
        dealer, last_context = self._dealer, self._last_context
        public_state, pending = dealer.public_state, dealer.pending
        if (
            self._cached_view is not None
            and self._table_version == dealer.table_version
            and last_context.settings is dealer.settings
        ):
            if (last_context.next_hand_at, last_context.spectator_count) != (
                next_hand_at,
                spectator_count,
            ):
                last_context = self._last_context = replace(
                    last_context, next_hand_at=next_hand_at, spectator_count=spectator_count
                )
            self._cached_view = update_view(self._cached_view, public_state, pending, last_context)
            if self._cached_view is not None:
                return self._cached_view.view
        self._last_context, self._table_version = (
            build_view_context(dealer, next_hand_at, spectator_count),
            dealer.table_version,
        )
        view = build_public_view(public_state, pending, self._last_context)
        self._cached_view = cache_view(public_state, view)
        return view


def encode_hand_facts(dealer: TableDealer, player: str) -> tuple[bytes, ...]:
    """Return the hand's facts so far as JSON, redacted for a player; "" is a spectator."""
    return tuple([to_json(fact) for fact in hand_facts_for(dealer, player)])


def hand_facts_for(dealer: TableDealer, player: str) -> tuple[AnyLoggedFact, ...]:
    """Return the facts of the hand so far, redacted for a player, before encoding."""
    seat = dealer.seat_by_player.get(player)
    return tuple([redact(fact, seat) for fact in dealer.hand_log])


class HandInProgress(NamedTuple):
    """A running hand as it stood at one moment; later facts are not part of it."""

    log: Sequence[AnyFact]
    fact_count: int
    """Number of facts at that moment."""
    seat_by_player: Mapping[str, int]
    """Players who were dealt in, and their seats."""

    def public_facts(self) -> tuple[AnyFact, ...]:
        """Return the facts up to that moment, without hidden cards."""
        return tuple([redact(fact, RAIL) for fact in self.log[: self.fact_count]])


def snapshot_hand_in_progress(dealer: TableDealer) -> HandInProgress:
    """Return the running hand as it is now; it has no facts if none is being played."""
    # The log and the seats of a hand are not reused for the next.
    return HandInProgress(
        dealer.hand_log, len(dealer.hand_log) if dealer.table.hand else 0, dealer.seat_by_player
    )
