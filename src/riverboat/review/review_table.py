"""The table of reviewed decisions: its columns, and the rows of a hand."""

from __future__ import annotations

from typing import Any, Final

from riverboat.frames.hand_records import to_utc
from riverboat.frames.table_columns import column_types, import_pyarrow, make_columns
from riverboat.histories import HandHistory
from riverboat.review.hand_review import DecisionReview, HandReview
from riverboat.words import ENGLISH, Phrase

REVIEW_COLUMNS: Final = make_columns(
    ("hand", "text", "number of the hand at its site, or its name in the file"),
    ("started", "time", "start time in UTC"),
    ("game", "category", "game with its stakes"),
    ("player", "category", "name"),
    ("position", "category", "BTN, SB, BB, UTG ...; null in stud"),
    ("cards", "text", "hole cards; null if they are unknown"),
    ("number", "count", "number of the decision in its hand, counted from 0"),
    ("street", "category", "street"),
    ("board", "text", "board at that time"),
    ("line", "category", "betting of the street before: facing a bet, checked to ..."),
    ("pot", "float", "pot that the player can win, bets of the street included"),
    ("pot_bb", "float", "that pot in big blinds"),
    ("to_call", "float", "chips that a call costs"),
    ("pot_odds", "float", "equity that a call needs; 0 if a check is free"),
    ("equity", "float", "share of the pot against the assumed ranges; null if unknown"),
    ("action", "category", "fold, check, call, bet, raise"),
    ("to", "float", "total of the player on this street after the action"),
    ("solved", "flag", "true if the decision was solved"),
    ("reason", "category", "reason for which it was not"),
    ("in_chart", "flag", "true if the charts take the action before the flop"),
    ("best", "category", "action with the highest value"),
    ("best_to", "float", "total of that action"),
    ("frequency", "float", "how often the solution takes the action with this hand"),
    ("ev", "float", "value of the action from here on; a fold is worth 0"),
    ("loss", "float", "value of the best action less that of the action taken"),
    ("loss_bb", "float", "loss in big blinds"),
    ("cost_bb", "float", "value of the solution's mix less that of the action, in bb"),
    ("exploitability", "float", "of the solution, in percent of the pot of its street"),
    ("why", "text", "the main numbers behind the verdict"),
)


def review_schema() -> Any:
    """Return the Arrow schema; ``ModuleNotFoundError`` names the missing extra."""
    types = column_types()
    return import_pyarrow().schema(
        [(review_column.name, types[review_column.type]) for review_column in REVIEW_COLUMNS]
    )


def review_rows(hand: HandHistory, review: HandReview) -> list[tuple[Any, ...]]:
    """Return a row for each decision of a hand."""
    started_at = to_utc(hand.started)
    hand_cells = (review.number, started_at, review.game, review.player, review.position or None)
    return [
        (*hand_cells, review.cards or None, *_build_decision_cells(decision, review.big_blind or 1))
        for decision in review.decisions
    ]


def _build_decision_cells(decision: DecisionReview, big_blind: float) -> tuple[Any, ...]:
    best_action, taken_action = decision.best, decision.taken
    return (
        *(decision.number, decision.street, decision.board or None, decision.line),
        *(decision.pot, decision.pot / big_blind, decision.to_call, decision.pot_odds),
        *(decision.equity, decision.action, decision.to, decision.solved),
        *(_render_phrase(decision.reason), decision.in_chart),
        *((best_action.action, best_action.to) if best_action else (None, None)),
        *((taken_action.frequency, taken_action.ev) if taken_action else (None, None)),
        *(decision.loss, decision.loss_bb, decision.cost_bb, decision.exploitability),
        _render_phrase(decision.why),
    )


def _render_phrase(phrase: Phrase | None) -> str | None:
    return None if phrase is None else ENGLISH.say(phrase)


def review_batch(rows: list[tuple[Any, ...]]) -> Any:
    """Return rows as a record batch."""
    pyarrow, schema = import_pyarrow(), review_schema()
    columns = zip(*rows, strict=True) if rows else [()] * len(schema)
    arrays = [
        pyarrow.array(list(column), field.type)
        for column, field in zip(columns, schema, strict=True)
    ]
    return pyarrow.RecordBatch.from_arrays(arrays, schema=schema)
