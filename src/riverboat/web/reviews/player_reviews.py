"""Reviews of players: their hands, options and results so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from riverboat.notation import ParsedHand
from riverboat.web.schemas.review_schemas import FirstStreet, ReviewedHandItem, ReviewState
from riverboat.web.studies.worker_messages import EncodedAnswer
from riverboat.words import Refusal


@dataclass(frozen=True, slots=True)
class ReviewSource:
    """The hands of a review, and where they come from."""

    hands: Sequence[ParsedHand]
    player: str
    table: str = ""
    name: str = ""
    """The name of the table; empty for a text."""
    number: int = 0
    """The number of a single hand of the table."""
    unread: tuple[str, ...] = ()
    unread_count: int = 0


@dataclass(slots=True)
class ReviewedEntry:
    """The result of one hand: an answer, or the reason that there is none."""

    item: ReviewedHandItem | None = None
    answer: EncodedAnswer | None = None
    kept: bytes = b""
    refusal: Refusal | None = None
    is_complete: bool = True
    """False if an earlier street can be solved, too."""


@dataclass(slots=True, eq=False)
class Review:
    """A review of a player, and its results so far."""

    id: str
    owner: str
    source: ReviewSource
    start: FirstStreet
    ranges: Mapping[str, str]
    read_at: float
    state: ReviewState = "queued"
    entries: list[ReviewedEntry] = field(default_factory=list)
    summary: EncodedAnswer | None = None
    seconds: float = 0.0
    failure: Refusal | None = None
    wrong_range: str = ""
    """The player whose range cannot be read."""
    stops: int = 0
    """Number of times that it was stopped: a reply of the time before is dropped."""

    @property
    def is_single(self) -> bool:
        """True for one hand alone, which is reviewed with the strategies of whole ranges."""
        return len(self.source.hands) == 1

    @property
    def is_waiting(self) -> bool:
        """True while hands are to be reviewed."""
        return self.state in ("queued", "reviewing")

    @property
    def kept(self) -> tuple[bytes, ...]:
        """Finished reviews, for a new process."""
        return tuple([entry.kept for entry in self.entries if entry.kept])

    @property
    def next_state(self) -> ReviewState:
        """The state after a hand."""
        if len(self.entries) < len(self.source.hands):
            return "queued"
        return "failed" if self.is_single and self.entries[0].answer is None else "done"
