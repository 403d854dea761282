"""Seats of a match: a riverboat bot, or an external program."""

from __future__ import annotations

from time import monotonic
from typing import Final, Protocol

from msgspec import Struct

from riverboat.acpc.line_connection import (
    Clock,
    ConnectionTimedOut,
    LineConnection,
    LineConnectionError,
)
from riverboat.bots import Player
from riverboat.deprecation import DeprecatedAttribute
from riverboat.deprecation.renamed_keywords import DeprecatedKeywords
from riverboat.engine import ToAct
from riverboat.engine.commands.engine_errors import RefusalError
from riverboat.notation import BadNotation
from riverboat.notation.acpc import (
    DefinedTable,
    MatchState,
    MatchStateWriter,
    format_action,
    parse_answer,
)
from riverboat.notation.acpc.match_state import quote_line
from riverboat.words import Refusal
from riverboat.words.refusals import acpc as w
from riverboat.words.refusals.wrapped_refusals import with_cited_rule

VERSION: Final = "VERSION:2.0.0"


class MatchLimits(Struct, metaclass=DeprecatedKeywords, frozen=True, kw_only=True):
    """Time limits of a program in seconds, and its number of tolerated errors.

    The defaults are the limits of the competition's dealer, which has no limit at the start.
    """

    connect_seconds: float = 300.0
    """Time for all players to connect and to send their version."""
    action_seconds: float = 600.0
    """Time for one action."""
    hand_seconds: float = 600.0
    """Time for all of a player's actions in one hand."""
    average_hand_seconds: float = 7.0
    """Time for a player's actions in the match, on average over all its hands."""
    max_errors: int = 100
    """Invalid answers or corrected actions after which the match ends."""

    errors = DeprecatedAttribute("max_errors")
    hand = DeprecatedAttribute("hand_seconds")
    per_hand = DeprecatedAttribute("average_hand_seconds")
    response = DeprecatedAttribute("action_seconds")
    start = DeprecatedAttribute("connect_seconds")


class SeatFailed(RefusalError):
    """An error that ends the match: a player cannot go on."""


class MatchTurn(Struct, frozen=True):
    """A request for an action: the player's view, the match state to send, and legal actions."""

    state: MatchState
    state_writer: MatchStateWriter
    turn: ToAct


class MatchSeat(Protocol):
    """A player of a match, in a new position every hand."""

    name: str

    def start_hand(self, number: int) -> None:
        """Start a hand."""
        ...

    def send_state(self, state_writer: MatchStateWriter, position: int, number: int) -> None:
        """Send the current state from the player's point of view."""
        ...

    def request_action(self, turn: MatchTurn) -> str:
        """Return the player's action in the protocol's notation; the state was sent before."""
        ...

    def report_error(self, refusal: Refusal) -> None:
        """Count an error; raise ``SeatFailed`` beyond the limit."""
        ...

    def close(self) -> None:
        """Leave the match."""
        ...


class BotSeat:
    """A bot in this process: it has no time limits, but sees only what an external program sees."""

    def __init__(self, name: str, player: Player, table: DefinedTable) -> None:
        self.name = name
        self._player = player
        self._table = table

    def start_hand(self, number: int) -> None:
        """Do nothing: our bots have no memory between hands."""

    def send_state(self, state_writer: MatchStateWriter, position: int, number: int) -> None:
        """Do nothing: the bot reads the state on its turn."""

    def request_action(self, turn: MatchTurn) -> str:
        """Return the player's action, in the protocol's notation."""
        hand = turn.state_writer.hand
        command = self._player.choose(turn.turn.seat, hand, turn.turn)
        return format_action(command, hand, turn.turn, self._table)

    def report_error(self, refusal: Refusal) -> None:
        """Raise ``SeatFailed``: an illegal action of a bot is a bug of ours."""
        raise SeatFailed(w.MatchPlayerFailed(self.name, refusal))

    def close(self) -> None:
        """Do nothing: there is nothing to release."""


