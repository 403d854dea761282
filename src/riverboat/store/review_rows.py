"""Stored reviews of players: rows and the part of the store interface that keeps them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol

from msgspec import Struct


class ReviewRow(Struct, frozen=True):
    """A review of hands. Its hands and results are parts, each stored by its number."""

    id: str
    name: str
    """Account that it belongs to."""
    made_at: int
    changed_at: int
    is_waiting: bool
    """True while hands are to be reviewed: a room that starts continues with it."""
    size: int
    """Bytes of all parts together, as their writer counts them."""
    head: bytes
    """Source, options and state of the review."""


class ReviewStore(Protocol):
    """The stored reviews of a room."""

    async def put_review(self, row: ReviewRow, parts: Mapping[int, bytes]) -> None:
        """Store a review and some of its parts at once, replacing earlier ones."""

    async def review(self, review_id: str) -> ReviewRow | None:
        """Return a review by its id; ``None`` if there is none."""

    async def reviews_of(self, name: str) -> list[ReviewRow]:
        """Return the reviews of an account, oldest first, ignoring case."""
        ...

    async def waiting_reviews(self) -> list[ReviewRow]:
        """Return the reviews with hands that are to be reviewed, oldest first."""
        ...

    async def review_parts(self, review_id: str, first: int, last: int) -> dict[int, bytes]:
        """Return the stored parts of a review from *first* to *last*, by number."""
        ...

    async def remove_review(self, review_id: str) -> None:
        """Delete a review with its parts; do nothing if there is none."""

    async def remove_reviews_of(self, name: str) -> int:
        """Delete all reviews of an account, ignoring case, and return their number."""
        ...

    async def expire_reviews(self, before_ms: int, most_bytes: int) -> int:
        """Delete reviews that last changed before then, and the oldest until the others fit.

        Waiting reviews stay. Returns the number of deleted ones.
        """
        ...


def expired_reviews(
    rows: Iterable[tuple[str, int, int, bool]], before_ms: int, most_bytes: int
) -> list[str]:
    """Return the ids of reviews to delete, of rows of id, time of change, size and waiting."""
    ordered = sorted(rows, key=lambda row: (row[1], row[0]))
    surplus = sum(size for _, _, size, _ in ordered) - most_bytes
    expired = []
    for review_id, changed_at, size, is_waiting in ordered:
        if is_waiting or not (changed_at < before_ms or surplus > 0):
            continue
        expired.append(review_id)
        surplus -= size
    return expired
