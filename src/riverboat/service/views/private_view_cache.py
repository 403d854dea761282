"""Cache of encoded private views, reused until they change.

An action changes the pending decision of one player only. The views of the other players stay the
same except for the turn token, so only the token is encoded again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from riverboat.engine import HandState, ToAct
from riverboat.service.state.access import Access
from riverboat.service.views.private_view import (
    PrivateState,
    build_private_view,
    build_turn,
    hand_dependent_fields,
)
from riverboat.table.state.table_pending import ToPlay
from riverboat.wire.encoding import to_json
from riverboat.wire.view import PrivateView

PrivateViewEncoder = Callable[[str], bytes]
"""Function that returns a player's private view as JSON."""

_NO_TURN_JSON: Final = b'"turn":null,"token":0,'
"""Encoded turn of a player who is not to act."""
_Cards = tuple[int, ...]


class _CachedPrivateView(Struct, frozen=True):
    """Private view that was last sent to one player."""

    is_host: bool
    """True if the player is a host of the table."""
    seat: int
    chair: int
    stack: int
    cards: _Cards
    upcards: _Cards
    boards: tuple[_Cards, ...]
    view: PrivateView
    """View without a turn."""
    json_before_turn: bytes
    """JSON of the view up to the turn."""
    json_after_turn: bytes


class PrivateViewCache:
    """The private views of one table."""

    def __init__(self) -> None:
        self._views: dict[str, _CachedPrivateView] = {}
        """Cached view of each player in the current hand."""
        self._shared_key: tuple[Any, ...] = ()
        """Values that all cached views depend on."""

    def make_encoder(self, state: PrivateState, access: Access) -> PrivateViewEncoder:
        """Return an encoder of private views for this state; shared parts are checked once."""
        hand, role = state.hand, access.role
        if hand is None or not _is_cacheable(state, hand):
            return lambda player: to_json(build_private_view(state, player, role(player)))
        cache_key = (
            state.table_version,
            hand,
            state.same_address_players,
            access.host,
            access.roles,
        )
        if self._shared_key != cache_key:
            self._views.clear()
            self._shared_key = cache_key
        no_turn_json = b'"turn":null,"token":%d,' % state.turn_token
        pending, last_views = state.pending, self._views
        chairs_to_act = (
            pending.chairs if type(pending) is ToPlay and type(pending.hand) is ToAct else None
        )
        stacks, holdings, upcards, boards = hand.stacks, hand.holdings, hand.upcards, hand.boards

        def encode_view(player: str) -> bytes:
            cached_view = last_views.get(player)
            # Dealt cards make a new tuple, so identity shows unchanged ones.
            if (
                cached_view is None
                or cached_view.stack != stacks[cached_view.seat]
                or cached_view.cards is not holdings[cached_view.seat]
                or cached_view.boards is not boards
                or (cached_view.is_host and cached_view.view.can_undo != state.can_undo)
                or (upcards and cached_view.upcards is not upcards[cached_view.seat])
            ):
                cached_view = self._cache_player(state, hand, player, role(player))
                if cached_view is None:
                    return to_json(build_private_view(state, player, role(player)))
            if chairs_to_act is not None and cached_view.chair not in chairs_to_act:
                return b"".join(
                    (cached_view.json_before_turn, no_turn_json, cached_view.json_after_turn)
                )
            own_turn, can_request_time = build_turn(state, cached_view.chair, player)
            player_view = replace(
                cached_view.view,
                turn=own_turn,
                turn_token=state.turn_token,
                can_request_time=can_request_time,
            )
            return to_json(player_view)

        return encode_view

    def _cache_player(
        self, state: PrivateState, hand: HandState, player: str, role: str
    ) -> _CachedPrivateView | None:
        """Return a player's cached view in the hand; ``None`` if it may change with time alone."""
        seat, chair = state.seat_by_player.get(player), state.chair_by_player.get(player, 0)
        if seat is None or not chair:
            return None
        if player in state.table.chips_taken_away or (state.host_state.bans and role == "host"):
            return None
        last_view = self._views.get(player)
        if last_view is not None:
            changes = hand_dependent_fields(state, player, chair)
            can_undo = state.can_undo and role == "host"
            view = replace(last_view.view, **changes, can_undo=can_undo)
        else:
            view = replace(
                build_private_view(state, player, role),
                turn=None,
                turn_token=0,
                can_request_time=False,
            )
        json_before_turn, _, json_after_turn = to_json(view).partition(_NO_TURN_JSON)
        cached_view = self._views[player] = _CachedPrivateView(
            role == "host", seat, chair, hand.stacks[seat], hand.holdings[seat],
            hand.upcards[seat] if hand.upcards else (), hand.boards, view,
            json_before_turn, json_after_turn,
        )  # fmt: skip
        return cached_view


def _is_cacheable(state: PrivateState, hand: HandState) -> bool:
    """Return True if private views depend only on each player's own cards and chips."""
    table = state.table
    return (
        table.hand is hand
        and table.hand_opening is None
        and not hand.compiled.open_stakes  # chips may be bought into the hand
        and not table.rules.buy_in.match_stack  # and as many as others have
        and not (hand.is_betting_open and hand.overbet[0])  # a bet to which others may object
    )
