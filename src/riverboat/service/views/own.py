"""What each player knows and may do, put together once and told again while it is so.

An action asks one player something new. What the others know stays as it was, but for the number
of the turn: that alone is written anew.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from riverboat.engine import ToAct
from riverboat.service.views.naming import Named
from riverboat.service.views.private import Private, asked_of, may_challenge, mine
from riverboat.table.state.awaited import ToPlay
from riverboat.wire.view import Mine

_TURN = b'"turn":null,"token":0,'
"""What is written for nobody's turn."""


class _Kept(NamedTuple):
    """What one player was told last."""

    looked_at: tuple[Any, ...]
    named: Named
    mine: Mine
    """Without a turn."""
    before: bytes
    """The same as JSON, up to the turn."""
    after: bytes


class OwnViews:
    """The own views of one table."""

    def __init__(self) -> None:
        self._kept: dict[int, _Kept] = {}
        """By seat of the hand that is played."""

    def encoded(self, of: Private, player: str, role: str) -> bytes:
        """``mine`` as JSON."""
        kept = self._known(of, player, role)
        if kept is None:
            return msgspec.json.encode(mine(of, player, role))
        now, chair = of.now, of.chairs[player]
        if type(now) is ToPlay and type(now.hand) is ToAct and chair not in now.chairs:
            return b'%b"turn":null,"token":%d,%b' % (kept.before, of.token, kept.after)
        turn, extra = asked_of(of, chair, player)
        return msgspec.json.encode(replace(kept.mine, turn=turn, token=of.token, extra=extra))

    def _known(self, of: Private, player: str, role: str) -> _Kept | None:
        """What is known of a player in a hand that is played; ``None`` where all may change."""
        hand, seat, table = of.hand, of.seats.get(player), of.table
        if (
            hand is None
            or seat is None
            or table.hand is not hand
            or table.opening is not None
            or hand.plan.open_stakes  # chips may be bought into the hand
            or table.rules.buy_in.match_stack  # and as many as others have
            or player in table.taken_away  # or as time goes by
            or (of.book.away and role == "host")
            or player not in of.chairs
        ):
            return None
        named = of.named(hand, seat)
        challenge = may_challenge(table, of.chairs[player])
        looked_at = (of.settled, player, role, hand.stacks[seat], challenge, of.together)
        kept = self._kept.get(seat)
        if kept is None or kept.named is not named or kept.looked_at != looked_at:
            whole = replace(mine(of, player, role), turn=None, token=0, extra=False)
            before, _, after = msgspec.json.encode(whole).partition(_TURN)
            kept = self._kept[seat] = _Kept(looked_at, named, whole, before, after)
        return kept
