"""Stored reviews of players' hands: rows, and their part of the store interface."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol

from msgspec import Struct


class ReviewRow(Struct, frozen=True):
    """A review of hands. Its hands and results are parts, each stored by its number."""

    id: str
    name: str
    """Account that the review belongs to."""
    made_at: int
    changed_at: int
    is_waiting: bool
    """True while hands are still to be reviewed: a restarted room continues with them."""
    size: int
    """Bytes of all parts together, as their writer counts them."""
    head: bytes
    """Source, options and state of the review."""


class ReviewStore(Protocol):
    """The stored reviews of a room."""

    async def put_review(self, row: ReviewRow, parts: Mapping[int, bytes]) -> None:
        """Store a review and some of its parts at once, replacing earlier ones."""

    async def find_review(self, review_id: str) -> ReviewRow | None:
        """Return a review by its id; ``None`` if there is none."""

    async def reviews_of(self, name: str) -> list[ReviewRow]:
        """Return the reviews of an account, oldest first, ignoring case."""
        ...

    async def list_waiting_reviews(self) -> list[ReviewRow]:
        """Return the reviews with hands that are to be reviewed, oldest first."""
        ...

    async def load_review_parts(
        self, review_id: str, first_part: int, last_part: int
    ) -> dict[int, bytes]:
        """Return the stored parts of a review from *first_part* to *last_part*, by number."""
        ...

    async def remove_review(self, review_id: str) -> None:
        """Delete a review with its parts; do nothing if there is none."""

    async def remove_reviews_of(self, name: str) -> int:
        """Delete all reviews of an account, ignoring case, and return their number."""
        ...

    async def expire_reviews(self, before_ms: int, max_bytes: int) -> int:
        """Delete old reviews: last changed before *before_ms*, or beyond *max_bytes* in total.

        Reviews with hands still to be reviewed stay. Return the number deleted.
        """
        ...


def select_expired_reviews(
    rows: Iterable[tuple[str, int, int, bool]], before_ms: int, max_bytes: int
) -> list[str]:
    """Return the ids of reviews to delete: too old, or the oldest beyond *max_bytes* in total.

    Each row has the id, the time of the last change in milliseconds since 1970, the size in bytes,
    and True if hands are still to be reviewed: such a review stays.
    """
    sorted_rows = sorted(rows, key=lambda row: (row[1], row[0]))
    surplus_bytes = sum(byte_count for _, _, byte_count, _ in sorted_rows) - max_bytes
    expired_ids = []
    for review_id, changed_at, byte_count, is_waiting in sorted_rows:
        if is_waiting or not (changed_at < before_ms or surplus_bytes > 0):
            continue
        expired_ids.append(review_id)
        surplus_bytes -= byte_count
    return expired_ids
