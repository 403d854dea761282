"""Refusals of an environment's action, by its number."""

from __future__ import annotations

from riverboat.words.phrase import Refusal


class RaiseSizeInvalid(Refusal, frozen=True, rename={"size_text": "given"}):
    size_text: str


class ActionNumberIllegal(Refusal, frozen=True, rename={"legal_actions": "legal"}):
    name: str
    number: int
    legal_actions: tuple[str, ...]


class NoSuchAction(
    Refusal,
    frozen=True,
    rename={"legal_actions": "legal", "action_text": "given", "max_action_number": "last"},
):
    action_text: str
    max_action_number: int
    legal_actions: tuple[str, ...]


class HistoryRowLimit(Refusal, frozen=True, rename={"max_rows": "longest"}):
    max_rows: int


class DeckTooShort(Refusal, frozen=True):
    cards: int
    needed: int


class NoSuchCardToCome(
    Refusal,
    frozen=True,
    rename={"card_number": "given", "max_card_number": "last", "remaining_card_count": "left"},
):
    card_number: int
    max_card_number: int
    remaining_card_count: int


class ResetRequired(Refusal, frozen=True):
    pass


class LearnerSeatsInvalid(Refusal, frozen=True, rename={"max_seat": "last", "seats_text": "given"}):
    max_seat: int
    seats_text: str


class OpponentCountMismatch(
    Refusal,
    frozen=True,
    rename={"player_count": "seats", "opponent_count": "others", "given_count": "given"},
):
    player_count: int
    opponent_count: int
    given_count: int


class ActionArrayShapeInvalid(Refusal, frozen=True, rename={"given_shape": "given"}):
    tables: int
    given_shape: str
