"""Messages between the server and a review process; the frames are those of studies."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from riverboat.notation import ParsedHand
from riverboat.web.schemas.review_schemas import FirstStreet, ReviewedHandItem
from riverboat.web.studies.worker_messages import EncodedAnswer
from riverboat.words import Refusal


@dataclass(frozen=True, slots=True)
class ReadHistory:
    """Read the hands of a text, at most *most*."""

    text: str
    player: str
    most: int


@dataclass(frozen=True, slots=True)
class HistoryRead:
    """The hands of a player; *hero* is the player's name."""

    hands: tuple[ParsedHand, ...]
    hero: str
    unread: tuple[str, ...]
    unread_count: int
    seconds: float


@dataclass(frozen=True, slots=True)
class ReviewHand:
    """Review one hand."""

    review: str
    """Id of the review, whose sums the process keeps."""
    place: int
    """The place of the hand in the review, from 1."""
    hand: ParsedHand
    player: str
    start: FirstStreet
    ranges: Mapping[str, str]
    is_single: bool
    """True for a hand alone: with the strategies of whole ranges."""
    is_preliminary: bool
    """True if the hand is reviewed again from an earlier street on."""
    seconds: float
    """Limit for each street."""
    memory: int
    """Bytes of a solution."""
    earlier: tuple[bytes, ...] = ()
    """Finished reviews, for a process that does not know the sums."""


@dataclass(frozen=True, slots=True)
class HandReviewed:
    """A reviewed hand."""

    item: ReviewedHandItem
    answer: EncodedAnswer
    kept: bytes
    """The review, for ``ReviewHand.earlier``."""
    summary: EncodedAnswer | None
    """The sums so far; ``None`` for a hand alone."""
    has_earlier_street: bool
    """True if an earlier street was left out, and can be solved."""
    seconds: float


@dataclass(frozen=True, slots=True)
class HandRefused:
    """A hand or a text that cannot be reviewed."""

    refusal: Refusal
    seconds: float
    wrong_range: str = ""
    """The player whose range cannot be read."""


ReviewCommand: TypeAlias = ReadHistory | ReviewHand
ReviewReply: TypeAlias = HistoryRead | HandReviewed | HandRefused
