"""Sentence patterns of turns: acting out of turn, skipped players, acting twice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from riverboat.floor.sentence_patterns.concept_pattern import clause_tags
from riverboat.floor.sentence_patterns.incident_reading import (
    CLEAR_STRENGTH,
    LIKELY_STRENGTH,
    Reading,
    completed_actions,
    level_fields,
    reading,
)
from riverboat.floor.transcript.action_types import Actor, LineAction
from riverboat.floor.transcript.clauses import Clause
from riverboat.floor.transcript.moment import Level, find_pot, find_structure, level_after
from riverboat.floor.transcript.transcript import Transcript

ACT: Final = {
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
"""The bet, call, check or fold that an action counts as."""
_SINCE: Final = {"fold": "nothing", "check": "nothing", "call": "call", "raise": "raise"}
_ORDER: Final = ("nothing", "call", "raise")


def read_action_out_of_turn(line: Transcript) -> Iterator[Reading]:
    """Read an action out of turn."""
    actions = [action for action in _with_speech(line) if action.kind in ACT]
    if line.has("oot"):
        actions = sorted(
            [*actions, *_iter_mucked_hands(line)], key=lambda action: action.item_index
        )
    offender = _offender(line, actions)
    if offender is None:
        return
    at = actions.index(offender)
    offender, actions = _with_amount(offender, actions, at)
    earlier_actions = [
        action
        for action in actions[:at]
        if action.actor != offender.actor or not action.actor.label
    ]
    since = [action for action in actions[at + 1 :] if not _is_same(action, offender)]
    nouns = [
        action
        for action in actions[at + 1 :]
        if action.is_noun
        and line.clauses[action.clause_index].link == ""
        and not line.clauses[action.clause_index].has("by", "skip")
    ]
    since = [action for action in since if action not in nouns]
    level = level_after(line, [*earlier_actions, *nouns], len(line.items))
    if ACT[offender.kind] == "call" and offender.amount and level.bet is None:
        level = level._replace(bet=offender.amount)
    act = ACT[offender.kind]
    if offender.kind == "push" and level.bet:
        one_chip = len(offender.chips) == 1 and not offender.words
        act = "call" if one_chip or (offender.amount or 0) <= level.bet else "raise"
    to = _total(offender, level, line) if act == "raise" else None
    greatest = _greatest(since, line, offender)
    for action in since:
        if ACT[action.kind] == "raise":
            level = _raised_over(level, action)
    yield reading(
        line, "ActedOutOfTurn", CLEAR_STRENGTH, who=offender.actor, spot=level_fields(level),
        act=act, to=to, since=greatest,
    )  # fmt: skip


def _with_speech(line: Transcript) -> Iterator[LineAction]:
    """Yield the actions that happened, including announced actions."""
    for action in line.actions:
        if action.is_asked or action.is_denied or action.is_claim or action.is_conditional:
            continue
        if action.is_pending and not (action.is_out_of_turn or _is_ahead(line, action)):
            continue
        if action.kind == "say":
            for word in action.words[:1]:
                if word.word:
                    yield action._replace(
                        kind=word.word, amount=word.amount, is_increment=word.is_increment
                    )
            continue
        yield action


def _iter_mucked_hands(line: Transcript) -> Iterator[LineAction]:
    """Yield discarded hands as folds."""
    at = 0
    for number, clause in enumerate(line.clauses):
        k = clause.position("muckverb")
        if k >= 0 and not clause.has("dealer", "not", "fold", "want", "card", "showdown"):
            label = next((item.labels[0] for item in clause.items if item.labels), "")
            yield LineAction("fold", Actor(label), at + k, number, is_out_of_turn=clause.has("oot"))
        at += len(clause.items)


def _is_ahead(line: Transcript, action: LineAction) -> bool:
    """Return True for an action in a clause that begins with another, pending action."""
    clause = line.clauses[action.clause_index]
    pending = [
        other_action
        for other_action in line.actions
        if other_action.clause_index == action.clause_index and other_action.kind == "act"
    ]
    return clause.link == "before" and any(
        each.item_index < action.item_index and each.actor != action.actor for each in pending
    )


def _offender(line: Transcript, actions: Sequence[LineAction]) -> LineAction | None:
    explicit = [action for action in actions if action.is_out_of_turn]
    explicit = [action for action in explicit if not action.is_noun] or explicit
    if explicit:
        later = [
            d for d in actions if d.item_index > explicit[0].item_index and ACT[d.kind] == "raise"
        ]
        waiting_labels = {d.label for d in _thinking(line)}
        also = [
            d
            for d in later
            if waiting_labels and d.actor.label and d.actor.label not in waiting_labels
        ]
        return also[0] if also and ACT[explicit[0].kind] != "raise" else explicit[0]
    ahead = [action for action in actions if _is_ahead(line, action)]
    ahead = ahead or _actions_instead(line, actions)
    if ahead:
        return ahead[0]
    apart = [k for k, clause in enumerate(line.clauses) if _names_out_of_turn(clause)]
    earlier_actions = [
        action
        for action in actions
        if apart and action.clause_index < apart[0] and not action.is_noun
    ]
    earlier_actions = [
        action
        for action in earlier_actions
        if action.actor.role != "dealer" and not _is_dealing(action)
    ]
    later_actions = [action for action in actions if apart and action.clause_index > apart[0]]
    return earlier_actions[-1] if earlier_actions else later_actions[0] if later_actions else None


def _actions_instead(line: Transcript, actions: Sequence[LineAction]) -> list[LineAction]:
    """Return the actions of another player after *seat 1 is to act, but*."""
    for waiting, clause in zip(line.clauses, line.clauses[1:], strict=False):
        named_labels = {label for item in waiting.items for label in item.labels}
        if (
            named_labels
            and waiting.has("toact")
            and not waiting.has("next")
            and clause.link == "but"
        ):
            number = line.clauses.index(clause)
            return [
                action
                for action in actions
                if action.clause_index == number and action.actor.label not in {"", *named_labels}
            ]
    return []


def _is_dealing(action: LineAction) -> bool:
    """Return True for pushed cards: an action of the dealer."""
    return action.kind == "push" and not action.chips and action.amount is None


def _names_out_of_turn(clause: Clause) -> bool:
    """Return True for a clause that calls the action before it out of turn."""
    if clause.has("oot", "skipping"):
        return True
    person = clause.has("player", "other", "next", "neighbour", "bettor") and not clause.has(
        "dealer"
    )
    if clause.link == "before" and clause.has("i") and clause.items[-1].has("act"):
        return True  # *bets before I act*
    return person and (
        (clause.link == "before" and clause.has("hadturn", "act") and not clause.has("not"))
        or (clause.link in ("while", "but") and (clause.has("toact") or _is_on_player(clause)))
    )


def _is_on_player(clause: Clause) -> bool:
    """Return True for a clause that names the player to act: *it was on seat 6*."""
    return any(
        item.word == "on" and after.labels
        for item, after in zip(clause.items, clause.items[1:], strict=False)
    )


def _thinking(line: Transcript) -> list[Any]:
    return [
        type("A", (), {"label": label})
        for clause in line.clauses
        if clause.has("thinking", "toact")
        for item in clause.items
        for label in item.labels
    ]


def _is_same(action: LineAction, offender: LineAction) -> bool:
    return bool(action.actor.label) and action.actor.label == offender.actor.label


def _with_amount(
    offender: LineAction, actions: list[LineAction], index: int
) -> tuple[LineAction, list[LineAction]]:
    """Return the offender's action with the chips that the same player pushed next."""
    after = actions[index + 1] if index + 1 < len(actions) else None
    if (
        offender.amount is None
        and after is not None
        and after.kind == "push"
        and (_is_same(after, offender) or not after.actor.label)
    ):
        return offender._replace(amount=after.amount), [
            *actions[: index + 1],
            *actions[index + 2 :],
        ]
    return offender, actions


