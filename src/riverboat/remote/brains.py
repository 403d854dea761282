"""A bot for one table: it is fed the frames of a connection, and answers with frames to send.

It does no I/O and starts no task: every answer says after how many seconds it is to be sent, and
whoever keeps the bot waits so long. It knows what its connection was told and nothing else, so it
plays in the same way inside the room, over a socket, or in a test.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from random import Random
from typing import Final

from msgspec import Struct

from riverboat.bots import WITH_CHARACTER, Anybody, Bot, style_of
from riverboat.bots.prize_money import Told, nothing_told
from riverboat.engine.games.usual import usual_stack
from riverboat.hands import Hand
from riverboat.remote.asking import careful, wish_of
from riverboat.remote.cuts import CutChain
from riverboat.remote.following import Followed, Follower, Inside
from riverboat.remote.pace import moment
from riverboat.table.money.buy_in import within
from riverboat.table.state import facts as t
from riverboat.wire import messages as m
from riverboat.wire import view as v
from riverboat.wire import wishes as w

PACE: Final = 1.2
"""Seconds that an ordinary decision takes, if nobody says otherwise."""
_MARGIN: Final = 1.0
"""Seconds that it leaves on its clock."""
_TRIES: Final = 20
"""So often it looks for a chair."""


class DelayedFrame(Struct, frozen=True):
    """A frame to send, after so many seconds."""

    after: float
    frame: m.FromClient
    turn: v.AnyTurn | None = None
    """The question that it answers, if it does."""


def now_in_ms() -> int:
    """The time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Brain:
    """Somebody who plays at *table*: in a style of ``riverboat.bots.STYLES``, or as a bot of
    one's own, its class, or a function from a hand to an action.

    Feed it every frame that its connection is sent, the answers to its wishes among them. Before
    an answer is sent late, ask whether it is ``wanted`` still. With *sits* it takes a chair by
    itself (*chair* if that is free) and buys *chips*, or what is usual. Who is broke buys in again,
    *rebuys* times, and leaves then. *luck* is all the chance there is, *clock* the server's time;
    *told* says what a tournament pays, to a style that plays for that.
    """

    __slots__ = (
        "_answered",
        "_asked",
        "_chain",
        "_chair",
        "_chips",
        "_clock",
        "_follower",
        "_last",
        "_luck",
        "_made",
        "_number",
        "_out",
        "_prefix",
        "_promised",
        "_reported",
        "_seated",
        "_sits",
        "_sitting",
        "_style",
        "_tries",
        "done",
        "pace",
        "rebuys",
        "table",
    )

    table: str
    rebuys: int
    """How often it buys in again yet."""
    done: bool
    """It has left the table, or may not see it any more: nothing more will come of it."""
    pace: float
    """Seconds that an ordinary decision takes."""

    def __init__(
        self,
        table: str,
        who: Anybody = "",
        *,
        luck: Random | None = None,
        clock: Callable[[], int] = now_in_ms,
        pace: float = PACE,
        sits: bool = False,
        chair: int = 0,
        chips: int = 0,
        rebuys: int = 3,
        chain: CutChain | None = None,
        told: Told = nothing_told,
    ) -> None:
        self.table, self.rebuys, self.done = table, rebuys, False
        self._luck = luck or Random()
        self._clock, self.pace = clock, pace
        self._sits, self._chair, self._chips = sits, chair, chips
        self._style = style_of(who or self._luck.choice(WITH_CHARACTER), self._luck, told)
        self._follower = Follower()
        self._chain = chain
        self._promised = self._seated = False
        self._answered: tuple[int, int, v.AnyTurn] | None = None
        self._asked: object = None
        self._reported = 0
        self._out: t.SatOutWhy = "no chips"
        # No two bots, and no two lives of one, make up the same id: a wish is granted once.
        self._prefix, self._number = secrets.token_hex(6), 0
        self._made = self._sitting = self._last = ""
        self._tries = _TRIES

    @property
    def style(self) -> str:
        """The name of how it plays."""
        return self._style.name

    @property
    def followed(self) -> Followed | None:
        """What it knows of its table; ``None`` before the first snapshot."""
        return self._follower.tables.get(self.table)

    # What is heard ------------------------------------------------------------------------------

    def hear(self, frame: bytes | str | m.FromRoom | Inside) -> list[DelayedFrame]:
        """What it answers to a frame, in the order in which that is to be sent."""
        message = self._follower.hear(frame)
        if self.done or getattr(message, "table", self.table) != self.table:
            return []
        match message:
            case m.Welcome():
                # A cut may have been lost with the last connection: it promises from here on.
                self._promised = False
                return self._promise() if self._seated else []
            case m.Snapshot():
                self._promised = False
                return self._look()
            case Inside(epoch=epoch):
                self._promised = self._promised and not epoch
                return self._look()
            case m.Update():
                return self._look()
            case m.Sealed(hand=hand):
                return self._cut(hand)
            case m.Refused(cmd=cmd):
                return self._refused(cmd)
            case m.Gone():
                self.done = True
        return []

    def wanted(self, reply: DelayedFrame) -> bool:
        """Whether an answer that has waited is still to be sent: its turn is not over."""
        frame, known = reply.frame, self.followed
        if reply.turn is None or not isinstance(frame, m.Ask):
            return True
        if known is None or known.view.phase == "paused" or known.mine.turn != reply.turn:
            return False
        return known.view.hand == frame.hand and frame.token in (0, known.mine.token)

    def _look(self) -> list[DelayedFrame]:
        """What there is to do as the table is now."""
        known = self.followed
        if known is None:
            return []
        if known.missed:
            gap = self._once(("missed", known.seq))
            return [DelayedFrame(0, known.watch())] if gap else []
        if not known.mine.chair:
            if self._seated:
                self.done = True  # it has left, or was asked to
                return []
            return self._sit(known) if self._sits else []
        self._seated = True
        replies = self._promise()
        self._remember(known)
        self._report(known)
        turn = known.mine.turn
        if known.view.phase == "paused" and turn is not None:
            self._answered = None  # it is asked again when the table goes on
            return replies
        if turn is None:
            self._answered = None
            return replies + self._see_to_chips(known)
        asked = _question(known, turn)
        if asked != self._answered and not (isinstance(turn, v.ShowTurn) and not turn.mine):
            self._answered = asked
            replies.append(self._answer(known, turn))
        return replies

    def _report(self, known: Followed) -> None:
        """Report the end of a hand, once, to a bot that asks for it."""
        hand, seat, player = known.hand, known.seat, self._style.player
        if not isinstance(player, Bot) or type(player).over is Bot.over:
            return
        if hand is None or seat is None or not hand.ended or self._reported == known.view.hand:
            return
        self._reported = known.view.hand
        player.over(Hand.of(hand.copy(), viewer=seat))

    # A turn -------------------------------------------------------------------------------------

    def _answer(self, known: Followed, turn: v.AnyTurn) -> DelayedFrame:
        match turn:
            case v.StraddleTurn():
                wish: w.AnyWish = w.Straddle() if self._style.straddle() else w.NoStraddle()
                return self._turn_reply(known, turn, wish, 0.6)
            case v.AnswerTurn(lender=lender):
                # It takes a friend's word, and lends nothing.
                answer = w.AnswerMarker(lender != known.mine.chair)
                return self._turn_reply(known, turn, answer, 1.0)
            case v.GameTurn(games=games):
                chosen = w.ChooseGame(self._style.game(games))
                return self._turn_reply(known, turn, chosen, 1.0)
            case _:
                return self._in_the_hand(known, turn)

    def _in_the_hand(self, known: Followed, turn: v.AnyTurn) -> DelayedFrame:
        seat, hand, asked = known.seat, known.hand, known.turn
        if seat is None or hand is None or asked is None:
            return self._turn_reply(known, turn, careful(turn, known.mine.cards), 1.0)
        command = self._style.choose(seat, hand, asked)
        thinks = moment(command, seat, hand, self._luck)
        if command in asked:
            return self._turn_reply(known, turn, wish_of(command), thinks)
        return self._turn_reply(known, turn, careful(turn, known.mine.cards), thinks)

    def _turn_reply(
        self, known: Followed, turn: v.AnyTurn, wish: w.AnyWish, thinks: float
    ) -> DelayedFrame:
        """An answer for this turn, well before the clock runs out."""
        after, clock = thinks * self.pace, known.view.clock
        if clock is not None and clock.chair in (0, known.mine.chair):
            after = min(after, max(0.0, (clock.until - self._clock()) / 1000 - _MARGIN))
        self._made = self._cmd()
        return DelayedFrame(after, known.ask(self._made, wish, _is_for_many(turn)), turn)

    def _refused(self, cmd: str) -> list[DelayedFrame]:
        """What it does instead; if the turn is the same, what costs least."""
        known = self.followed
        if cmd == self._sitting:
            self._sitting = ""  # somebody was quicker: there may be another chair
            return self._look()
        if cmd != self._made or known is None or known.mine.turn is None:
            return []
        turn = known.mine.turn
        if _question(known, turn) != self._answered:
            return []
        self._made = ""
        wish = careful(turn, known.mine.cards)
        return [DelayedFrame(0, known.ask(self._cmd(), wish, _is_for_many(turn)), turn)]

    # Between hands ------------------------------------------------------------------------------

    def _sit(self, known: Followed) -> list[DelayedFrame]:
        taken = tuple([each.chair for each in known.view.seats])
        free = [chair for chair in range(1, known.view.chairs + 1) if chair not in taken]
        if not free or not self._tries or self._sitting or not self._once(("sit", taken)):
            return []
        self._tries -= 1
        chair = self._chair if self._chair in free else self._luck.choice(free)
        reply = self._ask(known, w.Sit(chair, self._usual(known)))
        self._sitting = self._last
        return [reply]

    def _see_to_chips(self, known: Followed) -> list[DelayedFrame]:
        """It buys in again when it is broke, comes back when it has chips, or leaves."""
        me = known.me
        if me is None or me.state != "out" or me.asked:
            return []
        if not self._once((known.view.hand, me.stack, me.behind, known.mine.buy)):
            return []
        if me.stack or me.behind:
            # Who was dealt out because the host, or its owner, asked for that stays out.
            return [] if self._out == "asked" else [self._ask(known, w.ComeBack())]
        if not self.rebuys:
            return [self._ask(known, w.Leave())]
        if known.mine.buy == (0, 0):
            return []
        self.rebuys -= 1
        return [self._ask(known, w.Buy(self._usual(known)))]

    def _usual(self, known: Followed) -> int:
        """What it buys: what it was told to, or 100 big blinds, as far as that is allowed."""
        game = known.view.game
        stack = usual_stack(game.blinds, max((*game.bets[:1], game.unit, 1)))
        return within(known.mine.buy, self._chips or stack)

    def _remember(self, known: Followed) -> None:
        """Why it is dealt out, if it is."""
        for fact in known.news:
            match fact:
                case t.SatOut(chair, why) if chair == known.mine.chair:
                    self._out = why

    def _once(self, situation: object) -> bool:
        """Whether this has not been answered yet."""
        first, self._asked = situation != self._asked, situation
        return first

    def _ask(self, known: Followed, wish: w.AnyWish) -> DelayedFrame:
        after = self.pace * self._luck.uniform(0.5, 1.5)
        return DelayedFrame(after, known.ask(self._cmd(), wish, any_turn=True))

    def _cmd(self) -> str:
        self._number += 1
        self._last = f"{self._prefix}-{self._number}"
        return self._last

    # The cut ------------------------------------------------------------------------------------

    def _promise(self) -> list[DelayedFrame]:
        """It promises its cuts when it sits, and again when it comes back."""
        if self._promised:
            return []
        self._promised = True
        if self._chain is None or not len(self._chain):
            self._chain = CutChain()
        return [DelayedFrame(0, m.Promise(self.table, self._chain.end))]

    def _cut(self, hand: int) -> list[DelayedFrame]:
        if not self._promised or self._chain is None:
            return []
        replies = [DelayedFrame(0, m.Cut(self.table, hand, self._chain.cut()))]
        if not len(self._chain):
            self._promised = False
            replies += self._promise()
        return replies


def _is_for_many(turn: v.AnyTurn) -> bool:
    """Whether others are asked at the same time: their answers do not make the player's stale."""
    return not isinstance(turn, v.ActTurn | v.DrawTurn)


def _question(known: Followed, turn: v.AnyTurn) -> tuple[int, int, v.AnyTurn]:
    """What is asked, as it is told apart from what was asked before."""
    return known.view.hand, 0 if _is_for_many(turn) else known.mine.token, turn
