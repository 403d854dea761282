"""A bot that is a program in any language, and exchanges lines of JSON.

The program is started once, reads its standard input to the end, and answers each question with a
line such as ``{"act": "raise 6"}``. Its standard error is ignored.
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

from riverboat.agents.agent_questions import AgentAnswer, HandOver, Question, build_question
from riverboat.bots import Bot, DecisionPoint
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
from riverboat.hands import Hand, parse_action
from riverboat.words.refusals.agents import (
    AgentCommandInvalid,
    AgentJsonInvalid,
    AgentProgramTimeout,
    ProgramTerminated,
)

_ANSWER_DECODER: Final = json_decoder(AgentAnswer)


class ProgramEnded(RiverboatError):
    """An error: the program cannot be started, has ended, or does not answer."""


class Program(Bot):
    """A program that plays: ``Program("python my_agent.py")``, in a match, at home, in a room.

    The program has *seconds* for an answer. After an illegal answer the question is repeated with
    the reason, *retries* times; then the cheapest action is played, and ``illegal`` counts it.
    Raises ``ProgramEnded`` if the program ends or exceeds its time. Its memory lasts for a match.
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
            raise ValueError(str(AgentCommandInvalid(repr(command))))
        self.__name__ = name or Path(self.command[-1]).stem  # the bot's name in a match
        self.retries, self.seconds = retries, seconds
        self.asked = self.illegal = 0
        """Number of questions, and of those without a legal answer."""
        self._hand_count = 0
        self._process: _ProgramProcess | None = None

    def __deepcopy__(self, _memo: object) -> Program:
        return self  # one program for all tables of this process

    def fresh_copy(self) -> Program:
        """Stop the program, so that the next question starts it again without its memory."""
        self.close()
        self._hand_count = 0
        return self

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_process": None}

    def act(self, hand: Hand) -> AnyCommand:
        """Return the program's answer to a hand in which it is to act."""
        turn, seat = hand.awaiting, hand.to_act
        if seat is None or isinstance(turn, (ToDeal, Nothing)):
            raise ValueError("no player is to act in this hand")
        return self.answer(hand, seat, turn)

    def answer(self, hand: Hand, seat: int, turn: DecisionPoint) -> AnyCommand:
        """Return the program's answer to a bet, draw or declaration; hands are always shown."""
        if not isinstance(turn, (ToAct, ToDraw, ToDeclare)):
            return super().answer(hand, seat, turn)
        question = build_question(hand, seat, turn, self._hand_count + 1)
        self.asked += 1
        for _ in range(1 + self.retries):
            answer = self._start_process_if_needed().exchange(question, self.seconds)
            try:
                command = parse_action(_ANSWER_DECODER.decode(answer).act, turn)
                decide(hand.state, command)
                return command
            except msgspec.MsgspecError:
                refusal_text = str(AgentJsonInvalid(answer.strip()[:80], turn.offer))
            except IllegalAction as error:
                refusal_text = str(error)
            question = replace(question, refusal=refusal_text)
        self.illegal += 1
        return cheapest_command(hand, seat, turn)

    def over(self, hand: Hand) -> None:
        """Report the result of the hand to the program."""
        self._hand_count += 1
        if self._process is not None and hand.to_act is None:
            seat = hand.viewer if hand.viewer is not None else -1
            hand_over = HandOver(
                hand_number=self._hand_count, seat=seat, payoffs=hand.payoffs, history=hand.history
            )
            self._process.write_line(hand_over)

    def __enter__(self) -> Program:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the program's standard input, and give it a second to exit."""
        if self._process is not None:
            self._process.close()
            self._process = None

    def _start_process_if_needed(self) -> _ProgramProcess:
        if self._process is None or self._process.owner_pid != getpid():
            self._process = _ProgramProcess(self.command)
        return self._process

    def __repr__(self) -> str:
        return f"<Program {shlex.join(self.command)}>"


def cheapest_command(hand: Hand, seat: int, turn: ToAct | ToDraw | ToDeclare) -> AnyCommand:
    """Return the cheapest action: a check, a fold, the bring-in, the smallest discard."""
    match turn:
        case ToAct(is_bring_in=True):
            return BringIn()
        case ToAct(call=0):
            return CHECK
        case ToAct():
            return FOLD if turn.can_fold else CALL
        case ToDraw(min_cards=minimum):
            return Discard(tuple(hand.hole(seat))[:minimum])
        case ToDeclare():
            return parse_action("declare high", turn)


class _ProgramProcess:
    """The running process of a program."""

    def __init__(self, command: Sequence[str]) -> None:
        self.owner_pid = getpid()
        self._command = shlex.join(command)
        process_arguments = [sys.executable if command[0] == "python" else command[0], *command[1:]]
        try:
            self._process = subprocess.Popen(
                process_arguments,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
            )
        except OSError as error:
            raise ProgramEnded(str(ProgramTerminated(self._command, str(error)))) from None
        self._answer_lines: Queue[str] = Queue()
        assert self._process.stdout is not None, "it is a pipe"
        self._reader_thread = Thread(
            target=_forward_lines, args=(self._process.stdout, self._answer_lines), daemon=True
        )
        self._reader_thread.start()

    def write_line(self, message: Question | HandOver) -> None:
        """Write a message as a line of JSON."""
        assert self._process.stdin is not None, "it is a pipe"
        try:
            self._process.stdin.write(msgspec.json.encode(message).decode() + "\n")
            self._process.stdin.flush()
        except (OSError, ValueError):
            raise self._build_end_error() from None

    def exchange(self, question: Question, seconds: float) -> str:
        """Write a question as a line, and return the answer line; *seconds* is the time limit."""
        self.write_line(question)
        try:
            answer_line = self._answer_lines.get(timeout=seconds)
        except Empty:
            self._process.kill()
            self._stop()
            raise ProgramEnded(str(AgentProgramTimeout(self._command, f"{seconds:g}"))) from None
        if not answer_line:
            raise self._build_end_error()
        return answer_line

    def close(self) -> None:
        """Close the program's standard input, and give it a second to exit."""
        self._stop()

    def _build_end_error(self) -> ProgramEnded:
        return ProgramEnded(str(ProgramTerminated(self._command, f"exit {self._stop()}")))

    def _stop(self) -> int:
        """Stop the process, and return its exit code."""
        assert self._process.stdin is not None, "it is a pipe"
        with suppress(OSError):  # unread input is lost
            self._process.stdin.close()
        try:
            exit_code = self._process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            self._process.kill()
            exit_code = self._process.wait()
        self._reader_thread.join()
        return exit_code


def _forward_lines(lines: TextIO, queue: Queue[str]) -> None:
    """Put lines into a queue as they arrive, then an empty line at the end."""
    with lines:
        for line in lines:
            queue.put(line)
    queue.put("")
