"""Answers to the floor's questions that the text already contains."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from riverboat.floor.transcript.clauses import ACTIONS
from riverboat.floor.transcript.transcript import Transcript
from riverboat.words.floor import substantial_action, turns
from riverboat.words.floor.verdicts import Question


def find_known_answer(question: Question, transcript: Transcript) -> bool | None:
    """Return the answer that the text gives, or None."""
    has_enough_actions = _ANSWER_FUNCTION_BY_QUESTION.get(type(question))
    return has_enough_actions(transcript) if has_enough_actions else None


def count_reported_actions(transcript: Transcript) -> int:
    """Return the number of actions that a text reports."""
    return sum(
        max(action.player_count, action.actor.player_count)
        for action in transcript.actions
        if action.kind in ACTIONS
        and not (action.is_denied or action.is_asked or action.is_pending or action.is_claim)
    )


def _make_action_count_check(min_count: int) -> Callable[[Transcript], bool | None]:
    def has_enough_actions(transcript: Transcript) -> bool | None:
        if transcript.has("noaction"):
            return False
        return True if count_reported_actions(transcript) >= min_count else None

    return has_enough_actions


_ANSWER_FUNCTION_BY_QUESTION: Final[
    Mapping[type[Question], Callable[[Transcript], bool | None]]
] = {
    substantial_action.TwoActionsQuestion: _make_action_count_check(2),
    turns.TwoActedBehindQuestion: _make_action_count_check(2),
    turns.ThreeActedBehindQuestion: _make_action_count_check(3),
}