class RemoteSeat:
    """A program at the end of a connection, with its time limits and error count."""

    def __init__(
        self,
        name: str,
        lines: LineConnection,
        limits: MatchLimits,
        hands: int,
        clock: Clock = monotonic,
    ) -> None:
        self.name = name
        self.connection = lines
        self.error_count = 0
        self._limits = limits
        self._clock = clock
        self._hand_number = -1
        self._hand_seconds_left = limits.hand_seconds
        self._match_seconds_left = limits.average_hand_seconds * hands
        self._state_sent_at = 0.0

    def read_version(self, deadline: float) -> None:
        """Read and check the protocol version of the program."""
        try:
            line = self.connection.read(deadline)
            while _is_comment(line):
                line = self.connection.read(deadline)
        except ConnectionTimedOut:
            raise self._make_early_failure(w.VersionMissing(VERSION)) from None
        except LineConnectionError as error:
            raise self._make_early_failure(w.VersionExpectedFirst(error.refusal, VERSION)) from None
        # Every revision of version 2.0 is accepted.
        if not line.startswith("VERSION:2.0.") or not line[12:].strip().isdecimal():
            raise self._make_early_failure(w.VersionUnsupported(quote_line(line), VERSION))

    def start_hand(self, number: int) -> None:
        """Reset the program's clock for the hand."""
        self._hand_number = number
        self._hand_seconds_left = self._limits.hand_seconds

    def send_state(self, state_writer: MatchStateWriter, position: int, number: int) -> None:
        """Send the state to the program."""
        try:
            self.connection.write(
                str(state_writer.state(position, number)), self._limits.action_seconds
            )
        except LineConnectionError as error:
            raise self._make_failure(error.refusal) from None
        self._state_sent_at = self._clock()

    def request_action(self, turn: MatchTurn) -> str:
        """Return the program's answer to this state; skip comments and answers to other states."""
        allowed_seconds = min(
            self._limits.action_seconds, self._hand_seconds_left, self._match_seconds_left
        )
        deadline = self._state_sent_at + allowed_seconds
        while True:
            try:
                line = self.connection.read(deadline)
            except ConnectionTimedOut as error:
                raise self._make_failure(
                    self._add_expired_clock(error.refusal, allowed_seconds)
                ) from None
            except LineConnectionError as error:
                raise self._make_failure(error.refusal) from None
            if self._clock() > deadline:
                raise self._make_failure(
                    w.AgentAnswerLate(False, self._find_expired_limit(allowed_seconds))
                )
            if _is_comment(line):
                continue
            try:
                state, action = parse_answer(line)
            except BadNotation as error:
                self.report_error(w.AgentLineInvalid(with_cited_rule(error.refusal)))
                continue
            if state.is_same_state(turn.state):
                used_seconds = self._clock() - self._state_sent_at
                self._hand_seconds_left -= used_seconds
                self._match_seconds_left -= used_seconds
                return action

    def report_error(self, refusal: Refusal) -> None:
        """Count an error."""
        self.error_count += 1
        if self.error_count > self._limits.max_errors:
            max_errors = self._limits.max_errors
            raise self._make_failure(w.AgentErrorLimit(refusal, max_errors))

    def _make_early_failure(self, refusal: Refusal) -> SeatFailed:
        return SeatFailed(w.MatchPlayerFailed(self.name, refusal))

    def _make_failure(self, refusal: Refusal) -> SeatFailed:
        return SeatFailed(w.MatchPlayerFailed(self.name, refusal, self._hand_number))

    def _add_expired_clock(self, reason: Refusal, allowed_seconds: float) -> Refusal:
        if isinstance(reason, w.AgentAnswerLate):
            return w.AgentAnswerLate(
                reason.is_line_unfinished, self._find_expired_limit(allowed_seconds)
            )
        return reason

    def _find_expired_limit(self, allowed_seconds: float) -> w.MatchTimeExhausted:
        """Return a description of the time limit that has run out: of the action, hand or match."""
        if allowed_seconds == self._limits.action_seconds:
            return w.MatchTimeExhausted(f"{allowed_seconds:g}", "action")
        if allowed_seconds == self._hand_seconds_left:
            return w.MatchTimeExhausted(f"{self._limits.hand_seconds:g}", "hand")
        return w.MatchTimeExhausted(f"{self._limits.average_hand_seconds:g}", "match")

    def close(self) -> None:
        """Close the connection."""
        self.connection.close()


def _is_comment(line: str) -> bool:
    return line.startswith(("#", ";"))
