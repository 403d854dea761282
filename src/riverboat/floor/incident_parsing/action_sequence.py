"""Sequences of actions in a text: *bet 600, raised to 1600, a call and a fold*.

In a description of a bet, the actions give the amount faced. In a description of a skipped player,
a misdeal or an insufficient bet, they are the actions that followed.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from riverboat.floor.incident_parsing.incident_draft import IncidentDraft, InconsistentText
from riverboat.floor.incident_parsing.phrase_parser import Mark
from riverboat.floor.spot import ActionKind

ACTION_MARKS: Final = ("deed",)

_ACTION_OF_WORD: Final[dict[str, ActionKind]] = {
    "fold": "fold",
    "muck": "fold",
    "check": "check",
    "tap": "check",
    "option": "check",
    "pass": "check",
    "call": "call",
    "bet": "raise",
    "raise": "raise",
    "all-in": "raise",
    "pot": "raise",
}

_SINCE: Final[dict[ActionKind, str]] = {
    "fold": "nothing",
    "check": "nothing",
    "call": "call",
    "raise": "raise",
}
_SINCE_ORDER: Final = ("waiting", "nothing", "call", "raise")

_DEAL_INCIDENTS: Final = frozenset(
    "AskedWhetherBegun FirstCardWrong DealtWithoutARight LeftOut DealtOutOfOrder ButtonWrong "
    "CardsMixedIn WrongCount Exposed Boxed StrangeCard FoulDeck".split()
)
"""Kinds of incident that depend on the actions since the deal."""


def action_of_mark(mark: Mark) -> ActionKind:
    """Return the action that a mark names."""
    word = mark.value("word")
    if word not in _ACTION_OF_WORD:
        raise InconsistentText(str(word))
    return _ACTION_OF_WORD[word]


def apply_actions(
    draft: IncidentDraft, actions: list[Mark], marks: tuple[Mark, ...]
) -> Iterator[IncidentDraft]:
    """Yield drafts with the actions, in each interpretation that the kind allows."""
    if draft.kind == "ActedOutOfTurn":
        yield from _apply_out_of_turn(draft, actions, marks)
    else:
        yield _apply_actions_to_kind(draft, actions, marks)


def _apply_actions_to_kind(
    draft: IncidentDraft, actions: list[Mark], marks: tuple[Mark, ...]
) -> IncidentDraft:
    match draft.kind:
        case "WasSkipped":
            return _apply_skipped(draft, actions, marks)
        case "ActedAgain":
            return _apply_second_action(draft, actions)
        case "IfThen":
            return _apply_conditional(draft, actions, marks)
        case "OnBareRaise":
            return _apply_bare_raise(draft, actions)
        case "FoundTooSmall":
            return _apply_small_raise(draft, actions)
        case "FoundOffThePot":
            return _apply_wrong_pot_bet(draft, actions)
        case "BurnsWrong" | "TooManyOnTheFlop" if actions:
            return draft.with_spot_field("acted_here", True)
        case kind if kind in _DEAL_INCIDENTS and actions and not _amounts(actions):
            return _apply_actions_before(draft, actions)
        case _:
            if any(mark.value("noun") is None and mark.value("amount") is None for mark in actions):
                raise InconsistentText("deed")  # it has no meaning here
            return apply_betting_story(draft, actions)


def _amounts(actions: list[Mark]) -> bool:
    return any(mark.value("amount") is not None for mark in actions)


def is_noun(mark: Mark) -> bool:
    """Return True for a bet as a noun (*a bet of 300*, *sázka 300*), which is not an action.

    *Bet 300* is a noun, too, unless it was spoken; *raise to 300* may be an action.
    """
    noun = mark.value("noun")
    return noun is True or (noun == "maybe" and mark.value("word") == "bet")


# Betting sequence --------------------------------------------------------------------------------


def apply_betting_story(draft: IncidentDraft, actions: list[Mark]) -> IncidentDraft:
    """Set the bet faced after these actions: the last amount, and the raise size."""
    faced = draft.spot_fields.get("bet") or 0
    if faced and {mark.value("amount") for mark in actions} - {faced, None}:
        raise InconsistentText("bet")  # the amount faced differs from the bet
    stakes = draft.spot_fields.get("_stakes")
    blind = stakes[-1] if stakes and draft.spot_fields.get("street", 0) == 0 else None
    for mark in actions:
        amount, deed = mark.value("amount"), action_of_mark(mark)
        if deed == "call" and amount is not None and draft.spot_fields.get("bet") is None:
            draft = draft.with_spot_field("bet", amount)
        elif deed == "raise" and amount is not None:
            draft = _apply_raise(draft, amount, blind, mark)
        elif deed == "raise" and draft.spot_fields.get("bet") is None:
            draft = draft.with_spot_field("_facing", True)
    return draft


def _apply_raise(draft: IncidentDraft, amount: int, blind: int | None, mark: Mark) -> IncidentDraft:
    spot = dict(draft.spot_fields)
    before = spot.pop("bet", None)
    if before is None and mark.value("word") == "raise":
        before = blind
    if before is not None and amount < before and mark.value("word") != "all-in":
        raise InconsistentText("bet")
    if before and amount > before:
        spot |= {"raise_by": amount - before, "opening": False}
    if mark.value("word") == "all-in":
        spot["faces_all_in"] = True
    draft = IncidentDraft(draft.kind, draft.incident_fields, spot, draft.people)
    return draft.with_spot_field("bet", max(amount, before or 0))


# Later actions -----------------------------------------------------------------------------------


def _index_of_mark(marks: tuple[Mark, ...], kind: str) -> int:
    for index, mark in enumerate(marks):
        if mark.meaning.kind == kind:
            return index
    raise InconsistentText(kind)


def _apply_out_of_turn(
    draft: IncidentDraft, actions: list[Mark], marks: tuple[Mark, ...]
) -> Iterator[IncidentDraft]:
    """Apply an action out of turn; earlier actions are the story, later ones came since.

    A bet named after a check may be the bet faced, or an action since.
    """
    at = _index_of_mark(marks, "turn")
    before = [mark for mark in actions if mark.start < marks[at].start]
    after = [mark for mark in actions if mark.start > marks[at].start]
    if before and before[-1] is marks[at - 1] and not is_noun(before[-1]):
        act = before.pop()
    elif after:
        act = after.pop(0)
    else:
        yield apply_betting_story(draft, before)
        return
    faced = [mark for mark in after if is_noun(mark)]
    since = [mark for mark in after if not is_noun(mark)]
    yield _apply_actions_since(
        _set_action(apply_betting_story(draft, [*before, *faced]), act), since
    )
    if faced and not before and not since and action_of_mark(act) == "check":
        yield _apply_actions_since(_set_action(apply_betting_story(draft, before), act), faced)


def _apply_actions_since(draft: IncidentDraft, since: list[Mark]) -> IncidentDraft:
    """Set the greatest action since, and the bet that it made."""
    if not since:
        return draft
    greatest = max([_SINCE[action_of_mark(mark)] for mark in since], key=_SINCE_ORDER.index)
    draft = draft.with_field("since", greatest)
    raised = [mark for mark in since if action_of_mark(mark) == "raise"]
    return apply_betting_story(draft, raised) if _amounts(raised) else draft


def _expand_actions(actions: list[Mark]) -> tuple[ActionKind, ...]:
    """Return each single action: *two folds* are two."""
    return tuple(
        [action_of_mark(mark) for mark in actions for _ in range(mark.value("times") or 1)]
    )


def _set_action(draft: IncidentDraft, mark: Mark) -> IncidentDraft:
    deed, amount = action_of_mark(mark), mark.value("amount")
    draft = draft.with_field("act", deed)
    if amount is None:
        return draft
    if deed == "raise":
        return draft.with_field("to", amount)
    if deed == "call":
        return (
            draft
            if draft.spot_fields.get("bet") == amount
            else draft.with_spot_field("bet", amount)
        )
    raise InconsistentText("amount")


def _apply_skipped(
    draft: IncidentDraft, actions: list[Mark], marks: tuple[Mark, ...]
) -> IncidentDraft:
    if {"behind", "stack"} & {*draft.spot_fields}:
        raise InconsistentText("behind")  # ambiguous: players behind, or chips behind
    at = marks[_index_of_mark(marks, "skipped")].start
    behind = [mark for mark in actions if mark.start > at and not is_noun(mark)]
    draft = apply_betting_story(draft, [mark for mark in actions if mark not in behind])
    if not behind:
        return draft
    return draft.with_field("behind", _expand_actions(behind))


def _apply_second_action(draft: IncidentDraft, actions: list[Mark]) -> IncidentDraft:
    acts = [mark for mark in actions if not is_noun(mark)]
    if not acts:
        return apply_betting_story(draft, actions)
    rest = [mark for mark in actions if mark is not acts[-1]]
    return _set_action(apply_betting_story(draft, rest), acts[-1])


def _apply_actions_before(draft: IncidentDraft, actions: list[Mark]) -> IncidentDraft:
    """Apply actions before, each by another player, in order."""
    street = draft.spot_fields.get("street") or 0
    did = [
        (("seat", seat), ("deed", deed), ("street", street))
        for seat, deed in enumerate(_expand_actions(actions), start=len(draft.people))
    ]
    return draft.with_spot_field("did", tuple(did))


def _apply_conditional(
    draft: IncidentDraft, actions: list[Mark], marks: tuple[Mark, ...]
) -> IncidentDraft:
    at = marks[_index_of_mark(marks, "if")].start
    after = [mark for mark in actions if mark.start > at and not is_noun(mark)]
    if not after:
        raise InconsistentText("if")
    draft = apply_betting_story(draft, [mark for mark in actions if mark is not after[0]])
    draft = draft.with_field("word", after[0].value("word"))
    amount = after[0].value("amount")
    return draft if amount is None else draft.with_field("amount", amount)


def _apply_bare_raise(draft: IncidentDraft, actions: list[Mark]) -> IncidentDraft:
    acts = [mark for mark in actions if not is_noun(mark)]
    if len(acts) != 1 or action_of_mark(acts[0]) not in ("fold", "call") or _amounts(acts):
        raise InconsistentText("raise")
    draft = apply_betting_story(draft, [mark for mark in actions if mark is not acts[0]])
    return draft.with_field("deed", action_of_mark(acts[0]))


def _apply_small_raise(draft: IncidentDraft, actions: list[Mark]) -> IncidentDraft:
    """Set the last raise named as the one that was too small."""
    raises = [mark for mark in actions if action_of_mark(mark) == "raise" and mark.value("amount")]
    rest = [mark for mark in raises if "to" in draft.incident_fields or mark is not raises[-1]]
    if raises and "to" not in draft.incident_fields:
        draft = draft.with_field("to", raises[-1].value("amount"))
    if rest and "faced" not in draft.incident_fields:
        draft = draft.with_field("faced", rest[-1].value("amount"))
    return draft


def _apply_wrong_pot_bet(draft: IncidentDraft, actions: list[Mark]) -> IncidentDraft:
    since = [mark for mark in actions if not is_noun(mark)]
    if _amounts(since):
        raise InconsistentText("amount")
    if since:
        return draft.with_field("since", _expand_actions(since))
    return draft


_NO_BLINDS: Final = frozenset(("stud", "draw"))
"""Families of games whose first street may have no bet."""


def spot_of_stakes(spot: dict[str, Any]) -> dict[str, Any]:
    """Return the spot's fields with those that follow from the blinds."""
    stakes = spot.get("_stakes")
    said = {name: value for name, value in spot.items() if not name.startswith("_")}
    if said.get("street") == 0 and said.get("bet") == 0 and said.get("family") not in _NO_BLINDS:
        del said["bet"]  # the first to act faces the blinds
    if stakes is None:
        return said
    small, big = stakes
    street, limit = said.get("street"), said.get("structure") == "limit"
    least = (small if street in (0, 1) else None if street is None else big) if limit else big
    if least is None:
        return said
    said.setdefault("least_bet", least)
    if street == 0 and "bet" not in said:
        said |= {"bet": least, "raise_by": least, "opening": True}
    return said
