"""Slots: functions that read facts of an incident from the events of a text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from riverboat.floor.sentence_patterns.concept_pattern import Slot, clause_tags, text_tags
from riverboat.floor.sentence_patterns.incident_reading import find_completed_actions
from riverboat.floor.transcript.action_types import LineAction
from riverboat.floor.transcript.clauses import Clause
from riverboat.floor.transcript.items import LineItem
from riverboat.floor.transcript.moment import bet_level_after
from riverboat.floor.transcript.transcript import Transcript

Fields = Mapping[str, Any]

STREETS: Final = (
    ("flop", "flop"),
    ("turncard", "turn"),
    ("turn", "turn"),
    ("river", "river"),
    ("fourth", "fourth"),
    ("fifth", "fifth"),
    ("sixth", "sixth"),
    ("seventh", "seventh"),
)
INDEX_BY_STREET: Final = {
    "flop": 1, "turn": 2, "river": 3, "fourth": 1, "fifth": 2, "sixth": 3, "seventh": 4,
}  # fmt: skip
_ACTION_BY_KIND: Final = {
    "bet": "raise", "allin": "raise", "limp": "call", "pot": "raise", "tap": "check",
    "pass": "check", "option": "check", "laydown": "fold",
}  # fmt: skip
_COUNTED_KINDS: Final = ("bet", "raise", "call", "check", "fold", "allin", "limp", "tap", "pass")


def find_street_names(items: Sequence[LineItem]) -> list[str]:
    """Return the streets that some items name, in order."""
    names = [name for item in items for concept, name in STREETS if concept in item.tags]
    return [*dict.fromkeys(names)]


def read_count(clause: Clause, *concepts: str) -> int | None:
    """Return the number before one of these concepts in a clause: *four cards*."""
    for index, item in enumerate(clause.items):
        if item.amount is None or item.has("stakes"):
            continue
        for next_item in clause.items[index + 1 : index + 4]:
            if next_item.has(*concepts):
                return item.amount
            if next_item.has("amount", "say", "push", "deal"):
                break
    return None


def find_player_labels(transcript: Transcript) -> list[str]:
    """Return the labels of all players that a text names by number or letter, in order."""
    matching_labels = [
        label for item in transcript.items for label in item.labels if not label.islower()
    ]
    return [*dict.fromkeys(matching_labels)]


def is_concept_denied(transcript: Transcript, concept: str) -> bool:
    """Return True if a clause with this concept is negated.

    A fact that is said to be unknown is not denied: *into the muck, and nobody knows which is
    which*.
    """
    return any(
        clause.has(concept)
        and any(_is_denied_at(clause, index) for index in range(len(clause.items)))
        for clause in transcript.clauses
    )


def _is_denied_at(clause: Clause, index: int) -> bool:
    if not clause.items[index].has("not", "nobody", "no", "without"):
        return False
    return not any(item.has("know", "unaware") for item in clause.items[index : index + 3])


def flag_slot(field: str, *concepts: str) -> Slot:
    """Return a slot function for a boolean field.

    It sets the field to True if the text expresses one of the concepts, to False if the text denies
    it, and otherwise leaves it out.
    """

    def read_flag(transcript: Transcript, _: Clause) -> Fields:
        matching_concepts = [concept for concept in concepts if transcript.has(concept)]
        return (
            {
                field: not any(
                    is_concept_denied(transcript, matching_concept)
                    for matching_concept in matching_concepts
                )
            }
            if matching_concepts
            else {}
        )

    return read_flag


def value_slot(field: str, *concepts: str, value: Any = True) -> Slot:
    """Return a slot function that sets a field to *value* if the text has one of the concepts."""

    def read_value(transcript: Transcript, _: Clause) -> Fields:
        return {field: value} if text_tags(transcript) & {*concepts} else {}

    return read_value


# Players ---


def read_subject_player(_: Transcript, clause: Clause) -> Fields:
    """Read the player that a clause is about."""
    for item in clause.items:
        if item.labels:
            return {"who": item.labels[0]}
    return {}


def two_players_slot(field: str) -> Slot:
    """Return a slot function: the first named player is the subject, the second fills *field*."""

    def read_two_players(transcript: Transcript, _: Clause) -> Fields:
        labels = find_player_labels(transcript)
        if len(labels) < 2:
            return {"who": labels[0]} if labels else {}
        return {"who": labels[0], field: labels[1]}

    return read_two_players


def owner_slot(field: str) -> Slot:
    """Return a slot function that fills *field* with another player than the subject.

    The field is left out if the text mentions no other player.
    """

    def read_owner(transcript: Transcript, _: Clause) -> Fields:
        labels = find_player_labels(transcript)
        if len(labels) > 1:
            return {"who": labels[0], field: labels[1]}
        return {field: "*"} if transcript.has("other", "neighbour") else {}

    return read_owner


# Actions before ---


def read_actions_since_deal(transcript: Transcript, clause: Clause) -> Fields:
    """Read the actions since the deal; empty if there were none."""
    tags = text_tags(transcript)
    if "noaction" in tags:
        return {"spot.begun": False, "spot.anybody_acted": False, "spot.acted": False}
    if "substantial" in tags:
        return {"spot.begun": True, "spot.anybody_acted": True}
    if "showdown" in tags:
        return {"spot.begun": True, "spot.acted": True}
    if any(
        clause.has("already") and clause.has("bet", "raise", "call")
        for clause in transcript.clauses
    ):
        return {"spot.begun": True, "spot.anybody_acted": True}
    if not _lists_all_actions(transcript):
        return {}
    described_actions = list_actions(transcript, find_subject_label(transcript, clause))
    return {"spot.did": described_actions} if described_actions else {}


def _lists_all_actions(transcript: Transcript) -> bool:
    """Return True if the text is assumed to list all actions in order.

    That is the case if a named player or several players act in it.
    """
    counted_actions = [
        action for action in find_completed_actions(transcript) if action.kind in _COUNTED_KINDS
    ]
    past_actions = [action for action in counted_actions if not action.is_noun]
    if len(counted_actions) > 1 and not past_actions:
        return True
    return any(
        action.actor.label or action.actor.role not in ("", "he", "i") for action in past_actions
    ) or (
        max(
            [max(action.player_count, action.actor.player_count) for action in past_actions],
            default=0,
        )
        > 1
    )


def find_subject_label(transcript: Transcript, clause: Clause) -> str:
    """Return the label of the player that a clause is about: named in it, or acting before it."""
    for item in clause.items:
        if item.labels:
            return item.labels[0]
    clause_index = (
        transcript.clauses.index(clause)
        if clause in transcript.clauses
        else len(transcript.clauses)
    )
    waiting_player_labels = [
        action.actor.label
        for action in transcript.actions
        if action.clause_index < clause_index and action.actor.label
    ]
    return waiting_player_labels[-1] if waiting_player_labels and clause.has("he") else ""


def read_player_acted(transcript: Transcript, clause: Clause) -> Fields:
    """Read a flag: True if the player that the text is about has acted."""
    subject_label = find_subject_label(transcript, clause)
    past_actions = [
        action
        for action in find_completed_actions(transcript)
        if action.kind in _COUNTED_KINDS and not action.is_noun
    ]
    if any(_is_action_of_player(action, subject_label, transcript) for action in past_actions):
        return {"spot.acted": True}
    for action in transcript.actions:
        has_player_role = action.actor.role in ("", "he", "player", "button")
        is_actor_known = action.actor.role in ("", "he") or bool(action.actor.label)
        if action.kind == "act" and has_player_role and is_actor_known:
            return {"spot.acted": not (action.is_denied or action.is_pending)}
    return {}


def _is_action_of_player(action: LineAction, subject_label: str, transcript: Transcript) -> bool:
    """Return True if the player whom a text is about did this action, named or not."""
    if subject_label:
        return action.actor.label == subject_label
    labels = find_player_labels(transcript)
    if action.actor.label:
        return labels == [action.actor.label]
    return action.actor.role in ("", "he", "i") and action.actor.player_count == 1


def list_actions(transcript: Transcript, subject_label: str = "") -> tuple[Any, ...]:
    """Return the actions described in a typed text, each by a different player.

    The player whom the incident concerns has seat 0.
    """
    counted_actions = [
        (
            _ACTION_BY_KIND.get(action.kind, action.kind),
            not action.is_noun and _is_action_of_player(action, subject_label, transcript),
        )
        for action in find_completed_actions(transcript)
        if action.kind in _COUNTED_KINDS
        for _ in range(max(action.player_count, action.actor.player_count))
    ]
    return tuple(
        [
            (("seat", 0 if is_by_subject else seat), ("deed", kind), ("street", 0))
            for seat, (kind, is_by_subject) in enumerate(counted_actions, 1)
        ]
    )


def read_street_action(transcript: Transcript, _: Clause) -> Fields:
    """Read a flag: True if a player has acted on this street."""
    tags = text_tags(transcript)
    if "noaction" in tags:
        return {"spot.acted_here": False}
    has_acted = any(
        action.kind in ("bet", "check", "raise", "call", "tap")
        for action in find_completed_actions(transcript)
    )
    return {"spot.acted_here": True} if has_acted or "substantial" in tags else {}


def read_player_on_button(transcript: Transcript, clause: Clause) -> Fields:
    """Read a flag: True if the player has the button."""
    player_item = next((item for item in clause.items if item.has("player", "he")), None)
    if player_item is None or not player_item.labels:
        player_item = next((item for item in transcript.items if item.labels), None)
    return (
        {"spot.on_button": True} if player_item is not None and "button" in player_item.tags else {}
    )


def read_faced_bet(transcript: Transcript, _: Clause) -> Fields:
    """Read the bet that a player faces."""
    return {
        "spot.bet": bet_level_after(
            transcript, find_completed_actions(transcript), len(transcript.items)
        ).bet
    }


# Cards ---


def read_street(transcript: Transcript, clause: Clause) -> Fields:
    """Read the street of a clause; another street that the text names is the one in play."""
    clause_street_names = find_street_names(clause.items) or find_street_names(transcript.items)
    other_street_names = [
        street_name
        for street_name in find_street_names(transcript.items)
        if street_name not in clause_street_names[:1]
    ]
    current_street_index = next(
        (INDEX_BY_STREET[street_name] for street_name in other_street_names), None
    )
    return {
        "street": clause_street_names[0] if clause_street_names else None,
        "spot.street": current_street_index,
        "spot.last_street": None,
    }


def clear_spot_street(_: Transcript, __: Clause) -> Fields:
    """Clear the street of the spot, because the text does not name the street in play."""
    return {"spot.street": None, "spot.last_street": None}


def read_card_place(transcript: Transcript, clause: Clause) -> Fields:
    """Read the place of a card: a hand, the board or the stub."""
    for text_part in (clause, Clause(transcript.items)):
        if text_part.has("hole", "hand", "his", "receive") and not text_part.has("board"):
            return {"where": "hand"}
        if text_part.has("board", "flop", "river", "turncard", "turn") and text_part is clause:
            return {"where": "board"}
        if text_part.has("stub"):
            return {"where": "stub"}
        if text_part.has("he", "board") or any(item.labels for item in text_part.items):
            return {"where": "board" if text_part.has("board") else "hand"}
    return {}


def read_next_hand(transcript: Transcript, _: Clause) -> Fields:
    """Read the progress of the next hand."""
    for clause in transcript.clauses:
        if not clause.has("nexthand"):
            continue
        tags = clause_tags(clause)
        if tags & {"not", "link_before", "before"}:
            return {"next_hand": "no"}
        if "shuffle" in tags:
            return {"next_hand": "riffled"}
        if tags & {"deal", "begin"}:
            return {"next_hand": "dealt"}
    return {}


def read_certain_cards(transcript: Transcript, _: Clause) -> Fields:
    """Read a flag: True if the cards can still be identified."""
    tags = text_tags(transcript)
    if "unidentifiable" in tags:
        return {"certain": False}
    return (
        {"certain": not is_concept_denied(transcript, "identifiable")}
        if "identifiable" in tags
        else {}
    )


# Chips ---


def read_chips(transcript: Transcript, clause: Clause) -> Fields:
    """Read an amount of chips."""
    return {"chips": find_first_amount(clause.items) or find_first_amount(transcript.items)}


def find_first_amount(items: Sequence[LineItem]) -> int | None:
    """Return the first amount that is no number of players, cards or minutes."""
    for index, item in enumerate(items):
        if item.amount is None:
            continue
        next_items = items[index + 1 : index + 2]
        if any(next_item.has(*_COUNTED_CONCEPTS) for next_item in next_items):
            continue
        return item.amount
    return None


_COUNTED_CONCEPTS: Final = ("player", "players", "card", "round", "minutes", "seconds")
