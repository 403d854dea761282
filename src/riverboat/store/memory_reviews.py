"""Reviews of the in-memory store."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from riverboat.store.review_rows import ReviewRow, select_expired_reviews
from riverboat.store.store_validation import check_page, check_review, check_value, fold_name


class ReviewTables(Protocol):
    """Hand reviews and their parts in a ``Memory``."""

    reviews: dict[str, ReviewRow]
    review_parts: dict[str, dict[int, bytes]]


def remove_stored_reviews(tables: ReviewTables, name: str) -> int:
    """Delete the reviews of an account; return the number deleted."""
    review_ids = [
        row.id for row in tables.reviews.values() if fold_name(row.name) == fold_name(name)
    ]
    for review_id in review_ids:
        del tables.reviews[review_id]
        tables.review_parts.pop(review_id, None)
    return len(review_ids)


class ReviewMemory:
    """Mixin of the in-memory store: hand reviews."""

    @property
    def _memory(self) -> ReviewTables:
        raise NotImplementedError

    async def put_review(self, row: ReviewRow, parts: Mapping[int, bytes]) -> None:
        check_review(row, parts)
        self._memory.reviews[row.id] = row
        self._memory.review_parts.setdefault(row.id, {}).update(parts)

    async def find_review(self, review_id: str) -> ReviewRow | None:
        return self._memory.reviews.get(review_id)

    async def reviews_of(self, name: str) -> list[ReviewRow]:
        return self._list_oldest_first(lambda row: fold_name(row.name) == fold_name(name))

    async def list_waiting_reviews(self) -> list[ReviewRow]:
        return self._list_oldest_first(lambda row: row.is_waiting)

    def _list_oldest_first(self, is_selected: Callable[[ReviewRow], bool]) -> list[ReviewRow]:
        rows = filter(is_selected, self._memory.reviews.values())
        return sorted(rows, key=lambda row: (row.made_at, row.id))

    async def load_review_parts(
        self, review_id: str, first_part: int, last_part: int
    ) -> dict[int, bytes]:
        check_page(first_part, last_part)
        parts = self._memory.review_parts.get(review_id, {})
        return {
            part_number: parts[part_number]
            for part_number in sorted(parts)
            if first_part <= part_number <= last_part
        }

    async def remove_review(self, review_id: str) -> None:
        self._memory.reviews.pop(review_id, None)
        self._memory.review_parts.pop(review_id, None)

    async def remove_reviews_of(self, name: str) -> int:
        return remove_stored_reviews(self._memory, name)

    async def expire_reviews(self, before_ms: int, max_bytes: int) -> int:
        check_value(before_ms)
        check_value(max_bytes)
        rows = [
            (row.id, row.changed_at, row.size, row.is_waiting)
            for row in self._memory.reviews.values()
        ]
        expired_ids = select_expired_reviews(rows, before_ms, max_bytes)
        for review_id in expired_ids:
            await self.remove_review(review_id)
        return len(expired_ids)
