"""A view drawn from the one before, when nothing but a hand has been played on.

An action moves the chips of one or two seats, and whose turn it is. What it leaves as it was is
not worked out anew: the games of a table, who sits there, what was won before.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from riverboat.engine import Hand
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
from riverboat.wire.view import SeatView, TableView

_Boards = tuple[tuple[int, ...], ...]
_LookedAt = tuple[tuple[Any, ...], ...]
"""By seat of the view: what the play of a hand may change, and a seat is drawn from."""


class KeptView(Struct, frozen=True):
    """A view of a hand that is played, and what was looked at for it."""

    view: TableView
    boards: _Boards
    seats: _LookedAt


def drawn(scene: PublicScene, view: TableView) -> KeptView | None:
    """A view from which the next may be drawn; ``None`` if that will be another picture."""
    hand = scene.table.hand
    if hand is None or scene.odds:
        return None
    return KeptView(view, hand.boards, _looked_at(scene, hand))


def drawn_again(
    before: KeptView, scene: PublicScene, now: AnyAwaited, around: Around
) -> KeptView | None:
    """The same table after an action; ``None`` if all is to be drawn.

    *around* is what it was, but for when the next hand begins and for how many watch.
    """
    hand = scene.table.hand
    if hand is None or scene.odds:
        return None
    view, looked_at = before.view, _looked_at(scene, hand)
    seats = tuple(
        [
            seat if new == old else _seat_again(scene, seat)
            for seat, new, old in zip(view.seats, looked_at, before.seats, strict=True)
        ]
    )
    changed = moment(scene, now, around, seats)
    if hand.boards is not before.boards:
        changed["boards"] = tuple([written(board) for board in hand.boards])
    street, draw = progress.street(hand), progress.draw(hand, now)
    view = replace(view, seats=seats, street=street, draw=draw, **changed)
    return KeptView(view, hand.boards, looked_at)


def _looked_at(scene: PublicScene, hand: Hand) -> _LookedAt:
    says, chairs = scene.says, scene.table.chairs
    seats = {chair: seat for seat, chair in enumerate(scene.playing)}
    return tuple(
        [
            (says.get(chair), chairs[chair].bank)
            if (seat := seats.get(chair)) is None
            else (
                says.get(chair),
                chairs[chair].bank,
                hand.bets[seat],
                hand.stacks[seat],
                hand.live >> seat & 1,
                # What shown cards are worth, the board says.
                hand.boards if hand.shown >> seat & 1 else None,
            )
            for chair in scene.table.ring
        ]
    )


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
