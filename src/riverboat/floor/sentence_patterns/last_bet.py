"""The last bet of a text: its player, the chips and words, and the bet that the player faced."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from riverboat.floor.sentence_patterns.incident_reading import find_completed_actions
from riverboat.floor.transcript.action_types import Actor, LineAction, SpokenWord
from riverboat.floor.transcript.moment import BetLevel, bet_level_after
from riverboat.floor.transcript.transcript import Transcript

WORD_BY_CONCEPT: Final = {
    "allin": "all-in",
    "limp": "call",
    "post": "bet",
    "laydown": "lay-down",
}
"""Spoken words by their concept, where the two have different names."""
_CHIP_ACTION_KINDS: Final = ("push", "say", "takeback", "front", "move")


class LastBet(NamedTuple):
    """The last player in a text who bet or announced a bet, and the actions before it."""

    actor: Actor
    pushed_actions: tuple[LineAction, ...]
    spoken_actions: tuple[LineAction, ...]
    taken_back_actions: tuple[LineAction, ...]
    front_actions: tuple[LineAction, ...]
    level: BetLevel

    @property
    def words(self) -> tuple[SpokenWord, ...]:
        """The spoken words in order, with amounts as totals."""
        return tuple(
            [
                convert_to_total(word, self.level)
                for action in self.spoken_actions
                for word in action.words
            ]
        )

    @property
    def earlier_chips(self) -> tuple[int, ...]:
        """The chips that were in front of the player before the action."""
        named_clause_indexes = {
            action.clause_index for action in self.front_actions if len(action.chips) > 1
        }
        total_actions = [
            action
            for action in self.front_actions
            if len(action.chips) == 1 and action.clause_index in named_clause_indexes
        ]
        return tuple(
            [
                chip
                for action in self.front_actions
                if action not in total_actions
                for chip in action.chips
            ]
        )


def convert_to_total(word: SpokenWord, bet_level: BetLevel) -> SpokenWord:
    """Return a spoken word with its increment, such as *raise 400 more*, converted to a total.

    The amount is None if the bet to match is unknown.
    """
    if not word.is_increment or word.amount is None:
        return word
    amount = None if bet_level.bet is None else bet_level.bet + word.amount
    return word._replace(amount=amount, is_increment=False)


def find_last_bet(transcript: Transcript) -> LastBet | None:
    """Return the last player's chips and words, and the bet that they faced."""
    actions = _find_happened_actions(transcript)
    actions = [_convert_to_pushed(action, actions, transcript) for action in actions]
    bet_indexes = [index for index, action in enumerate(actions) if action.kind in ("push", "say")]
    bet_indexes = bet_indexes or [
        index for index, action in enumerate(actions) if action.kind == "takeback"
    ]
    if not bet_indexes:
        return None
    last_index = bet_indexes[-1]
    first_index = _find_group_start(actions, last_index)
    other_actions = [
        action
        for action in actions[first_index:last_index]
        if action.kind not in _CHIP_ACTION_KINDS
    ]
    bet_actions = [
        action for action in actions[first_index : last_index + 1] if action not in other_actions
    ]
    earlier_actions, later_actions = (
        [*actions[:first_index], *other_actions],
        actions[last_index + 1 :],
    )
    front_actions = [
        action for action in (*earlier_actions, *bet_actions) if action.kind == "front"
    ]
    later_bets = [
        action for action in later_actions if action.is_noun and action.kind in ("bet", "raise")
    ]
    faced_actions = [action for action in earlier_actions if action.kind != "front"]
    faced_actions = [
        action for action in faced_actions if not _describes_pushed_chips(action, bet_actions)
    ]
    return LastBet(
        actions[last_index].actor,
        tuple([action for action in bet_actions if action.kind == "push"]),
        tuple([action for action in bet_actions if action.kind == "say"]),
        tuple([action for action in bet_actions if action.kind == "takeback"]),
        tuple(front_actions),
        bet_level_after(transcript, [*faced_actions, *later_bets], len(transcript.items)),
    )


def _describes_pushed_chips(action: LineAction, bet_actions: Sequence[LineAction]) -> bool:
    """Return True for a bet that describes the pushed chips: *he bet 400 with a 1000 chip, saying
    400*.
    """
    pushed_action = next(
        (bet_action for bet_action in bet_actions if bet_action.kind == "push"), None
    )
    if (
        action.kind != "bet"
        or pushed_action is None
        or pushed_action.clause_index != action.clause_index
    ):
        return False
    spoken_amounts = [word.amount for bet_action in bet_actions for word in bet_action.words]
    has_same_actor = (
        action.actor == pushed_action.actor and not action.is_noun and action.actor != Actor()
    )
    return action.amount is not None and (action.amount in spoken_amounts or has_same_actor)


def _find_group_start(actions: Sequence[LineAction], last_index: int) -> int:
    """Return the index of the first action that belongs to the last bet.

    The bet may be mentioned between words and chips: *says raise, bet 600, one 5000 chip*.
    """
    first_index = last_index
    while first_index:
        has_bet_between = (
            first_index > 1
            and actions[first_index - 1].is_noun and actions[first_index - 1].kind == "bet"
            and actions[first_index - 2].kind == "say" and actions[first_index - 2].words
        )  # fmt: skip
        step = 2 if has_bet_between else 1
        if not _belongs_to_bet(actions[first_index - step], actions[last_index]):
            break
        first_index -= step
    return first_index


def _convert_to_pushed(
    action: LineAction, actions: Sequence[LineAction], transcript: Transcript
) -> LineAction:
    """Return chips that lay in front before a word as pushed chips: *the 1000 was already out when
    he said*.
    """
    later_action = next(
        (other_action for other_action in actions if other_action.item_index > action.item_index),
        None,
    )
    action_clause = transcript.clauses[action.clause_index]
    is_before_action = (
        action.kind == "front" and len(action.chips) == 1 and action_clause.has("alreadythere")
        and later_action is not None and later_action.kind == "say"
        and transcript.clauses[later_action.clause_index].link in ("while", "then", "after")
    )  # fmt: skip
    return action._replace(kind="push") if is_before_action else action


def _find_happened_actions(transcript: Transcript) -> list[LineAction]:
    performed_actions: list[LineAction] = []
    for action in transcript.actions:
        follows_speech = (
            action.is_pending
            and action.kind == "push"
            and performed_actions
            and performed_actions[-1].kind == "say"
        )
        if follows_speech or action in find_completed_actions(transcript):
            performed_actions.append(action)
    return performed_actions


def _belongs_to_bet(action: LineAction, last_action: LineAction) -> bool:
    has_same_label = (
        not action.actor.label
        or not last_action.actor.label
        or action.actor.label == last_action.actor.label
    )
    return action.kind in _CHIP_ACTION_KINDS and has_same_label and action.actor.role != "dealer"
