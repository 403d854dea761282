"""The last bet of a line: its player, the chips and words, and the bet that the player faced."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from riverboat.floor.sentence_patterns.incident_reading import completed_actions
from riverboat.floor.transcript.action_types import Actor, LineAction, Spoken
from riverboat.floor.transcript.moment import Level, level_after
from riverboat.floor.transcript.transcript import Transcript

WORDS: Final = {
    "allin": "all-in",
    "limp": "call",
    "post": "bet",
    "laydown": "lay-down",
}
"""Words of the table by the concept that expresses them, where the names differ."""
_CHIP_DEEDS: Final = ("push", "say", "takeback", "front", "move")


class LastBet(NamedTuple):
    """The last player of a line who put chips in or spoke, and the actions before."""

    who: Actor
    pushes: tuple[LineAction, ...]
    sayings: tuple[LineAction, ...]
    taken: tuple[LineAction, ...]
    front: tuple[LineAction, ...]
    level: Level

    @property
    def words(self) -> tuple[Spoken, ...]:
        """The spoken words in order, with amounts as totals."""
        return tuple([total(word, self.level) for action in self.sayings for word in action.words])

    @property
    def old_chips(self) -> tuple[int, ...]:
        """The chips that were in front of the player before the action."""
        named_clauses = {action.clause_index for action in self.front if len(action.chips) > 1}
        lumps = [
            action
            for action in self.front
            if len(action.chips) == 1 and action.clause_index in named_clauses
        ]
        return tuple(
            [chip for action in self.front if action not in lumps for chip in action.chips]
        )


def total(word: Spoken, level: Level) -> Spoken:
    """Return a spoken word with its amount as a total; without an amount if the bet is unknown."""
    if not word.is_increment or word.amount is None:
        return word
    amount = None if level.bet is None else level.bet + word.amount
    return word._replace(amount=amount, is_increment=False)


def find_last_bet(line: Transcript) -> LastBet | None:
    """Return the last player's chips and words, and the bet that they faced."""
    actions = _happened_actions(line)
    actions = [_as_pushed(action, actions, line) for action in actions]
    acted = [k for k, action in enumerate(actions) if action.kind in ("push", "say")]
    acted = acted or [k for k, action in enumerate(actions) if action.kind == "takeback"]
    if not acted:
        return None
    last = acted[-1]
    first = _first_of_group(actions, last)
    reported_actions = [action for action in actions[first:last] if action.kind not in _CHIP_DEEDS]
    group = [action for action in actions[first : last + 1] if action not in reported_actions]
    before, after = [*actions[:first], *reported_actions], actions[last + 1 :]
    front = [action for action in (*before, *group) if action.kind == "front"]
    later = [action for action in after if action.is_noun and action.kind in ("bet", "raise")]
    faced_actions = [action for action in before if action.kind != "front"]
    faced_actions = [action for action in faced_actions if not _is_own_bet(action, group)]
    return LastBet(
        actions[last].actor,
        tuple([action for action in group if action.kind == "push"]),
        tuple([action for action in group if action.kind == "say"]),
        tuple([action for action in group if action.kind == "takeback"]),
        tuple(front),
        level_after(line, [*faced_actions, *later], len(line.items)),
    )


def _is_own_bet(action: LineAction, group: Sequence[LineAction]) -> bool:
    """Return True for a bet that describes the pushed chips: *he bet 400 with a 1000 chip, saying
    400*.
    """
    push = next((each for each in group if each.kind == "push"), None)
    if action.kind != "bet" or push is None or push.clause_index != action.clause_index:
        return False
    spoken = [word.amount for each in group for word in each.words]
    same = action.actor == push.actor and not action.is_noun and action.actor != Actor()
    return action.amount is not None and (action.amount in spoken or same)


def _first_of_group(actions: Sequence[LineAction], last: int) -> int:
    """Return the index of the first action that belongs to the last bet.

    The bet may be mentioned between words and chips: *says raise, bet 600, one 5000 chip*.
    """
    first = last
    while first:
        told_between = (
            first > 1 and actions[first - 1].is_noun and actions[first - 1].kind == "bet"
            and actions[first - 2].kind == "say" and actions[first - 2].words
        )  # fmt: skip
        step = 2 if told_between else 1
        if not _belongs_to_bet(actions[first - step], actions[last]):
            break
        first -= step
    return first


def _as_pushed(action: LineAction, actions: Sequence[LineAction], line: Transcript) -> LineAction:
    """Return chips that lay in front before a word as pushed chips: *the 1000 was already out when
    he said*.
    """
    later_action = next(
        (other_action for other_action in actions if other_action.item_index > action.item_index),
        None,
    )
    clause = line.clauses[action.clause_index]
    is_before = (
        action.kind == "front" and len(action.chips) == 1 and clause.has("alreadythere")
        and later_action is not None and later_action.kind == "say"
        and line.clauses[later_action.clause_index].link in ("while", "then", "after")
    )  # fmt: skip
    return action._replace(kind="push") if is_before else action


def _happened_actions(line: Transcript) -> list[LineAction]:
    """Return the actions that happened, and announced chips that follow spoken words."""
    found: list[LineAction] = []
    for action in line.actions:
        spoken_before = (
            action.is_pending and action.kind == "push" and found and found[-1].kind == "say"
        )
        if spoken_before or action in completed_actions(line):
            found.append(action)
    return found


def _belongs_to_bet(action: LineAction, last: LineAction) -> bool:
    same = not action.actor.label or not last.actor.label or action.actor.label == last.actor.label
    return action.kind in _CHIP_DEEDS and same and action.actor.role != "dealer"
