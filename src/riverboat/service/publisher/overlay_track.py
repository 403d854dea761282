"""Overlay track of one table: recorded views for a video stream, released after a delay.

A recorded view, with the hole cards of the players who agree to show them, is called a moment.

Integrity rests on three rules, each of which alone keeps a live hand secret (decision 221):
a moment is released only after its hand has ended; it is not released before its delay is over; and
it shows only hole cards of players who agreed before the hand began and still agree now.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from riverboat.service.dealer.table_dealer import TableDealer
from riverboat.wire.view import OVERLAY_MIN_DELAY_SECONDS, OverlayView, TableView

_MAX_PAUSE_MS: Final = 6_000
"""Longest pause between two moments: longer pauses are cut while the track is behind schedule."""
_MAX_MOMENTS: Final = 5_000
"""Maximum number of recorded moments of a hand; a hand with more is not shown."""

MayShowCards = Callable[[str, int], bool]
"""Function that returns True if a player's hole cards of a hand may be shown now."""


class HoleCards(Struct, frozen=True):
    """Hole cards of a player at one moment."""

    chair: int
    cards: tuple[str, ...]


class _Moment(Struct, frozen=True):
    recorded_at_ms: int
    hand_number: int
    view: TableView
    hole_cards: Mapping[str, HoleCards]
    """Hole cards of the players who had agreed at that moment, by player."""
    delay_ms: int


def consented_hole_cards(dealer: TableDealer) -> dict[str, HoleCards]:
    """Return the hole cards of the hand's players who agree to show them, by player."""
    hand, hand_number = dealer.hand, dealer.table.hand_count
    if hand is None or dealer.table.hand_opening is not None:
        return {}
    return {
        player: HoleCards(dealer.hand_chairs[seat], dealer.card_names.get(hand, seat)[0])
        for player, seat in dealer.seat_by_player.items()
        if dealer.stream.may_show(player, hand_number)
    }


class OverlayTrack:
    """Recorded moments of one table, each released after its hand and a delay."""

    def __init__(self) -> None:
        self._hand_moments: list[_Moment] = []
        """Moments of the running hand, which are not scheduled before it ends."""
        self._is_hand_too_long = False
        """True if the running hand has too many moments to be shown."""
        self._due_moments: deque[tuple[int, _Moment]] = deque()
        """Moments with the times at which they are due."""
        self._last_moment: _Moment | None = None
        self._last_moment_at = self._last_due_at = 0
        """Time and due time of the last scheduled moment."""
        self._shown_moment: _Moment | None = None

    def record(
        self,
        view: TableView,
        hole_cards: Mapping[str, HoleCards],
        now_ms: int,
        delay_seconds: int,
        *,
        is_running: bool,
    ) -> None:
        """Record the table's current view; *is_running* is True while a hand is played."""
        delay_ms = 1000 * max(OVERLAY_MIN_DELAY_SECONDS, delay_seconds)
        moment = _Moment(now_ms, view.hand_number, _remove_live_fields(view), hole_cards, delay_ms)
        if self._hand_moments and self._hand_moments[-1].hand_number != view.hand_number:
            self._end_hand(now_ms)
        if not _is_unchanged(self._last_moment, moment):
            self._last_moment = moment
            self._hand_moments.append(moment)
        if not is_running:
            self._end_hand(now_ms)
        elif len(self._hand_moments) > _MAX_MOMENTS:
            self._hand_moments, self._is_hand_too_long = self._hand_moments[-1:], True
        self._advance_track(now_ms)

    def current_view(self, now_ms: int, may_show: MayShowCards) -> OverlayView | None:
        """Return the recorded moment to show now; ``None`` before the first."""
        self._advance_track(now_ms)
        moment = self._shown_moment
        if moment is None:
            return None
        cards = [
            (hole_cards.chair, hole_cards.cards)
            for player, hole_cards in moment.hole_cards.items()
            if may_show(player, moment.hand_number)
        ]
        return OverlayView(moment.recorded_at_ms, moment.view, tuple(sorted(cards)))

    def _end_hand(self, now_ms: int) -> None:
        """Schedule the moments of a hand that is over, in the pace in which they happened."""
        moments_of_hand = self._hand_moments[-1:] if self._is_hand_too_long else self._hand_moments
        for moment in moments_of_hand:
            gap_ms = min(moment.recorded_at_ms - self._last_moment_at, _MAX_PAUSE_MS)
            due_at = max(
                moment.recorded_at_ms + moment.delay_ms, self._last_due_at + max(0, gap_ms), now_ms
            )
            self._due_moments.append((due_at, moment))
            self._last_moment_at, self._last_due_at = moment.recorded_at_ms, due_at
        self._hand_moments, self._is_hand_too_long = [], False

    def _advance_track(self, now_ms: int) -> None:
        while self._due_moments and self._due_moments[0][0] <= now_ms:
            self._shown_moment = self._due_moments.popleft()[1]


def _remove_live_fields(view: TableView) -> TableView:
    """Return a view without the fields that are meaningful only in real time, such as the clock."""
    return replace(
        view,
        clock=None,
        next_hand_at=0,
        spectator_count=0,
        waiting_count=0,
        reserved_chairs=(),
        deferred_commands=(),
        bomb_vote=None,
        deck_root_hash="",
        cutters=None,
        replaceable_chairs=(),
        raise_range=(0, 0),
    )


def _is_unchanged(last_moment: _Moment | None, moment: _Moment) -> bool:
    return (
        last_moment is not None
        and last_moment.view == moment.view
        and last_moment.hole_cards == moment.hole_cards
    )
