"""Incremental update of the public view while only the play of a hand changes.

An action moves the chips of one or two seats, and the turn. Unchanged parts are not computed
again: the games of a table, its players, the previous awards.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from riverboat.engine import HandState
from riverboat.service.views import game_progress
from riverboat.service.views.public_state import PublicState
from riverboat.service.views.public_view import (
    ViewContext,
    card_texts,
    find_chips_bet,
    seat_state,
    shown_cards,
    volatile_fields,
)
from riverboat.table.state.button_positions import Chairs
from riverboat.table.state.table_pending import AnyPending
from riverboat.wire.view import SeatView, TableView

_Boards = tuple[tuple[int, ...], ...]
_SeatSignatures = list[tuple[Any, ...]]
"""Signature of each seat in the view: last action, time bank, bet and stack."""


class CachedView(Struct, frozen=True):
    """A view of a running hand, with the data that it was built from."""

    view: TableView
    boards: _Boards
    street: int
    live_mask: int
    shown_mask: int
    chairs: Chairs
    seat_in_hand: tuple[int, ...]
    """Hand seat number of each seat of the view; arbitrary for a player not in the hand."""
    signatures: _SeatSignatures


def cache_view(state: PublicState, view: TableView) -> CachedView | None:
    """Return a cache entry for a view; ``None`` if the next view must be rebuilt."""
    hand = state.table.hand
    if hand is None or state.odds:
        return None
    occupied_chairs, hand_chairs = state.table.occupied_chairs, state.hand_chairs
    hand_seats = tuple(
        [hand_chairs.index(chair) if chair in hand_chairs else 0 for chair in occupied_chairs]
    )
    signatures = _build_seat_signatures(state, hand, occupied_chairs, hand_seats)
    return _build_cached_view(view, hand, occupied_chairs, hand_seats, signatures)


def update_view(
    cached_view: CachedView, state: PublicState, pending: AnyPending, context: ViewContext
) -> CachedView | None:
    """Return the view after an action; ``None`` if it must be rebuilt.

    *context* is unchanged except for the time of the next hand and the number of spectators.
    """
    hand = state.table.hand
    if hand is None or state.odds:
        return None
    view, occupied_chairs, hand_seats = (
        cached_view.view,
        cached_view.chairs,
        cached_view.seat_in_hand,
    )
    signatures = _build_seat_signatures(state, hand, occupied_chairs, hand_seats)
    is_board_changed = hand.boards is not cached_view.boards
    changed_seat_mask = (
        hand.live_mask ^ cached_view.live_mask | hand.shown_mask ^ cached_view.shown_mask
    )
    if is_board_changed:
        changed_seat_mask |= hand.shown_mask  # the value of shown cards depends on the board
    seats = tuple(
        [
            seat
            if signature == cached_signature and not changed_seat_mask >> hand_seat & 1
            else _update_seat(state, seat)
            for seat, signature, cached_signature, hand_seat in zip(
                view.seats, signatures, cached_view.signatures, hand_seats, strict=True
            )
        ]
    )
    changes = volatile_fields(state, pending, context, seats)
    if is_board_changed:
        changes["boards"] = tuple([card_texts(board) for board in hand.boards])
    if is_board_changed or hand.street != cached_view.street or hand.compiled.has_upcards:
        changes["street"] = game_progress.current_street_name(hand)
    if view.draw_progress != (0, 0):  # a game with draws
        changes["draw_progress"] = game_progress.draw_progress(hand, pending)
    view = replace(view, seats=seats, **changes)
    return _build_cached_view(view, hand, occupied_chairs, hand_seats, signatures)


def _build_cached_view(
    view: TableView,
    hand: HandState,
    occupied_chairs: Chairs,
    hand_seats: tuple[int, ...],
    signatures: _SeatSignatures,
) -> CachedView:
    return CachedView(
        view,
        hand.boards,
        hand.street,
        hand.live_mask,
        hand.shown_mask,
        occupied_chairs,
        hand_seats,
        signatures,
    )


def _build_seat_signatures(
    state: PublicState, hand: HandState, occupied_chairs: Chairs, hand_seats: tuple[int, ...]
) -> _SeatSignatures:
    chairs = state.table.chairs
    time_banks = [chairs[chair].time_bank_ms for chair in occupied_chairs]
    last_actions = map(state.last_action_by_chair.get, occupied_chairs)
    bets, stacks = map(hand.bets.__getitem__, hand_seats), map(hand.stacks.__getitem__, hand_seats)
    return list(zip(last_actions, time_banks, bets, stacks, strict=True))


def _update_seat(state: PublicState, seat: SeatView) -> SeatView:
    table, chair = state.table, seat.chair
    player = table.chairs[chair]
    cards, holding = shown_cards(state, chair)
    return replace(
        seat,
        stack=table.stack(chair),
        state=seat_state(table, chair, player),
        bet=find_chips_bet(state, chair),
        cards=cards,
        holding=holding,
        last_action=state.last_action_by_chair.get(chair, ""),
        time_bank_ms=player.time_bank_ms,
    )
