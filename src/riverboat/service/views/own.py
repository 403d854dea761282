"""What each player knows and may do, put together once and told again while it is so.

An action asks one player something new. What the others know stays as it was, but for the number
of the turn: that alone is written anew.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from riverboat.engine import HandState, ToAct
from riverboat.service.state.access import Access
from riverboat.service.views.private import Private, asked_of, mine, of_cards_and_chips
from riverboat.table.state.awaited import ToPlay
from riverboat.wire.encoding import to_json
from riverboat.wire.view import Mine

Telling = Callable[[str], bytes]
"""A player's own view as JSON, by their name."""

_TURN: Final = b'"turn":null,"token":0,'
"""What is written for nobody's turn."""
_Cards = tuple[int, ...]


class _Kept(Struct, frozen=True):
    """What one player was told last."""

    hosts: bool
    """They are a host of the table."""
    seat: int
    chair: int
    stack: int
    cards: _Cards
    up: _Cards
    boards: tuple[_Cards, ...]
    mine: Mine
    """Without a turn."""
    before: bytes
    """The same as JSON, up to the turn."""
    after: bytes


class OwnViews:
    """The own views of one table."""

    def __init__(self) -> None:
        self._kept: dict[str, _Kept] = {}
        """By player of the hand that is played."""
        self._alike: tuple[Any, ...] = ()
        """What was looked at for all of them: those that are kept have it in common."""

    def telling(self, of: Private, access: Access) -> Telling:
        """How each is told ``mine`` now: what they have in common is looked at once for all."""
        hand, role = of.hand, access.role
        if hand is None or not _may_be_kept(of, hand):
            return lambda player: to_json(mine(of, player, role(player)))
        alike = (of.settled, hand, of.together, access.host, access.roles)
        if self._alike != alike:
            self._kept.clear()
            self._alike = alike
        turn = b'"turn":null,"token":%d,' % of.token
        now, last = of.now, self._kept
        asked = now.chairs if type(now) is ToPlay and type(now.hand) is ToAct else None
        stacks, holdings, upcards, boards = hand.stacks, hand.holdings, hand.upcards, hand.boards

        def telling(player: str) -> bytes:
            kept = last.get(player)
            # Cards that come are a new tuple: the old ones are known by being the same.
            if (
                kept is None
                or kept.stack != stacks[kept.seat]
                or kept.cards is not holdings[kept.seat]
                or kept.boards is not boards
                or (kept.hosts and kept.mine.may_undo != of.may_undo)
                or (upcards and kept.up is not upcards[kept.seat])
            ):
                kept = self._known(of, hand, player, role(player))
                if kept is None:
                    return to_json(mine(of, player, role(player)))
            if asked is not None and kept.chair not in asked:
                return b"".join((kept.before, turn, kept.after))
            its_turn, extra = asked_of(of, kept.chair, player)
            answer = replace(kept.mine, turn=its_turn, token=of.token, extra=extra)
            return to_json(answer)

        return telling

    def _known(self, of: Private, hand: HandState, player: str, role: str) -> _Kept | None:
        """What is known of a player in the hand; ``None`` where time alone may change it."""
        seat, chair = of.seats.get(player), of.chairs.get(player, 0)
        if seat is None or not chair:
            return None
        if player in of.table.taken_away or (of.book.away and role == "host"):
            return None
        last = self._kept.get(player)
        if last is not None:
            changed = of_cards_and_chips(of, player, chair)
            undo = of.may_undo and role == "host"
            whole = replace(last.mine, **changed, may_undo=undo)
        else:
            whole = replace(mine(of, player, role), turn=None, token=0, extra=False)
        before, _, after = to_json(whole).partition(_TURN)
        kept = self._kept[player] = _Kept(
            role == "host", seat, chair, hand.stacks[seat], hand.holdings[seat],
            hand.upcards[seat] if hand.upcards else (), hand.boards, whole, before, after,
        )  # fmt: skip
        return kept


def _may_be_kept(of: Private, hand: HandState) -> bool:
    """Whether what a player may know and do is changed by their own cards and chips alone."""
    table = of.table
    return (
        table.hand is hand
        and table.opening is None
        and not hand.plan.open_stakes  # chips may be bought into the hand
        and not table.rules.buy_in.match_stack  # and as many as others have
        and not (hand.betting and hand.overbet[0])  # a bet to which others may object
    )
