"""Reasons why an external program does not play."""

from __future__ import annotations

from riverboat.words.phrase import DecimalText, Phrase, Refusal


class AgentCommandInvalid(Refusal, frozen=True, rename={"command_text": "given"}):
    command_text: str


class ProgramTerminated(Refusal, frozen=True):
    command: str
    problem: str


class AgentProgramTimeout(Refusal, frozen=True):
    command: str
    seconds: DecimalText


class AgentJsonInvalid(
    Refusal, frozen=True, rename={"legal_actions": "legal", "answer_text": "given"}
):
    answer_text: str
    legal_actions: Phrase
    example: str = '{"act": "fold"}'


class HandNameUnknown(Refusal, frozen=True, rename={"hand_name": "given"}):
    hand_name: str
    names: tuple[str, ...]


class HandAlreadyOver(Refusal, frozen=True):
    pass


class TooManyRunningHands(Refusal, frozen=True, rename={"max_hands": "most"}):
    max_hands: int


class HeadsUpBotOnly(Refusal, frozen=True, rename={"opponent_count": "others"}):
    opponent_count: int


class OneHandExpected(Refusal, frozen=True):
    """Refusal of a hand history that has no hand, or several."""

    hands: int


class NoSuchDecision(Refusal, frozen=True, rename={"decision_number": "given"}):
    decision_number: int
    numbers: tuple[str, ...]


class NoSuchGradedAction(Refusal, frozen=True, rename={"action_text": "given"}):
    action_text: str
    actions: tuple[str, ...]


class AgentSpotUnknown(Refusal, frozen=True, rename={"spot_name": "given"}):
    spot_name: str
    names: tuple[str, ...]
