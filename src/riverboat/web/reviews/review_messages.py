"""Messages between the server and a review process; the frames are those of studies."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from riverboat.web.schemas.review_schemas import FirstStreet, ReviewedHandItem
from riverboat.web.studies.worker_messages import EncodedAnswer, WorkProgress
from riverboat.words import Refusal

MAX_TALLIES: Final = 20
"""Maximum number of reviews whose totals a process keeps; the least recently used are dropped."""


@dataclass(frozen=True, slots=True)
class ReadHistory:
    """Command to read at most *max_hands* hands from a text."""

    text: str
    player: str
    max_hands: int


@dataclass(frozen=True, slots=True)
class HistoryRead:
    """Reply to ``ReadHistory``: the hands of a player; *hero* is the player's name."""

    lines: tuple[bytes, ...]
    """The hands as lines of a riverboat log, which the server passes on unread."""
    hero: str
    unread_reasons: tuple[str, ...]
    unread_count: int
    seconds: float


@dataclass(frozen=True, slots=True)
class ReviewHand:
    """Command to review one hand."""

    review: str
    """Id of the review, whose totals the process keeps."""
    place: int
    """The place of the hand in the review, from 1."""
    line: bytes
    """The hand as a line of a riverboat log."""
    is_of_room: bool
    """True for a hand of this room, which has to be over."""
    player: str
    first_street: FirstStreet
    ranges: Mapping[str, str]
    is_single_hand: bool
    """True for a review of one hand, which includes the strategies of whole ranges."""
    is_preliminary: bool
    """True for a first, quick review of a hand that may be reviewed again from the flop on."""
    seconds: float
    """Maximum seconds of solving each street."""
    memory: int
    """Maximum bytes of a solution."""


@dataclass(frozen=True, slots=True)
class AddEarlierReviews:
    """Command to add finished reviews to a review's totals, for a process just started."""

    review: str
    encoded_reviews: tuple[bytes, ...]
    """``HandReviewed.encoded_review`` of some hands."""


@dataclass(frozen=True, slots=True)
class EarlierReviewsAdded:
    """Reply to ``AddEarlierReviews``: the totals include the finished reviews."""

    seconds: float


@dataclass(frozen=True, slots=True)
class HandProgress(WorkProgress):
    """Message about the street that is being solved, sent before the reply."""

    street: FirstStreet
    progress: float
    """Estimated part of the work that is done, from 0 to 1."""
    seconds_left: float
    """Estimated real seconds until the street is solved; 0 if unknown."""


@dataclass(frozen=True, slots=True)
class HandReviewed:
    """Reply to ``ReviewHand``: the review of the hand."""

    item: ReviewedHandItem
    answer: EncodedAnswer
    encoded_review: bytes
    """The review, for ``AddEarlierReviews.encoded_reviews``; empty for a review of one hand."""
    summary: EncodedAnswer | None
    """The totals so far; ``None`` for a review of one hand."""
    has_earlier_street: bool
    """True if an earlier street was left out, and can be solved."""
    seconds: float


@dataclass(frozen=True, slots=True)
class HandRefused:
    """Reply for a hand or a text that cannot be reviewed."""

    refusal: Refusal
    seconds: float
    wrong_range: str = ""
    """The player whose range cannot be read; empty if all can be read."""


ReviewCommand: TypeAlias = ReadHistory | ReviewHand | AddEarlierReviews
ReviewReply: TypeAlias = HistoryRead | HandReviewed | HandRefused | EarlierReviewsAdded
