"""An agent that plays for a bot at one table: frames of a connection in, frames to send out.

It does no I/O and starts no task: every answer has a delay in seconds, and the owner of the bot
waits that long before sending it. It sees only the frames of its connection, so that it plays in
the same way inside the room, over a socket, or in a test.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from riverboat.bots import CHARACTER_STYLES, Bot, PlayerLike, make_style
from riverboat.bots.prize_money import PrizeSource, no_prizes
from riverboat.deprecation import DeprecatedAttribute, deprecated_names
from riverboat.deprecation.renamed_keywords import DeprecatedKeywords
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

DEFAULT_PACE_SECONDS: Final = 1.2
"""Seconds of an ordinary decision, if a bot has no other pace."""
_CLOCK_MARGIN_SECONDS: Final = 1.0
"""Seconds that remain on a bot's clock when its answer is sent."""
_MAX_SEAT_ATTEMPTS: Final = 20
"""Maximum number of attempts to take a chair."""


class DelayedFrame(Struct, metaclass=DeprecatedKeywords, frozen=True):
    """A frame, and the delay in seconds before it is sent."""

    delay_seconds: float
    frame: m.ClientMessage
    turn: v.AnyTurn | None = None
    """Turn that the frame answers, if any."""

    after = DeprecatedAttribute("delay_seconds")


