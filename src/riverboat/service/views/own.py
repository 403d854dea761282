"""What each player knows and may do, put together once and told again while it is so.

An action asks one player something new. What the others know stays as it was, but for the number
of the turn: that alone is written anew.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from riverboat.engine import Hand, ToAct
from riverboat.service.views.private import Private, asked_of, mine
from riverboat.table.state.awaited import ToPlay
from riverboat.wire.view import Mine

Telling = Callable[[str, str], bytes]
"""A player's own view as JSON, by their name and role."""

_TURN = b'"turn":null,"token":0,'
"""What is written for nobody's turn."""


class _Kept(NamedTuple):
    """What one player was told last."""

    role: str
    stack: int
    cards: tuple[int, ...]
    up: tuple[int, ...]
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

    def telling(self, of: Private) -> Telling:
        """How each is told ``mine`` now: what they have in common is looked at once for all."""
        hand = of.hand
        if hand is None or not _may_be_kept(of, hand):
            return lambda player, role: msgspec.json.encode(mine(of, player, role))
        alike = (of.settled, hand, hand.boards, of.together)
        if self._alike != alike:
            self._kept.clear()
            self._alike = alike
        turn = b'"turn":null,"token":%d,' % of.token
        now, chairs = of.now, of.chairs
        asked = now.chairs if type(now) is ToPlay and type(now.hand) is ToAct else None

        def telling(player: str, role: str) -> bytes:
            kept = self._known(of, hand, player, role)
            if kept is None:
                return msgspec.json.encode(mine(of, player, role))
            chair = chairs[player]
            if asked is not None and chair not in asked:
                return b"".join((kept.before, turn, kept.after))
            its_turn, extra = asked_of(of, chair, player)
            answer = replace(kept.mine, turn=its_turn, token=of.token, extra=extra)
            return msgspec.json.encode(answer)

        return telling

    def _known(self, of: Private, hand: Hand, player: str, role: str) -> _Kept | None:
        """What is known of a player in the hand; ``None`` where time alone may change it."""
        seat = of.seats.get(player)
        if seat is None or player not in of.chairs:
            return None
        kept, stack, cards = self._kept.get(player), hand.stacks[seat], hand.holdings[seat]
        up = hand.upcards[seat] if hand.upcards else ()
        # Cards that come are a new tuple: the old ones are known by being the same.
        if (
            kept is not None
            and kept.cards is cards
            and kept.up is up
            and kept.stack == stack
            and kept.role == role
        ):
            return kept
        if player in of.table.taken_away or (of.book.away and role == "host"):
            return None
        whole = replace(mine(of, player, role), turn=None, token=0, extra=False)
        before, _, after = msgspec.json.encode(whole).partition(_TURN)
        kept = self._kept[player] = _Kept(role, stack, cards, up, whole, before, after)
        return kept


def _may_be_kept(of: Private, hand: Hand) -> bool:
    """Whether what a player may know and do is changed by their own cards and chips alone."""
    table = of.table
    return (
        table.hand is hand
        and table.opening is None
        and not hand.plan.open_stakes  # chips may be bought into the hand
        and not table.rules.buy_in.match_stack  # and as many as others have
        and not (hand.betting and hand.overbet[0])  # a bet to which others may object
    )
