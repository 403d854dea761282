"""Sentence patterns of turns: acting out of turn, skipped players, acting twice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from riverboat.floor.sentence_patterns.concept_pattern import clause_tags
from riverboat.floor.sentence_patterns.incident_reading import (
    CLEAR_STRENGTH,
    LIKELY_STRENGTH,
    Reading,
    bet_level_fields,
    build_reading,
    find_completed_actions,
)
from riverboat.floor.transcript.action_types import Actor, LineAction
from riverboat.floor.transcript.clauses import Clause
from riverboat.floor.transcript.moment import BetLevel, bet_level_after, find_pot, find_structure
from riverboat.floor.transcript.transcript import Transcript

ACT_BY_KIND: Final = {
    "bet": "raise",
    "raise": "raise",
    "allin": "raise",
    "pot": "raise",
    "straddle": "raise",
    "complete": "raise",
    "push": "raise",
    "call": "call",
    "limp": "call",
    "check": "check",
    "fold": "fold",
    "tap": "check",
    "pass": "check",
    "option": "check",
    "laydown": "fold",
}
"""Raise, call, check or fold by the kind of an action; a bet counts as a raise."""
_RESPONSE_BY_ACT: Final = {"fold": "nothing", "check": "nothing", "call": "call", "raise": "raise"}
_RESPONSE_ORDER: Final = ("nothing", "call", "raise")
"""Responses of skipped players to an action out of turn, the weakest first."""


def read_action_out_of_turn(transcript: Transcript) -> Iterator[Reading]:
    """Read an action out of turn."""
    actions = [
        action for action in _iter_actions_with_speech(transcript) if action.kind in ACT_BY_KIND
    ]
    if transcript.has("oot"):
        actions = sorted(
            [*actions, *_iter_mucked_hands(transcript)], key=lambda action: action.item_index
        )
    offending_action = _find_offending_action(transcript, actions)
    if offending_action is None:
        return
    offending_index = actions.index(offending_action)
    offending_action, actions = _add_pushed_amount(offending_action, actions, offending_index)
    earlier_actions = [
        action
        for action in actions[:offending_index]
        if action.actor != offending_action.actor or not action.actor.label
    ]
    later_actions = [
        action
        for action in actions[offending_index + 1 :]
        if not _is_same_player(action, offending_action)
    ]
    noun_actions = [
        action
        for action in actions[offending_index + 1 :]
        if action.is_noun
        and transcript.clauses[action.clause_index].link == ""
        and not transcript.clauses[action.clause_index].has("by", "skip")
    ]
    later_actions = [action for action in later_actions if action not in noun_actions]
    bet_level = bet_level_after(
        transcript, [*earlier_actions, *noun_actions], len(transcript.items)
    )
    if (
        ACT_BY_KIND[offending_action.kind] == "call"
        and offending_action.amount
        and bet_level.bet is None
    ):
        bet_level = bet_level._replace(bet=offending_action.amount)
    act = ACT_BY_KIND[offending_action.kind]
    if offending_action.kind == "push" and bet_level.bet:
        is_one_chip = len(offending_action.chips) == 1 and not offending_action.words
        act = "call" if is_one_chip or (offending_action.amount or 0) <= bet_level.bet else "raise"
    wager_total = (
        _find_wager_total(offending_action, bet_level, transcript) if act == "raise" else None
    )
    response = _find_strongest_response(later_actions, transcript, offending_action)
    for action in later_actions:
        if ACT_BY_KIND[action.kind] == "raise":
            bet_level = _compute_level_after_raise(bet_level, action)
    yield build_reading(
        transcript, "ActedOutOfTurn", CLEAR_STRENGTH, actor=offending_action.actor,
        spot_fields=bet_level_fields(bet_level), act=act, to=wager_total, since=response,
    )  # fmt: skip


def _iter_actions_with_speech(transcript: Transcript) -> Iterator[LineAction]:
    for action in transcript.actions:
        if action.is_asked or action.is_denied or action.is_claim or action.is_conditional:
            continue
        if action.is_pending and not (
            action.is_out_of_turn or _is_before_pending_action(transcript, action)
        ):
            continue
        if action.kind == "say":
            for word in action.words[:1]:
                if word.word:
                    yield action._replace(
                        kind=word.word, amount=word.amount, is_increment=word.is_increment
                    )
            continue
        yield action


def _iter_mucked_hands(transcript: Transcript) -> Iterator[LineAction]:
    clause_start = 0
    for clause_index, clause in enumerate(transcript.clauses):
        item_index = clause.find_index("muckverb")
        if item_index >= 0 and not clause.has("dealer", "not", "fold", "want", "card", "showdown"):
            player_label = next((item.labels[0] for item in clause.items if item.labels), "")
            yield LineAction(
                "fold",
                Actor(player_label),
                clause_start + item_index,
                clause_index,
                is_out_of_turn=clause.has("oot"),
            )
        clause_start += len(clause.items)


def _is_before_pending_action(transcript: Transcript, action: LineAction) -> bool:
    clause = transcript.clauses[action.clause_index]
    pending_actions = [
        other_action
        for other_action in transcript.actions
        if other_action.clause_index == action.clause_index and other_action.kind == "act"
    ]
    return clause.link == "before" and any(
        pending_action.item_index < action.item_index and pending_action.actor != action.actor
        for pending_action in pending_actions
    )


def _find_offending_action(
    transcript: Transcript, actions: Sequence[LineAction]
) -> LineAction | None:
    out_of_turn_actions = [action for action in actions if action.is_out_of_turn]
    out_of_turn_actions = [
        action for action in out_of_turn_actions if not action.is_noun
    ] or out_of_turn_actions
    if out_of_turn_actions:
        later_raises = [
            action
            for action in actions
            if action.item_index > out_of_turn_actions[0].item_index
            and ACT_BY_KIND[action.kind] == "raise"
        ]
        waiting_labels = _find_labels_to_act(transcript)
        other_raises = [
            action
            for action in later_raises
            if waiting_labels and action.actor.label and action.actor.label not in waiting_labels
        ]
        return (
            other_raises[0]
            if other_raises and ACT_BY_KIND[out_of_turn_actions[0].kind] != "raise"
            else out_of_turn_actions[0]
        )
    premature_actions = [
        action for action in actions if _is_before_pending_action(transcript, action)
    ]
    premature_actions = premature_actions or _find_premature_actions(transcript, actions)
    if premature_actions:
        return premature_actions[0]
    out_of_turn_clause_indexes = [
        clause_index
        for clause_index, clause in enumerate(transcript.clauses)
        if _names_out_of_turn(clause)
    ]
    earlier_actions = [
        action
        for action in actions
        if out_of_turn_clause_indexes
        and action.clause_index < out_of_turn_clause_indexes[0]
        and not action.is_noun
    ]
    earlier_actions = [
        action
        for action in earlier_actions
        if action.actor.role != "dealer" and not _is_dealing(action)
    ]
    later_actions = [
        action
        for action in actions
        if out_of_turn_clause_indexes and action.clause_index > out_of_turn_clause_indexes[0]
    ]
    return earlier_actions[-1] if earlier_actions else later_actions[0] if later_actions else None


def _find_premature_actions(
    transcript: Transcript, actions: Sequence[LineAction]
) -> list[LineAction]:
    """Return the actions of another player after *seat 1 is to act, but*."""
    for waiting_clause, clause in zip(transcript.clauses, transcript.clauses[1:], strict=False):
        waiting_player_labels = {label for item in waiting_clause.items for label in item.labels}
        if (
            waiting_player_labels
            and waiting_clause.has("toact")
            and not waiting_clause.has("next")
            and clause.link == "but"
        ):
            clause_index = transcript.clauses.index(clause)
            return [
                action
                for action in actions
                if action.clause_index == clause_index
                and action.actor.label not in {"", *waiting_player_labels}
            ]
    return []


def _is_dealing(action: LineAction) -> bool:
    """Return True for pushed cards: an action of the dealer."""
    return action.kind == "push" and not action.chips and action.amount is None


def _names_out_of_turn(clause: Clause) -> bool:
    """Return True for a clause that calls the action before it out of turn."""
    if clause.has("oot", "skipping"):
        return True
    names_player = clause.has("player", "other", "next", "neighbour", "bettor") and not clause.has(
        "dealer"
    )
    if clause.link == "before" and clause.has("i") and clause.items[-1].has("act"):
        return True  # *bets before I act*
    return names_player and (
        (clause.link == "before" and clause.has("hadturn", "act") and not clause.has("not"))
        or (
            clause.link in ("while", "but")
            and (clause.has("toact") or _names_player_to_act(clause))
        )
    )


def _names_player_to_act(clause: Clause) -> bool:
    """Return True for a clause that names the player to act: *it was on seat 6*."""
    return any(
        item.word == "on" and next_item.labels
        for item, next_item in zip(clause.items, clause.items[1:], strict=False)
    )


def _find_labels_to_act(transcript: Transcript) -> set[str]:
    return {
        label
        for clause in transcript.clauses
        if clause.has("thinking", "toact")
        for item in clause.items
        for label in item.labels
    }


def _is_same_player(action: LineAction, offending_action: LineAction) -> bool:
    return bool(action.actor.label) and action.actor.label == offending_action.actor.label


def _add_pushed_amount(
    offending_action: LineAction, actions: list[LineAction], index: int
) -> tuple[LineAction, list[LineAction]]:
    next_action = actions[index + 1] if index + 1 < len(actions) else None
    if (
        offending_action.amount is None
        and next_action is not None
        and next_action.kind == "push"
        and (_is_same_player(next_action, offending_action) or not next_action.actor.label)
    ):
        return offending_action._replace(amount=next_action.amount), [
            *actions[: index + 1],
            *actions[index + 2 :],
        ]
    return offending_action, actions


def _find_wager_total(
    offending_action: LineAction, bet_level: BetLevel, transcript: Transcript
) -> int | None:
    if offending_action.kind == "pot" and find_structure(transcript) == "pot-limit":
        pot, bet_to_match = find_pot(transcript), bet_level.bet or 0
        return None if pot is None else bet_to_match + pot + bet_to_match + bet_to_match
    if offending_action.amount is None:
        return None
    return (
        (bet_level.bet or 0) + offending_action.amount
        if offending_action.is_increment
        else offending_action.amount
    )


def _find_strongest_response(
    later_actions: Sequence[LineAction], transcript: Transcript, offending_action: LineAction
) -> str | None:
    responses = [_RESPONSE_BY_ACT[ACT_BY_KIND[action.kind]] for action in later_actions]
    if responses:
        return max(responses, key=_RESPONSE_ORDER.index)
    waiting_actions = [
        action
        for action in transcript.actions
        if action.item_index > offending_action.item_index
        and action.kind == "act"
        and (action.is_denied or action.is_pending)
        and (
            action.actor.role in ("next", "other", "nobody")
            or action.actor.label != offending_action.actor.label
        )
    ]
    return "waiting" if waiting_actions else None


def _compute_level_after_raise(bet_level: BetLevel, action: LineAction) -> BetLevel:
    if action.amount is None:
        return BetLevel()
    return bet_level.after_action(action)


def read_skipped_player(transcript: Transcript) -> Iterator[Reading]:
    """Read a player whose turn was passed over."""
    clause = next((clause for clause in transcript.clauses if clause.has("skip")), None)
    if (
        clause is None
        or transcript.has("oot", "turnorder", "bbmissed", "skipping")
        or clause.has("blind", "bb", "sb")
    ):
        return
    verb_index = clause.find_index("skip")
    player_item = next((item for item in clause.items if item.labels), None)
    clause_index = transcript.clauses.index(clause)
    actions_behind = [
        ACT_BY_KIND[action.kind]
        for action in find_completed_actions(transcript)
        if action.clause_index >= clause_index and action.kind in ACT_BY_KIND
        for _ in range(max(action.player_count, action.actor.player_count))
    ]
    fields: dict[str, Any] = {
        "behind": tuple(actions_behind) or None,
        "enough": _has_enough_action(transcript),
        "all_before": False
        if transcript.has("waitsfor")
        else True
        if transcript.has("allbefore")
        else None,
    }
    actor = Actor(player_item.labels[0]) if player_item else None
    yield build_reading(
        transcript,
        "WasSkipped",
        CLEAR_STRENGTH if verb_index >= 0 else LIKELY_STRENGTH,
        actor=actor,
        **fields,
    )


_MIN_ACTED_BEHIND: Final = 3
"""Number of actions behind a skipped player that is substantial in every rulebook."""


def _has_enough_action(transcript: Transcript) -> bool | None:
    """Return True if the actions behind the skipped player are substantial in every rulebook.

    Return False if the text says that only one player acted, and None if it leaves that open.
    """
    if transcript.has("substantial"):
        return True
    unnamed_actions = [action for action in transcript.actions if action.kind == "act"]
    acted_player_count = max(
        [max(action.player_count, action.actor.player_count) for action in unnamed_actions],
        default=0,
    )
    if acted_player_count >= _MIN_ACTED_BEHIND:
        return True
    actions_behind = [
        action
        for action in unnamed_actions
        if "behind" in clause_tags(transcript.clauses[action.clause_index])
    ]
    return (
        False
        if len(actions_behind) == 1 and acted_player_count == 1 and transcript.has("only")
        else None
    )


TURN_PATTERNS: Final = (read_action_out_of_turn, read_skipped_player)
