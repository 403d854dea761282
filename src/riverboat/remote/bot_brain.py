"""The brain of a bot at one table: frames of a connection in, frames to send out.

It does no I/O and starts no task: every answer has a delay in seconds, and the owner of the bot
waits that long before sending it. It sees only the frames of its connection, so that it plays in
the same way inside the room, over a socket, or in a test.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from random import Random
from typing import Final

from msgspec import Struct

from riverboat.bots import CHARACTER_STYLES, Bot, PlayerLike, make_style
from riverboat.bots.prize_money import PrizeSource, no_prizes
from riverboat.deprecation import DeprecatedAttribute
from riverboat.engine.games.game_defaults import default_stack
from riverboat.hands import Hand
from riverboat.remote.command_conversion import cheapest_command, to_wire_command
from riverboat.remote.cut_chain import CutChain
from riverboat.remote.table_replica import InProcessUpdate, ReplicaSet, TableReplica
from riverboat.remote.think_time import think_seconds
from riverboat.table.money.buying_in import clamp_to_limits
from riverboat.table.state import facts as t
from riverboat.wire import client_commands as w
from riverboat.wire import messages as m
from riverboat.wire import view as v

PACE: Final = 1.2
"""Default seconds of an ordinary decision."""
_CLOCK_MARGIN_SECONDS: Final = 1.0
"""Seconds that remain on its clock when it answers."""
_TRIES: Final = 20
"""Attempts to find a chair."""


class DelayedFrame(Struct, frozen=True):
    """A frame, and the delay in seconds before it is sent."""

    after: float
    frame: m.ClientMessage
    turn: v.AnyTurn | None = None
    """Turn that it answers, if any."""


def now_in_ms() -> int:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Brain:
    """A player at *table*: a style of ``riverboat.bots.STYLES``, or a custom bot.

    A custom bot is an instance, its class, or a function from a hand to an action.

    Pass every frame of its connection to it, including the answers to its commands. Before a
    delayed answer is sent, check ``is_current``. With *auto_sit* it takes a chair by itself
    (*chair* if that is free) and buys *chips*, or the usual stack. A broke bot buys in again,
    *rebuys* times, and leaves then. *rng* is its only source of chance, *clock* the server's
    time; *prize_money* gives the prizes of a tournament to a style that considers them.
    """

    __slots__ = (
        "_answered_turn",
        "_auto_sit",
        "_chain",
        "_chair",
        "_chips",
        "_clock",
        "_follower",
        "_has_promised",
        "_last",
        "_last_situation",
        "_number",
        "_prefix",
        "_reported_hand",
        "_rng",
        "_seat_attempts_left",
        "_seat_command_id",
        "_sit_out_reason",
        "_style",
        "_turn_command_id",
        "_was_seated",
        "done",
        "pace",
        "rebuys",
        "table",
    )

    table: str
    rebuys: int
    """Remaining number of rebuys."""
    done: bool
    """True if it has left the table, or may not see it any more."""
    pace: float
    """Seconds of an ordinary decision."""

    def __init__(
        self,
        table: str,
        player: PlayerLike = "",
        *,
        rng: Random | None = None,
        clock: Callable[[], int] = now_in_ms,
        pace: float = PACE,
        auto_sit: bool = False,
        chair: int = 0,
        chips: int = 0,
        rebuys: int = 3,
        chain: CutChain | None = None,
        prize_money: PrizeSource = no_prizes,
    ) -> None:
        self.table, self.rebuys, self.done = table, rebuys, False
        self._rng = rng or Random()
        self._clock, self.pace = clock, pace
        self._auto_sit, self._chair, self._chips = auto_sit, chair, chips
        self._style = make_style(
            player or self._rng.choice(CHARACTER_STYLES), self._rng, prize_money
        )
        self._follower = ReplicaSet()
        self._chain = chain
        self._has_promised = self._was_seated = False
        self._answered_turn: tuple[int, int, v.AnyTurn] | None = None
        self._last_situation: object = None
        self._reported_hand = 0
        self._sit_out_reason: t.SitOutReason = "no chips"
        # Command ids are unique across bots and restarts, so that each command is executed once.
        self._prefix, self._number = secrets.token_hex(6), 0
        self._turn_command_id = self._seat_command_id = self._last = ""
        self._seat_attempts_left = _TRIES

    @property
    def style(self) -> str:
        """Name of its playing style."""
        return self._style.name

    @property
    def replica(self) -> TableReplica | None:
        """Replica of its table; ``None`` before the first snapshot."""
        return self._follower.tables.get(self.table)

    # Incoming messages --------------------------------------------------------------------------

    def handle_frame(
        self, frame: bytes | str | m.ServerMessage | InProcessUpdate
    ) -> list[DelayedFrame]:
        """Return the answers to a frame, in the order in which to send them."""
        message = self._follower.apply_frame(frame)
        if self.done or getattr(message, "table", self.table) != self.table:
            return []
        match message:
            case m.Welcome():
                # A cut may have been lost with the last connection: it promises from here on.
                self._has_promised = False
                return self._promise_cuts() if self._was_seated else []
            case m.Snapshot():
                self._has_promised = False
                return self._next_actions()
            case InProcessUpdate(epoch=epoch):
                self._has_promised = self._has_promised and not epoch
                return self._next_actions()
            case m.Update():
                return self._next_actions()
            case m.Sealed(hand=hand):
                return self._reveal_cut(hand)
            case m.Rejected(cmd=cmd):
                return self._handle_rejection(cmd)
            case m.WatchEnded():
                self.done = True
        return []

    def is_current(self, reply: DelayedFrame) -> bool:
        """Return True if a delayed answer should still be sent: its turn is not over."""
        frame, known = reply.frame, self.replica
        if reply.turn is None or not isinstance(frame, m.SubmitCommand):
            return True
        if known is None or known.view.phase == "paused" or known.mine.turn != reply.turn:
            return False
        return known.view.hand == frame.hand and frame.token in (0, known.mine.token)

    def _next_actions(self) -> list[DelayedFrame]:
        """Return the frames to send in the present state of the table."""
        known = self.replica
        if known is None:
            return []
        if known.missed:
            gap = self._is_new_situation(("missed", known.seq))
            return [DelayedFrame(0, known.watch())] if gap else []
        if not known.mine.chair:
            if self._was_seated:
                self.done = True  # it has left, or was asked to
                return []
            return self._request_seat(known) if self._auto_sit else []
        self._was_seated = True
        replies = self._promise_cuts()
        self._note_sit_out(known)
        self._report(known)
        turn = known.mine.turn
        if known.view.phase == "paused" and turn is not None:
            self._answered_turn = None  # retried when the table resumes
            return replies
        if turn is None:
            self._answered_turn = None
            return replies + self._manage_stack(known)
        asked = _turn_key(known, turn)
        if asked != self._answered_turn and not (isinstance(turn, v.ShowTurn) and not turn.mine):
            self._answered_turn = asked
            replies.append(self._answer(known, turn))
        return replies

    def _report(self, known: TableReplica) -> None:
        """Report the end of a hand, once, to a bot that asks for it."""
        hand, seat, player = known.hand, known.seat, self._style.player
        if not isinstance(player, Bot) or type(player).over is Bot.over:
            return
        if hand is None or seat is None or not hand.ended or self._reported_hand == known.view.hand:
            return
        self._reported_hand = known.view.hand
        player.over(Hand.from_state(hand.copy(), viewer=seat))

    # A turn -------------------------------------------------------------------------------------

    def _answer(self, known: TableReplica, turn: v.AnyTurn) -> DelayedFrame:
        match turn:
            case v.StraddleTurn():
                wish: w.AnyClientCommand = (
                    w.Straddle() if self._style.wants_to_straddle() else w.PassStraddle()
                )
                return self._turn_reply(known, turn, wish, 0.6)
            case v.AnswerTurn(lender=lender):
                # It takes a friend's word, and lends nothing.
                answer = w.AnswerMarker(lender != known.mine.chair)
                return self._turn_reply(known, turn, answer, 1.0)
            case v.GameTurn(games=games):
                chosen = w.ChooseGame(self._style.choose_game(games))
                return self._turn_reply(known, turn, chosen, 1.0)
            case _:
                return self._choose_command(known, turn)

    def _choose_command(self, known: TableReplica, turn: v.AnyTurn) -> DelayedFrame:
        seat, hand, asked = known.seat, known.hand, known.turn
        if seat is None or hand is None or asked is None:
            return self._turn_reply(known, turn, cheapest_command(turn, known.mine.cards), 1.0)
        command = self._style.choose(seat, hand, asked)
        thinks = think_seconds(command, seat, hand, self._rng)
        if command in asked:
            return self._turn_reply(known, turn, to_wire_command(command), thinks)
        return self._turn_reply(known, turn, cheapest_command(turn, known.mine.cards), thinks)

    def _turn_reply(
        self,
        known: TableReplica,
        turn: v.AnyTurn,
        command: w.AnyClientCommand,
        think_seconds: float,
    ) -> DelayedFrame:
        """Return an answer to this turn, timed well before the clock runs out."""
        after, clock = think_seconds * self.pace, known.view.clock
        if clock is not None and clock.chair in (0, known.mine.chair):
            after = min(
                after, max(0.0, (clock.until - self._clock()) / 1000 - _CLOCK_MARGIN_SECONDS)
            )
        self._turn_command_id = self._cmd()
        return DelayedFrame(
            after, known.make_command(self._turn_command_id, command, _is_shared_turn(turn)), turn
        )

    def _handle_rejection(self, cmd: str) -> list[DelayedFrame]:
        """Return an alternative: for a turn that is still open, the cheapest command."""
        known = self.replica
        if cmd == self._seat_command_id:
            self._seat_command_id = ""  # another player was faster: try another chair
            return self._next_actions()
        if cmd != self._turn_command_id or known is None or known.mine.turn is None:
            return []
        turn = known.mine.turn
        if _turn_key(known, turn) != self._answered_turn:
            return []
        self._turn_command_id = ""
        wish = cheapest_command(turn, known.mine.cards)
        return [DelayedFrame(0, known.make_command(self._cmd(), wish, _is_shared_turn(turn)), turn)]

    # Between hands ------------------------------------------------------------------------------

    def _request_seat(self, known: TableReplica) -> list[DelayedFrame]:
        taken = tuple([each.chair for each in known.view.seats])
        free = [chair for chair in range(1, known.view.chairs + 1) if chair not in taken]
        if (
            not free
            or not self._seat_attempts_left
            or self._seat_command_id
            or not self._is_new_situation(("sit", taken))
        ):
            return []
        self._seat_attempts_left -= 1
        chair = self._chair if self._chair in free else self._rng.choice(free)
        reply = self._delayed_command(known, w.Sit(chair, self._buy_in_amount(known)))
        self._seat_command_id = self._last
        return [reply]

    def _manage_stack(self, known: TableReplica) -> list[DelayedFrame]:
        """Rebuy when broke, sit in when it has chips, or leave."""
        me = known.me
        if me is None or me.state != "out" or me.asked:
            return []
        if not self._is_new_situation((known.view.hand, me.stack, me.behind, known.mine.buy)):
            return []
        if me.stack or me.behind:
            # A bot sat out by the host or its owner stays out.
            return (
                []
                if self._sit_out_reason == "asked"
                else [self._delayed_command(known, w.ComeBack())]
            )
        if not self.rebuys:
            return [self._delayed_command(known, w.Leave())]
        if known.mine.buy == (0, 0):
            return []
        self.rebuys -= 1
        return [self._delayed_command(known, w.Buy(self._buy_in_amount(known)))]

    def _buy_in_amount(self, known: TableReplica) -> int:
        """Return the configured buy-in or 100 big blinds, within the table's limits."""
        game = known.view.game
        stack = default_stack(game.blinds, max((*game.bets[:1], game.unit, 1)))
        return clamp_to_limits(known.mine.buy, self._chips or stack)

    def _note_sit_out(self, known: TableReplica) -> None:
        """Remember the reason if the bot was dealt out."""
        for fact in known.latest_facts:
            match fact:
                case t.SatOut(chair, why) if chair == known.mine.chair:
                    self._sit_out_reason = why

    def _is_new_situation(self, situation: object) -> bool:
        """Return True if this situation has not been answered yet."""
        first, self._last_situation = situation != self._last_situation, situation
        return first

    def _delayed_command(self, known: TableReplica, command: w.AnyClientCommand) -> DelayedFrame:
        after = self.pace * self._rng.uniform(0.5, 1.5)
        return DelayedFrame(after, known.make_command(self._cmd(), command, any_turn=True))

    def _cmd(self) -> str:
        self._number += 1
        self._last = f"{self._prefix}-{self._number}"
        return self._last

    # The cut ------------------------------------------------------------------------------------

    def _promise_cuts(self) -> list[DelayedFrame]:
        """Commit to its cuts when it sits down, and again after a reconnect."""
        if self._has_promised:
            return []
        self._has_promised = True
        if self._chain is None or not len(self._chain):
            self._chain = CutChain()
        return [DelayedFrame(0, m.CutPromise(self.table, self._chain.end))]

    def _reveal_cut(self, hand: int) -> list[DelayedFrame]:
        if not self._has_promised or self._chain is None:
            return []
        replies = [DelayedFrame(0, m.Cut(self.table, hand, self._chain.cut()))]
        if not len(self._chain):
            self._has_promised = False
            replies += self._promise_cuts()
        return replies

    followed = DeprecatedAttribute("replica")
    hear = DeprecatedAttribute("handle_frame")
    wanted = DeprecatedAttribute("is_current")


def _is_shared_turn(turn: v.AnyTurn) -> bool:
    """Return True if others decide at the same time: their answers do not change the turn."""
    return not isinstance(turn, v.ActTurn | v.DrawTurn)


def _turn_key(known: TableReplica, turn: v.AnyTurn) -> tuple[int, int, v.AnyTurn]:
    """Return a key of the decision that distinguishes it from earlier ones."""
    return known.view.hand, 0 if _is_shared_turn(turn) else known.mine.token, turn