def now_in_ms() -> int:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class BotAgent:
    """A player at *table*: a style of ``riverboat.bots.STYLES``, or a custom bot.

    A custom bot is an instance, its class, or a function from a hand to an action.

    Pass every frame of the bot's connection to ``handle_frame``, including the answers to its
    commands. Before a delayed answer is sent, check ``is_current``. With *auto_sit* the bot takes
    a chair by itself (*chair* if that is free) and buys *chips*, or the usual stack. A broke bot
    buys in again, *rebuys* times, and then leaves. *rng* is its only source of chance, *clock*
    returns the server's time in milliseconds; *prize_money* gives the prizes of a tournament to a
    style that considers them.
    """

    __slots__ = (
        "_answered_turn",
        "_auto_sit",
        "_buy_in_chips",
        "_clock",
        "_command_count",
        "_command_id_prefix",
        "_cut_chain",
        "_has_committed_cuts",
        "_last_command_id",
        "_last_reported_hand",
        "_last_state_key",
        "_preferred_chair",
        "_replicas",
        "_rng",
        "_seat_attempts_left",
        "_seat_command_id",
        "_sit_out_reason",
        "_style",
        "_turn_command_id",
        "_was_seated",
        "is_done",
        "pace",
        "rebuys",
        "table",
    )

    table: str
    rebuys: int
    """Remaining number of rebuys."""
    is_done: bool
    """True if the bot has left the table, or may not see it any more."""
    pace: float
    """Seconds of an ordinary decision."""

    def __init__(
        self,
        table: str,
        player: PlayerLike = "",
        *,
        rng: Random | None = None,
        clock: Callable[[], int] = now_in_ms,
        pace: float = DEFAULT_PACE_SECONDS,
        auto_sit: bool = False,
        chair: int = 0,
        chips: int = 0,
        rebuys: int = 3,
        chain: CutChain | None = None,
        prize_money: PrizeSource = no_prizes,
    ) -> None:
        self.table, self.rebuys, self.is_done = table, rebuys, False
        self._rng = rng or Random()
        self._clock, self.pace = clock, pace
        self._auto_sit, self._preferred_chair, self._buy_in_chips = auto_sit, chair, chips
        self._style = make_style(
            player or self._rng.choice(CHARACTER_STYLES), self._rng, prize_money
        )
        self._replicas = ReplicaSet()
        self._cut_chain = chain
        self._has_committed_cuts = self._was_seated = False
        self._answered_turn: tuple[int, int, v.AnyTurn] | None = None
        self._last_state_key: object = None
        self._last_reported_hand = 0
        self._sit_out_reason: t.SitOutReason = "no chips"
        # Command ids are unique across bots and restarts, so that each command is executed once.
        self._command_id_prefix, self._command_count = secrets.token_hex(6), 0
        self._turn_command_id = self._seat_command_id = self._last_command_id = ""
        self._seat_attempts_left = _MAX_SEAT_ATTEMPTS

    @property
    def style(self) -> str:
        """Name of the bot's playing style."""
        return self._style.name

    @property
    def replica(self) -> TableReplica | None:
        """Replica of the bot's table; ``None`` before the first snapshot."""
        return self._replicas.tables.get(self.table)

    def handle_frame(
        self, frame: bytes | str | m.ServerMessage | InProcessUpdate
    ) -> list[DelayedFrame]:
        """Return the answers to a frame, in the order in which to send them."""
        message = self._replicas.apply_frame(frame)
        if self.is_done or getattr(message, "table", self.table) != self.table:
            return []
        match message:
            case m.Welcome():
                # A cut may have been lost with the last connection: commit to the remaining cuts.
                self._has_committed_cuts = False
                return self._commit_cuts() if self._was_seated else []
            case m.Snapshot():
                self._has_committed_cuts = False
                return self._next_frames()
            case InProcessUpdate(epoch=epoch):
                self._has_committed_cuts = self._has_committed_cuts and not epoch
                return self._next_frames()
            case m.Update():
                return self._next_frames()
            case m.DeckSealedMessage(hand=hand):
                return self._reveal_cut(hand)
            case m.Rejected(command_id=command_id):
                return self._handle_rejection(command_id)
            case m.WatchEnded():
                self.is_done = True
        return []

    def is_current(self, reply: DelayedFrame) -> bool:
        """Return True if a delayed answer should still be sent, because its turn is not over."""
        frame, replica = reply.frame, self.replica
        if reply.turn is None or not isinstance(frame, m.SubmitCommand):
            return True
        if (
            replica is None
            or replica.view.phase == "paused"
            or replica.private_view.turn != reply.turn
        ):
            return False
        return replica.view.hand_number == frame.hand_number and frame.turn_token in (
            0,
            replica.private_view.turn_token,
        )

    def _next_frames(self) -> list[DelayedFrame]:
        """Return the frames to send in the current state of the table."""
        replica = self.replica
        if replica is None:
            return []
        if replica.has_gap:
            is_new_gap = self._is_new_state(("missed", replica.seq))
            return [DelayedFrame(0, replica.make_watch())] if is_new_gap else []
        if not replica.private_view.chair:
            if self._was_seated:
                self.is_done = True  # the bot has left, or the host has removed it
                return []
            return self._request_seat(replica) if self._auto_sit else []
        self._was_seated = True
        frames = self._commit_cuts()
        self._store_sit_out_reason(replica)
        self._report_hand_end(replica)
        turn = replica.private_view.turn
        if replica.view.phase == "paused" and turn is not None:
            self._answered_turn = None  # answered again when the table resumes
            return frames
        if turn is None:
            self._answered_turn = None
            return frames + self._manage_stack(replica)
        turn_key = _build_turn_key(replica, turn)
        if turn_key != self._answered_turn and not (
            isinstance(turn, v.ShowTurn) and not turn.is_own_turn
        ):
            self._answered_turn = turn_key
            frames.append(self._answer_turn(replica, turn))
        return frames

    def _report_hand_end(self, replica: TableReplica) -> None:
        """Report the end of a hand, once, to a custom bot that defines ``over``."""
        hand, seat, player = replica.hand, replica.seat, self._style.player
        if not isinstance(player, Bot) or type(player).over is Bot.over:
            return
        if (
            hand is None
            or seat is None
            or not hand.has_ended
            or self._last_reported_hand == replica.view.hand_number
        ):
            return
        self._last_reported_hand = replica.view.hand_number
        player.over(Hand.from_state(hand.copy(), viewer=seat))

    def _answer_turn(self, replica: TableReplica, turn: v.AnyTurn) -> DelayedFrame:
        match turn:
            case v.StraddleTurn():
                command: w.AnyClientCommand = (
                    w.Straddle() if self._style.wants_to_straddle() else w.PassStraddle()
                )
                return self._make_turn_reply(replica, turn, command, 0.6)
            case v.AnswerTurn(lender=lender):
                # Accept a player's promise to pay, but do not lend chips.
                marker_answer = w.AnswerMarker(lender != replica.private_view.chair)
                return self._make_turn_reply(replica, turn, marker_answer, 1.0)
            case v.GameTurn(games=games):
                game_choice = w.ChooseGame(self._style.choose_game(games))
                return self._make_turn_reply(replica, turn, game_choice, 1.0)
            case _:
                return self._choose_command(replica, turn)

    def _choose_command(self, replica: TableReplica, turn: v.AnyTurn) -> DelayedFrame:
        seat, hand, decision_point = replica.seat, replica.hand, replica.turn
        if seat is None or hand is None or decision_point is None:
            return self._make_turn_reply(
                replica, turn, cheapest_command(turn, replica.private_view.cards), 1.0
            )
        command = self._style.choose(seat, hand, decision_point)
        pace_factor = think_seconds(command, seat, hand, self._rng)
        if command in decision_point:
            return self._make_turn_reply(replica, turn, to_wire_command(command), pace_factor)
        return self._make_turn_reply(
            replica, turn, cheapest_command(turn, replica.private_view.cards), pace_factor
        )

    def _make_turn_reply(
        self,
        replica: TableReplica,
        turn: v.AnyTurn,
        command: w.AnyClientCommand,
        pace_factor: float,
    ) -> DelayedFrame:
        """Return an answer to this turn, timed well before the clock runs out."""
        delay_seconds, clock = pace_factor * self.pace, replica.view.clock
        if clock is not None and clock.chair in (0, replica.private_view.chair):
            delay_seconds = min(
                delay_seconds,
                max(0.0, (clock.deadline - self._clock()) / 1000 - _CLOCK_MARGIN_SECONDS),
            )
        self._turn_command_id = self._next_command_id()
        return DelayedFrame(
            delay_seconds,
            replica.make_command(self._turn_command_id, command, _is_shared_turn(turn)),
            turn,
        )

    def _handle_rejection(self, command_id: str) -> list[DelayedFrame]:
        """Return the frames that follow a rejected command.

        After a rejected action, that is the cheapest command if the turn is still open. After a
        rejected seat request, it is a request for another chair.
        """
        replica = self.replica
        if command_id == self._seat_command_id:
            self._seat_command_id = ""  # another player was faster: try another chair
            return self._next_frames()
        if (
            command_id != self._turn_command_id
            or replica is None
            or replica.private_view.turn is None
        ):
            return []
        turn = replica.private_view.turn
        if _build_turn_key(replica, turn) != self._answered_turn:
            return []
        self._turn_command_id = ""
        command = cheapest_command(turn, replica.private_view.cards)
        return [
            DelayedFrame(
                0,
                replica.make_command(self._next_command_id(), command, _is_shared_turn(turn)),
                turn,
            )
        ]

    def _request_seat(self, replica: TableReplica) -> list[DelayedFrame]:
        taken_chairs = tuple([seat.chair for seat in replica.view.seats])
        free_chairs = [
            chair for chair in range(1, replica.view.chair_count + 1) if chair not in taken_chairs
        ]
        if (
            not free_chairs
            or not self._seat_attempts_left
            or self._seat_command_id
            or not self._is_new_state(("sit", taken_chairs))
        ):
            return []
        self._seat_attempts_left -= 1
        chair = (
            self._preferred_chair
            if self._preferred_chair in free_chairs
            else self._rng.choice(free_chairs)
        )
        reply = self._make_delayed_command(replica, w.Sit(chair, self._choose_buy_in(replica)))
        self._seat_command_id = self._last_command_id
        return [reply]

    def _manage_stack(self, replica: TableReplica) -> list[DelayedFrame]:
        """Return a command of a bot that sits out: to come back or, if broke, to rebuy or leave."""
        own_seat = replica.own_seat_view
        if own_seat is None or own_seat.state != "out" or own_seat.requested_chips:
            return []
        if not self._is_new_state(
            (
                replica.view.hand_number,
                own_seat.stack,
                own_seat.chips_behind,
                replica.private_view.purchase_limits,
            )
        ):
            return []
        if own_seat.stack or own_seat.chips_behind:
            # A bot sat out by the host or its owner stays out.
            return (
                []
                if self._sit_out_reason == "asked"
                else [self._make_delayed_command(replica, w.ComeBack())]
            )
        if not self.rebuys:
            return [self._make_delayed_command(replica, w.Leave())]
        if replica.private_view.purchase_limits == (0, 0):
            return []
        self.rebuys -= 1
        return [self._make_delayed_command(replica, w.Buy(self._choose_buy_in(replica)))]

    def _choose_buy_in(self, replica: TableReplica) -> int:
        """Return the bot's own buy-in or else 100 big blinds, within the table's limits."""
        game = replica.view.game
        stack = default_stack(game.blinds, max((*game.bets[:1], game.unit, 1)))
        return clamp_to_limits(replica.private_view.purchase_limits, self._buy_in_chips or stack)

    def _store_sit_out_reason(self, replica: TableReplica) -> None:
        """Store the reason for which the table made the bot sit out, if it did."""
        for fact in replica.latest_facts:
            match fact:
                case t.SatOut(chair, reason) if chair == replica.private_view.chair:
                    self._sit_out_reason = reason

    def _is_new_state(self, state_key: object) -> bool:
        """Return True if *state_key* differs from that of the last call, and store it."""
        is_new_state, self._last_state_key = state_key != self._last_state_key, state_key
        return is_new_state

    def _make_delayed_command(
        self, replica: TableReplica, command: w.AnyClientCommand
    ) -> DelayedFrame:
        delay_seconds = self.pace * self._rng.uniform(0.5, 1.5)
        return DelayedFrame(
            delay_seconds, replica.make_command(self._next_command_id(), command, any_turn=True)
        )

    def _next_command_id(self) -> str:
        self._command_count += 1
        self._last_command_id = f"{self._command_id_prefix}-{self._command_count}"
        return self._last_command_id

    def _commit_cuts(self) -> list[DelayedFrame]:
        """Return the frame that commits to the bot's deck cuts; empty if it was sent before."""
        if self._has_committed_cuts:
            return []
        self._has_committed_cuts = True
        if self._cut_chain is None or not len(self._cut_chain):
            self._cut_chain = CutChain()
        return [DelayedFrame(0, m.CutPromise(self.table, self._cut_chain.end))]

    def _reveal_cut(self, hand_number: int) -> list[DelayedFrame]:
        if not self._has_committed_cuts or self._cut_chain is None:
            return []
        replies = [DelayedFrame(0, m.Cut(self.table, hand_number, self._cut_chain.cut()))]
        if not len(self._cut_chain):
            self._has_committed_cuts = False
            replies += self._commit_cuts()
        return replies

    done = DeprecatedAttribute("is_done")
    followed = DeprecatedAttribute("replica")
    hear = DeprecatedAttribute("handle_frame")
    wanted = DeprecatedAttribute("is_current")


def _is_shared_turn(turn: v.AnyTurn) -> bool:
    """Return True if several players decide at the same time, in any order."""
    return not isinstance(turn, v.ActTurn | v.DrawTurn)


def _build_turn_key(replica: TableReplica, turn: v.AnyTurn) -> tuple[int, int, v.AnyTurn]:
    """Return a key that distinguishes a decision from earlier ones."""
    return (
        replica.view.hand_number,
        0 if _is_shared_turn(turn) else replica.private_view.turn_token,
        turn,
    )


if not TYPE_CHECKING:
    __getattr__ = deprecated_names("riverboat.remote.bot_agent")
