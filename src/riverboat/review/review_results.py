"""A results file: finished reviews of a folder, from which a later run continues.

The file is a journal of JSON lines: the settings, then each hand with its review as soon as the
review is done. A line that was cut short is ignored, and its hand is reviewed again.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec.structs import asdict, replace

from riverboat.decoding import convert, decode_json
from riverboat.journal import Journal
from riverboat.review.hand_review import DecisionReview, HandReview
from riverboat.review.review_errors import BadReview
from riverboat.solve.postflop import Sizes
from riverboat.words import Phrase
from riverboat.words.phrase_codes import decode_phrase
from riverboat.words.refusals import reviews as w

FORMAT: Final = "reviews/1"
_IGNORED_OPTIONS: Final = frozenset({"time_limit"})
"""Options that have no effect on a finished review."""


class ReviewResults:
    """The finished reviews of a results file, open for further reviews."""

    def __init__(self, path: Path, player: str | None, options: Mapping[str, Any]) -> None:
        settings_line = msgspec.json.encode(
            {"shape": FORMAT, "player": player, "options": _to_plain_options(options)},
            order="sorted",
        )
        self._reviews: dict[str, bytes] = {}
        try:
            self._journal, lines = Journal.open_existing(path)
        except FileNotFoundError:
            self._journal, lines = Journal.create(path), []
        try:
            self._load_results(path, lines, settings_line)
        except BadReview:
            self._journal.close()
            raise

    def _load_results(self, path: Path, lines: list[bytes], settings_line: bytes) -> None:
        if not lines and not self._journal.has_torn_line:
            self._journal.append(settings_line)
            return
        try:
            stored_format = decode_json(lines[0], dict[str, Any]).get("shape") if lines else None
        except msgspec.DecodeError:
            stored_format = None
        if stored_format != FORMAT:
            raise BadReview(w.NoResultsFile(str(path)))
        if lines[0] != settings_line:
            raise BadReview(w.ReviewOptionsMismatch(str(path)))
        self._journal.truncate_torn_line()
        for line in lines[1:]:
            self._reviews[decode_json(line, _StoredReview).hand_id] = line

    def find(self, hand_id: str) -> HandReview | None:
        """Return the stored review of a hand; ``None`` if there is none."""
        review_json = self._reviews.get(hand_id)
        return None if review_json is None else decode_review(decode_json(review_json)["review"])

    def add(self, hand_id: str, review: HandReview) -> None:
        """Store a review, and wait until it is on the disk."""
        stored_review = {"hand_id": hand_id, "review": encode_review(review)}
        self._journal.append(msgspec.json.encode(stored_review))

    def close(self) -> None:
        """Close the file and release its lock."""
        self._journal.close()


class _StoredReview(msgspec.Struct):
    hand_id: str


def encode_review(review: HandReview) -> dict[str, Any]:
    """Return a review as plain values, with phrases as codes and without the ranges."""
    return asdict(review) | {"ranges": {}}


def decode_review(data: dict[str, Any]) -> HandReview:
    """Return the review of ``encode_review``'s plain values."""
    decisions = tuple([_decode_decision(decision_values) for decision_values in data["decisions"]])
    notes = tuple([decode_phrase(stored_note) for stored_note in data["notes"]])
    review = convert(data | {"decisions": [], "notes": []}, HandReview)
    return replace(review, decisions=decisions, notes=notes)


def _decode_decision(decision_values: dict[str, Any]) -> DecisionReview:
    decision = convert(decision_values | {"reason": None, "why": None}, DecisionReview)
    return replace(
        decision,
        reason=_decode_phrase(decision_values.get("reason")),
        why=_decode_phrase(decision_values.get("why")),
    )


def _decode_phrase(stored_phrase: Any) -> Phrase | None:
    return None if stored_phrase is None else decode_phrase(stored_phrase)


def _to_plain_options(options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options as texts and numbers, which can be compared."""
    return {
        name: _to_plain_value(value)
        for name, value in options.items()
        if name not in _IGNORED_OPTIONS and value is not None
    }


def _to_plain_value(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {name: str(item) for name, item in value.items()}
    if isinstance(value, Sizes):
        return value.texts()
    if isinstance(value, tuple | list):
        return [_to_plain_value(item) for item in value]
    return value if isinstance(value, str | int | float) else repr(value)
