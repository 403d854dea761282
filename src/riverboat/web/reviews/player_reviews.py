"""Reviews of players: their hands, options and results so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from riverboat.web.reviews.review_messages import HandProgress
from riverboat.web.schemas.review_schemas import FirstStreet, ReviewedHandItem, ReviewState
from riverboat.web.studies.worker_messages import EncodedAnswer
from riverboat.words import Refusal

LaneName: TypeAlias = Literal["short", "long"]
"""Lanes of the review queue: ``long`` for hands solved from the flop on, ``short`` for others."""
LATEST_HAND_WEIGHT: float = 0.1
"""Weight of the last hand in the mean time of a session's hands."""


@dataclass(frozen=True, slots=True)
class ReviewHands:
    """The hands of a review: lines of a riverboat log, or hands of tables of the room."""

    lines: Sequence[bytes] = ()
    of_tables: Sequence[tuple[str, int]] = ()
    """The id of the table and the number of each hand."""

    @property
    def count(self) -> int:
        """Number of hands."""
        return len(self.lines) or len(self.of_tables)

    def select_hand(self, place: int) -> ReviewHands:
        """Return a single hand by its place in the review, from 1."""
        place_slice = slice(place - 1, place)
        return ReviewHands(self.lines[place_slice], self.of_tables[place_slice])


@dataclass(frozen=True, slots=True)
class ReviewSource:
    """The origin of the hands of a review."""

    player: str
    total: int
    table: str = ""
    name: str = ""
    """The name of the table; empty for a text."""
    number: int = 0
    """The number of a single hand of the table."""
    since: int = 0
    until: int = 0
    """End of the period that ``since`` begins, in milliseconds since 1970; 0 for no bound."""
    is_own_play: bool = False
    """True for hands of the room, false for a text."""
    unread: tuple[str, ...] = ()
    unread_count: int = 0


@dataclass(slots=True)
class ReviewedEntry:
    """The result of one hand: a review, or the reason why there is none."""

    item: ReviewedHandItem | None = None
    answer: EncodedAnswer | None = None
    encoded_review: bytes = b""
    """The compressed review, which a new process adds to the totals of a session."""
    refusal: Refusal | None = None
    is_complete: bool = True
    """False if an earlier street can still be solved."""


@dataclass(slots=True, eq=False)
class Review:
    """A review of a player, and the results that are not stored yet."""

    id: str
    owner: str
    source: ReviewSource
    first_street: FirstStreet
    ranges: Mapping[str, str]
    made_at: int
    read_at: float
    hands: ReviewHands | None = None
    """The hands; ``None`` until they are read from the store."""
    state: ReviewState = "queued"
    outcomes: list[bool] = field(default_factory=list)
    """True for each finished hand that has an answer."""
    unsaved_entries: dict[int, ReviewedEntry] = field(default_factory=dict)
    """Results by place that are not stored yet."""
    summary: EncodedAnswer | None = None
    items: list[ReviewedHandItem] | None = None
    """Reviewed hands in order; ``None`` until they are read from the store."""
    seconds: float = 0.0
    size: int = 0
    """Bytes in the store."""
    failure: Refusal | None = None
    wrong_range: str = ""
    """The player whose range cannot be read; empty if all can be read."""
    stop_count: int = 0
    """Number of times that the review was stopped; replies from before a stop are dropped."""
    is_stored: bool = False
    """False while the review is being stored for the first time."""
    is_flop_pending: bool = False
    """True if a single hand has a preliminary result, and its flop is still to be solved."""
    progress: HandProgress | None = None
    """The state of the street that is being solved."""
    hand_seconds: float = 0.0
    """Mean seconds from one finished hand to the next, waiting included; 0 if unknown."""
    finished_at: float | None = None
    """The time of the last finished hand; ``None`` after a pause."""

    @property
    def is_single_hand(self) -> bool:
        """True for a review of one hand, which includes the strategies of whole ranges."""
        return self.source.total == 1

    @property
    def is_waiting(self) -> bool:
        """True while hands remain to be reviewed."""
        return self.state in ("queued", "reviewing")

    @property
    def has_preliminary_review(self) -> bool:
        """True for a single hand that is solved from the flop on, and first from the turn on for an
        early answer.
        """
        return self.is_single_hand and self.first_street == "flop" and not self.outcomes

    @property
    def lane(self) -> LaneName:
        """Lane of the review's next hand: ``long`` for flops, which take a minute, else
        ``short``.
        """
        return (
            "long" if self.first_street == "flop" and not self.has_preliminary_review else "short"
        )

    @property
    def finished_count(self) -> int:
        """Number of finished hands."""
        return len(self.outcomes)

    def add(self, place: int, entry: ReviewedEntry) -> None:
        """Add the result of a hand, replacing an earlier one."""
        self.outcomes[place - 1 :] = [entry.answer is not None]
        self.unsaved_entries[place] = entry
        if self.items is not None and entry.item is not None:
            while self.items and self.items[-1].place >= place:
                self.items.pop()
            self.items.append(entry.item)

    def record_finished_hand(self, now_seconds: float) -> None:
        """Note the time of a finished hand, from which the remaining time is estimated."""
        if self.finished_at is not None:
            seconds = now_seconds - self.finished_at
            mean_seconds_before = self.hand_seconds or seconds
            self.hand_seconds = mean_seconds_before + LATEST_HAND_WEIGHT * (
                seconds - mean_seconds_before
            )
        self.finished_at = now_seconds

    @property
    def seconds_left(self) -> float:
        """Estimated seconds until the review ends; 0 if unknown."""
        if self.is_single_hand:
            return 0.0 if self.progress is None else self.progress.seconds_left
        return self.hand_seconds * (self.source.total - self.finished_count)

    @property
    def next_state(self) -> ReviewState:
        """State of the review after the hand that has just been reviewed."""
        if self.finished_count < self.source.total or self.is_flop_pending:
            return "queued"
        return "failed" if self.is_single_hand and not self.outcomes[0] else "done"
