"""Who sits at the table of a match: a bot of ours, or a program at the end of a connection."""

from __future__ import annotations

from time import monotonic
from typing import Final, Protocol

from msgspec import Struct

from riverboat.acpc.lines import Clock, ConnectionTrouble, Lines, TooLate
from riverboat.bots import Player
from riverboat.engine import ToAct
from riverboat.engine.asked.errors import WithReason
from riverboat.notation import BadNotation
from riverboat.notation.acpc import (
    DefinedTable,
    MatchState,
    MatchStateWriter,
    action_of,
    parse_answer,
)
from riverboat.notation.acpc.state import shown
from riverboat.words import Refusal
from riverboat.words.refusals import acpc as w
from riverboat.words.refusals.because import citing

VERSION: Final = "VERSION:2.0.0"


class MatchLimits(Struct, frozen=True, kw_only=True):
    """How long the table waits for a program, in seconds, and what it puts up with.

    The times are those that the dealer of the competition allows; it waits for ever at the start.
    """

    start: float = 300.0
    """For everybody to connect and to say which version they speak."""
    response: float = 600.0
    """For one action."""
    hand: float = 600.0
    """For all of a player's actions in one hand."""
    per_hand: float = 7.0
    """For all of their actions in the match, on average over the hands that are to be played."""
    errors: int = 100
    """Answers that are none, or actions that must be replaced, before the match ends."""


class SeatFailed(WithReason):
    """A player cannot go on, and so the match cannot."""


class MatchTurn(Struct, frozen=True):
    """What a player is asked: their view, the state that says it in a line, and what is legal."""

    state: MatchState
    sheet: MatchStateWriter
    turn: ToAct


class MatchSeat(Protocol):
    """Somebody who plays a match, and takes a new position every hand."""

    name: str

    def new_hand(self, number: int) -> None:
        """A hand begins."""
        ...

    def tell(self, sheet: MatchStateWriter, position: int, number: int) -> None:
        """How it stands now, in the player's eyes."""
        ...

    def ask(self, asked: MatchTurn) -> str:
        """The player's action, as they say it; told before."""
        ...

    def err(self, what: Refusal) -> None:
        """The player said or did what cannot be; ``SeatFailed`` when that was once too often."""
        ...

    def close(self) -> None:
        """The player gets up."""
        ...


class BotSeat:
    """A player in this process. They are trusted with time, but see no more than the others."""

    def __init__(self, name: str, player: Player, table: DefinedTable) -> None:
        self.name = name
        self._player = player
        self._table = table

    def new_hand(self, number: int) -> None:
        """Bots of ours remember nothing from hand to hand."""

    def tell(self, sheet: MatchStateWriter, position: int, number: int) -> None:
        """The player looks at the table when it is their turn."""

    def ask(self, asked: MatchTurn) -> str:
        """What the player does, as the protocol says it."""
        hand = asked.sheet.hand
        command = self._player.choose(asked.turn.seat, hand, asked.turn)
        return action_of(command, hand, asked.turn, self._table)

    def err(self, what: Refusal) -> None:
        """A bot that does what it may not is ours to mend."""
        raise SeatFailed(w.PlayerOfAMatch(self.name, what))

    def close(self) -> None:
        """Nothing is held."""


class RemoteSeat:
    """A program at the end of a connection, with its clocks and the count of its errors."""

    def __init__(
        self, name: str, lines: Lines, limits: MatchLimits, hands: int, clock: Clock = monotonic
    ) -> None:
        self.name = name
        self.lines = lines
        self.errors = 0
        self._limits = limits
        self._clock = clock
        self._hand = -1
        self._hand_left = limits.hand
        self._match_left = limits.per_hand * hands
        self._told_at = 0.0

    def greet(self, until: float) -> None:
        """Hear which version of the protocol it speaks."""
        try:
            line = self.lines.read(until)
            while _is_comment(line):
                line = self.lines.read(until)
        except TooLate:
            raise self._left_out(w.SaysNoVersion(VERSION)) from None
        except ConnectionTrouble as why:
            raise self._left_out(w.BeforeTheVersion(why.refusal, VERSION)) from None
        # Any revision of 2.0 will do.
        if not line.startswith("VERSION:2.0.") or not line[12:].strip().isdecimal():
            raise self._left_out(w.SpeaksOtherwise(shown(line), VERSION))

    def new_hand(self, number: int) -> None:
        """Its clock for the hand starts anew."""
        self._hand = number
        self._hand_left = self._limits.hand

    def tell(self, sheet: MatchStateWriter, position: int, number: int) -> None:
        """Send it the state."""
        try:
            self.lines.write(str(sheet.state(position, number)), self._limits.response)
        except ConnectionTrouble as why:
            raise self._failed(why.refusal) from None
        self._told_at = self._clock()

    def ask(self, asked: MatchTurn) -> str:
        """Read until it answers this state; comments and answers to other states pass by."""
        allowed = min(self._limits.response, self._hand_left, self._match_left)
        until = self._told_at + allowed
        while True:
            try:
                line = self.lines.read(until)
            except TooLate as why:
                raise self._failed(self._with_clock(why.refusal, allowed)) from None
            except ConnectionTrouble as why:
                raise self._failed(why.refusal) from None
            if self._clock() > until:
                raise self._failed(w.AnswersTooLate(False, self._ran_out(allowed)))
            if _is_comment(line):
                continue
            try:
                state, action = parse_answer(line)
            except BadNotation as why:
                self.err(w.SendsWhatNobodyReads(citing(why.refusal)))
                continue
            if state.same_as(asked.state):
                used = self._clock() - self._told_at
                self._hand_left -= used
                self._match_left -= used
                return action

    def err(self, what: Refusal) -> None:
        """Count an error."""
        self.errors += 1
        if self.errors > self._limits.errors:
            allowed = self._limits.errors
            raise self._failed(w.ErrsOnceTooOften(what, allowed))

    def _left_out(self, what: Refusal) -> SeatFailed:
        return SeatFailed(w.PlayerOfAMatch(self.name, what))

    def _failed(self, what: Refusal) -> SeatFailed:
        return SeatFailed(w.PlayerOfAMatch(self.name, what, self._hand))

    def _with_clock(self, why: Refusal, allowed: float) -> Refusal:
        if isinstance(why, w.AnswersTooLate):
            return w.AnswersTooLate(why.half, self._ran_out(allowed))
        return why

    def _ran_out(self, allowed: float) -> w.RanOut:
        """Which of the clocks had run out."""
        if allowed == self._limits.response:
            return w.RanOut(f"{allowed:g}", "action")
        if allowed == self._hand_left:
            return w.RanOut(f"{self._limits.hand:g}", "hand")
        return w.RanOut(f"{self._limits.per_hand:g}", "match")

    def close(self) -> None:
        """Hang up."""
        self.lines.close()


def _is_comment(line: str) -> bool:
    return line.startswith(("#", ";"))
