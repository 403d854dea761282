"""A view drawn from the one before, when nothing but a hand has been played on.

An action moves the chips of one or two seats, and whose turn it is. What it leaves as it was is
not worked out anew: the games of a table, who sits there, what was won before.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from riverboat.engine import HandState
from riverboat.service.views import progress
from riverboat.service.views.public import (
    Around,
    bet_of,
    moment,
    shown_cards,
    state_of,
    written,
)
from riverboat.service.views.scene import PublicScene
from riverboat.table.state.awaited import AnyAwaited
from riverboat.table.state.positions import Chairs
from riverboat.wire.view import SeatView, TableView

_Boards = tuple[tuple[int, ...], ...]
_LookedAt = list[tuple[Any, ...]]
"""By seat of the view: what somebody says, their time bank, bet and stack."""


class KeptView(Struct, frozen=True):
    """A view of a hand that is played, and what was looked at for it."""

    view: TableView
    boards: _Boards
    street: int
    live: int
    shown: int
    ring: Chairs
    order: tuple[int, ...]
    """The seat in the hand of each seat of the view; of who plays no hand it is any."""
    seats: _LookedAt


def drawn(scene: PublicScene, view: TableView) -> KeptView | None:
    """A view from which the next may be drawn; ``None`` if that will be another picture."""
    hand = scene.table.hand
    if hand is None or scene.odds:
        return None
    ring, playing = scene.table.ring, scene.playing
    order = tuple([playing.index(chair) if chair in playing else 0 for chair in ring])
    looked_at = _looked_at(scene, hand, ring, order)
    return _kept(view, hand, ring, order, looked_at)


def drawn_again(
    before: KeptView, scene: PublicScene, now: AnyAwaited, around: Around
) -> KeptView | None:
    """The same table after an action; ``None`` if all is to be drawn.

    *around* is what it was, but for when the next hand begins and for how many watch.
    """
    hand = scene.table.hand
    if hand is None or scene.odds:
        return None
    view, ring, order = before.view, before.ring, before.order
    looked_at = _looked_at(scene, hand, ring, order)
    has_board = hand.boards is not before.boards
    changed = hand.live ^ before.live | hand.shown ^ before.shown
    if has_board:
        changed |= hand.shown  # what shown cards are worth, the board says
    seats = tuple(
        [
            seat if new == old and not changed >> place & 1 else _seat_again(scene, seat)
            for seat, new, old, place in zip(
                view.seats, looked_at, before.seats, order, strict=True
            )
        ]
    )
    changes = moment(scene, now, around, seats)
    if has_board:
        changes["boards"] = tuple([written(board) for board in hand.boards])
    if has_board or hand.street != before.street or hand.plan.has_upcards:
        changes["street"] = progress.street(hand)
    if view.draw != (0, 0):  # a game with draws
        changes["draw"] = progress.draw(hand, now)
    view = replace(view, seats=seats, **changes)
    return _kept(view, hand, ring, order, looked_at)


def _kept(
    view: TableView, hand: HandState, ring: Chairs, order: tuple[int, ...], looked_at: _LookedAt
) -> KeptView:
    return KeptView(view, hand.boards, hand.street, hand.live, hand.shown, ring, order, looked_at)


def _looked_at(
    scene: PublicScene, hand: HandState, ring: Chairs, order: tuple[int, ...]
) -> _LookedAt:
    chairs = scene.table.chairs
    banks = [chairs[chair].bank for chair in ring]
    says = map(scene.says.get, ring)
    bets, stacks = map(hand.bets.__getitem__, order), map(hand.stacks.__getitem__, order)
    return list(zip(says, banks, bets, stacks, strict=True))


def _seat_again(scene: PublicScene, seat: SeatView) -> SeatView:
    table, chair = scene.table, seat.chair
    each = table.chairs[chair]
    cards, holding = shown_cards(scene, chair)
    return replace(
        seat,
        stack=table.stack(chair),
        state=state_of(table, chair, each),
        bet=bet_of(scene, chair),
        cards=cards,
        holding=holding,
        says=scene.says.get(chair, ""),
        bank=each.bank,
    )
