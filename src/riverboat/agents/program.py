"""A program in any language as a bot: a question in a line of JSON, and an answer in one.

It is started once, reads its standard input to the end, and answers each question with a line such
as ``{"act": "raise 6"}``. What it writes to its standard error is its own business.
"""

from __future__ import annotations

import shlex
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from os import getpid
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from typing import Any, Final, TextIO

import msgspec
from msgspec.structs import replace

from riverboat.agents.questions import Over, Question, Said, question
from riverboat.bots import Bot, Turn
from riverboat.decoding import json_decoder
from riverboat.engine import (
    CALL,
    CHECK,
    FOLD,
    AnyCommand,
    BringIn,
    Discard,
    IllegalAction,
    Nothing,
    RiverboatError,
    ToAct,
    ToDeal,
    ToDeclare,
    ToDraw,
    decide,
)
from riverboat.hands import Hand, command_of
from riverboat.words.refusals.agents import Ended, NoAnswer, NoJson, NoProgram

_DECODE: Final = json_decoder(Said)


class ProgramEnded(RiverboatError):
    """A program cannot be started, has ended, or does not answer."""


class Program(Bot):
    """A program that plays: ``Program("python my_agent.py")``, in a match, at home, in a room.

    It has *seconds* for an answer. One that is not legal is asked again, with the reason, *retries*
    times; after that it checks, or folds, and ``illegal`` counts it. ``ProgramEnded`` tells of a
    program that ends or is silent for too long. It
    keeps its memory through a match.
    """

    def __init__(
        self,
        command: str | Sequence[str],
        *,
        name: str = "",
        retries: int = 2,
        seconds: float = 30.0,
    ) -> None:
        self.command = shlex.split(command) if isinstance(command, str) else list(command)
        if not self.command:
            raise ValueError(str(NoProgram(repr(command))))
        self.__name__ = name or Path(self.command[-1]).stem  # what a match calls it
        self.retries, self.seconds = retries, seconds
        self.asked = self.illegal = 0
        """How many questions it was asked, and to how many it had no legal answer."""
        self._hand = 0
        self._running: _Running | None = None

    def __deepcopy__(self, _memo: object) -> Program:
        return self  # one program for all tables of this process

    def fresh_copy(self) -> Program:
        """End the program, so that the next question starts it again, without its memory."""
        self.close()
        self._hand = 0
        return self

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_running": None}

    def act(self, hand: Hand) -> AnyCommand:
        """What the program says to a hand in which it is to act."""
        turn, seat = hand.awaiting, hand.to_act
        if seat is None or isinstance(turn, (ToDeal, Nothing)):
            raise ValueError("nobody is to act in this hand")
        return self.answer(hand, seat, turn)

    def answer(self, hand: Hand, seat: int, turn: Turn) -> AnyCommand:
        """What the program says to a bet, a draw or a declaration; hands are shown."""
        if not isinstance(turn, (ToAct, ToDraw, ToDeclare)):
            return super().answer(hand, seat, turn)
        asked = question(hand, seat, turn, self._hand + 1)
        self.asked += 1
        for _ in range(1 + self.retries):
            said = self._started().ask(asked, self.seconds)
            try:
                command = command_of(_DECODE.decode(said).act, turn)
                decide(hand.state, command)
                return command
            except msgspec.MsgspecError:
                refused = str(NoJson(said.strip()[:80], turn.offer))
            except IllegalAction as why:
                refused = str(why)
            asked = replace(asked, refused=refused)
        self.illegal += 1
        return cheapest(hand, seat, turn)

    def over(self, hand: Hand) -> None:
        """Tell the program what the hand was to all."""
        self._hand += 1
        if self._running is not None and hand.to_act is None:
            seat = hand.viewer if hand.viewer is not None else -1
            told = Over(hand=self._hand, seat=seat, payoffs=hand.payoffs, history=hand.history)
            self._running.tell(told)

    def __enter__(self) -> Program:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End the program: its standard input ends, and it has a second to go."""
        if self._running is not None:
            self._running.close()
            self._running = None

    def _started(self) -> _Running:
        if self._running is None or self._running.owner != getpid():
            self._running = _Running(self.command)
        return self._running

    def __repr__(self) -> str:
        return f"<Program {shlex.join(self.command)}>"


def cheapest(hand: Hand, seat: int, turn: ToAct | ToDraw | ToDeclare) -> AnyCommand:
    """What costs least: a check, a fold, the bring-in, as few cards as may be thrown away."""
    match turn:
        case ToAct(bring_in=True):
            return BringIn()
        case ToAct(call=0):
            return CHECK
        case ToAct():
            return FOLD if turn.may_fold else CALL
        case ToDraw(least=least):
            return Discard(tuple(hand.hole(seat))[:least])
        case ToDeclare():
            return command_of("declare high", turn)


class _Running:
    """A program that is on."""

    def __init__(self, command: Sequence[str]) -> None:
        self.owner = getpid()
        self._command = shlex.join(command)
        program = [sys.executable if command[0] == "python" else command[0], *command[1:]]
        try:
            self._process = subprocess.Popen(
                program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except OSError as why:
            raise ProgramEnded(str(Ended(self._command, str(why)))) from None
        self._lines: Queue[str] = Queue()
        assert self._process.stdout is not None, "it is a pipe"
        self._reading = Thread(target=_read, args=(self._process.stdout, self._lines), daemon=True)
        self._reading.start()

    def tell(self, told: Question | Over) -> None:
        """Write a line."""
        assert self._process.stdin is not None, "it is a pipe"
        try:
            self._process.stdin.write(msgspec.json.encode(told).decode() + "\n")
            self._process.stdin.flush()
        except (OSError, ValueError):
            raise self._ended() from None

    def ask(self, told: Question, seconds: float) -> str:
        """Write a line, and read one."""
        self.tell(told)
        try:
            line = self._lines.get(timeout=seconds)
        except Empty:
            self._process.kill()
            self._end()
            raise ProgramEnded(str(NoAnswer(self._command, f"{seconds:g}"))) from None
        if not line:
            raise self._ended()
        return line

    def close(self) -> None:
        """Its standard input ends, and it has a second to go."""
        self._end()

    def _ended(self) -> ProgramEnded:
        return ProgramEnded(str(Ended(self._command, f"exit {self._end()}")))

    def _end(self) -> int:
        """End it, and say how it ended."""
        assert self._process.stdin is not None, "it is a pipe"
        with suppress(OSError):  # what it has not read gets lost
            self._process.stdin.close()
        try:
            code = self._process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            self._process.kill()
            code = self._process.wait()
        self._reading.join()
        return code


def _read(lines: TextIO, into: Queue[str]) -> None:
    """Lines as they come, and an empty one at the end."""
    with lines:
        for line in lines:
            into.put(line)
    into.put("")