def _total(offender: LineAction, level: Level, line: Transcript) -> int | None:
    if offender.kind == "pot" and find_structure(line) == "pot-limit":
        pot, bet = find_pot(line), level.bet or 0
        return None if pot is None else bet + pot + bet + bet
    if offender.amount is None:
        return None
    return (level.bet or 0) + offender.amount if offender.is_increment else offender.amount


def _greatest(since: Sequence[LineAction], line: Transcript, offender: LineAction) -> str | None:
    acts = [_SINCE[ACT[action.kind]] for action in since]
    if acts:
        return max(acts, key=_ORDER.index)
    later = [
        action
        for action in line.actions
        if action.item_index > offender.item_index
        and action.kind == "act"
        and (action.is_denied or action.is_pending)
        and (
            action.actor.role in ("next", "other", "nobody")
            or action.actor.label != offender.actor.label
        )
    ]
    return "waiting" if later else None


def _raised_over(level: Level, action: LineAction) -> Level:
    if action.amount is None:
        return Level()
    return level.after(action)


def read_skipped_player(line: Transcript) -> Iterator[Reading]:
    """Read a player whose turn was passed over."""
    clause = next((clause for clause in line.clauses if clause.has("skip")), None)
    if (
        clause is None
        or line.has("oot", "turnorder", "bbmissed", "skipping")
        or clause.has("blind", "bb", "sb")
    ):
        return
    at = clause.position("skip")
    who = next((item for item in clause.items if item.labels), None)
    number = line.clauses.index(clause)
    behind = [
        ACT[action.kind]
        for action in completed_actions(line)
        if action.clause_index >= number and action.kind in ACT
        for _ in range(max(action.player_count, action.actor.number))
    ]
    fields: dict[str, Any] = {
        "behind": tuple(behind) or None,
        "enough": _has_enough_action(line),
        "all_before": False if line.has("waitsfor") else True if line.has("allbefore") else None,
    }
    actor = Actor(who.labels[0]) if who else None
    yield reading(
        line, "WasSkipped", CLEAR_STRENGTH if at >= 0 else LIKELY_STRENGTH, who=actor, **fields
    )


_MANY_ACTED: Final = 3
"""Actions behind a skipped player that are enough in every book."""


def _has_enough_action(line: Transcript) -> bool | None:
    """Return True if the actions behind are substantial in every rulebook; False if there was only
    one.
    """
    if line.has("substantial"):
        return True
    acts = [action for action in line.actions if action.kind == "act"]
    count = max([max(action.player_count, action.actor.number) for action in acts], default=0)
    if count >= _MANY_ACTED:
        return True
    past_actions = [
        action for action in acts if "behind" in clause_tags(line.clauses[action.clause_index])
    ]
    return False if len(past_actions) == 1 and count == 1 and line.has("only") else None


TURN_PATTERNS: Final = (read_action_out_of_turn, read_skipped_player)
