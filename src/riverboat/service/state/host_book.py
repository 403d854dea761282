"""What hosts have asked for, decided and said at one table: a fold of the room's own facts.

What waits until the hand is over, who is to stay out, and what each player has still to read. It
knows no time and no card, so that it is the same when the table is opened again.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final, assert_never

from riverboat.decoding import decode_json
from riverboat.service.records.facts import (
    Announced,
    AnyRoomFact,
    HostDid,
    LetBackIn,
    NoticeRead,
    OfTheHosts,
    Paused,
    RoleGiven,
    SentAway,
    WentOn,
    WishDropped,
    WishTakenBack,
    WishWaits,
)
from riverboat.service.state.deeds import waiting
from riverboat.store.checking import folded
from riverboat.wire import wishes as w
from riverboat.wire.view import BarredView, NoticeView, PendingView
from riverboat.words import Phrase
from riverboat.words.codes import understood

FOR_GOOD: Final = -1
"""The end of what has none."""
_KEPT: Final = 12
"""Notices that a player may have left unread; older ones are forgotten."""


class HostBook:
    """The hosts' side of a table."""

    __slots__ = ("away", "count", "notices", "paused_by", "waiting")

    waiting: dict[int, WishWaits]
    """What happens when the hand is over, in the order of asking."""
    count: int
    """Wishes that ever waited."""
    away: dict[str, SentAway]
    """Who was to stay out when they were sent away, by folded name."""
    notices: dict[str, tuple[NoticeView, ...]]
    """What somebody has still to read."""
    paused_by: str

    def __init__(self) -> None:
        self.waiting, self.count = {}, 0
        self.away, self.notices = {}, {}
        self.paused_by = ""

    def take(self, fact: AnyRoomFact, seq: int) -> None:
        """Take note of a fact of the room, which is record *seq*."""
        if not isinstance(fact, OfTheHosts):
            return
        match fact:
            case WishWaits(number):
                self.waiting[number] = fact
                self.count = max(self.count, number)
            case WishTakenBack(number):
                self.waiting.pop(number, None)
            case WishDropped(number, by, code, rule, why):
                self.waiting.pop(number, None)
                said = why_dropped(fact)
                self._tell(by, NoticeView(seq, "dropped", "", why, 0, 0, 0, code, rule, said))
            case HostDid(by=by, player=player, number=number):
                self.waiting.pop(number, None)
                if player != by and (notice := _notice(fact, seq)) is not None:
                    self._tell(player, notice)
            case SentAway(player, by, reason, until):
                if until:
                    self.away[folded(player)] = fact
                self._tell(player, NoticeView(seq, "sent-away", by, reason, 0, 0, until))
            case LetBackIn(player):
                self.away.pop(folded(player), None)
                left = [n for n in self.notices.get(player, ()) if n.what != "sent-away"]
                self.notices[player] = tuple(left)
            case RoleGiven(player, role, by):
                if role == "host" and player != by:
                    self._tell(player, NoticeView(seq, "host", by, "", 0, 0, 0))
            case NoticeRead(player, upto):
                left = [each for each in self.notices.get(player, ()) if each.id > upto]
                self.notices[player] = tuple(left)
            case Announced(by, text, to):
                for player in to:
                    self._tell(player, NoticeView(seq, "announced", by, text, 0, 0, 0))
            case Paused(by):
                self.paused_by = by
            case WentOn():
                self.paused_by = ""
            case _:
                assert_never(fact)

    def _tell(self, player: str, notice: NoticeView) -> None:
        self.notices[player] = (*self.notices.get(player, ()), notice)[-_KEPT:]

    # Looking ------------------------------------------------------------------------------------

    def barred(self, names: Collection[str], at: int) -> SentAway | None:
        """Who, of the names that somebody goes by, is to stay out at that time."""
        for name in names:
            sent = self.away.get(folded(name)) if name else None
            if sent is not None and (sent.until == FOR_GOOD or at < sent.until):
                return sent
        return None

    def sent(self, player: str) -> NoticeView | None:
        """That somebody was sent away, if they have not read it yet."""
        unread = [each for each in self.notices.get(player, ()) if each.what == "sent-away"]
        return unread[-1] if unread else None

    def barred_now(self, at: int) -> tuple[BarredView, ...]:
        """Everybody who is to stay out at that time, as hosts see them."""
        return tuple(
            [
                BarredView(each.player, each.by, each.reason, each.until)
                for each in self.away.values()
                if each.until == FOR_GOOD or at < each.until
            ]
        )

    def texts(self) -> list[str]:
        """The configurations that wait until the hand is over."""
        wishes = [each.wish for each in list(self.waiting.values())]
        return [wish.toml for wish in wishes if isinstance(wish, w.ChangeRules)]

    def pending(self) -> tuple[PendingView, ...]:
        """What waits, as all may see it."""
        return tuple([_pending(each) for each in self.waiting.values()])


def tag(wish: w.AnyWish) -> str:
    """What a wish is called on the wire."""
    return str(type(wish).__struct_config__.tag)


def _pending(waits: WishWaits) -> PendingView:
    wish = waits.wish
    to = wish.to if isinstance(wish, w.MoveSomebody) else 0
    chips = wish.chips if isinstance(wish, w.Adjust) else 0
    if isinstance(wish, w.Begin):
        chips = wish.bomb
    text = wish.reason if isinstance(wish, w.Adjust) else waits.text
    said = waiting(waits)
    return PendingView(waits.number, waits.by, tag(wish), waits.player, to, chips, text, said)


def why_dropped(dropped: WishDropped) -> Phrase:
    """Why what waited could not be done; logs that are older than phrases say it in English."""
    said = decode_json(dropped.said) if dropped.said else None
    return understood(said, dropped.why, dropped.code, dropped.rule)


_CONCERN: Final[Mapping[type, str]] = {
    w.MoveSomebody: "moved",
    w.SeatSomebody: "seated",
    w.Adjust: "adjusted",
    w.SitSomebodyOut: "dealt-out",
    w.Approve: "refused",
    w.Warn: "warned",
    w.KillHand: "killed",
}


def _notice(did: HostDid, seq: int) -> NoticeView | None:
    """What the one concerned is told of it; nothing where they see it anyhow."""
    wish, what = did.wish, _CONCERN.get(type(did.wish), "")
    if not what or not did.player or (isinstance(wish, w.Approve) and wish.yes):
        return None
    chips = wish.chips if isinstance(wish, w.Adjust | w.SeatSomebody) else 0
    chair = wish.to if isinstance(wish, w.MoveSomebody) else 0
    chair = wish.chair if isinstance(wish, w.SeatSomebody) else chair
    text = wish.reason if isinstance(wish, w.Adjust | w.Warn | w.KillHand) else ""
    return NoticeView(seq, what, did.by, text, chips, chair, 0)
