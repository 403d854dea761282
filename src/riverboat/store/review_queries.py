"""Queries for stored reviews, and the methods of the SQL store that run them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Final, TypeVar

from msgspec.structs import asdict
from sqlalchemy import Connection, delete, select

from riverboat.store.batch_append import build_upsert
from riverboat.store.review_rows import ReviewRow, select_expired_reviews
from riverboat.store.schema import review_parts, reviews
from riverboat.store.store_validation import (
    check_page,
    check_review,
    check_value,
    fold_name,
    searchable_text,
)

Result = TypeVar("Result")

_REVIEW_COLUMNS: Final = tuple([column for column in reviews.c if column.name != "folded"])
_PART_KEY_COLUMNS: Final = ("review", "part")


def put_review(connection: Connection, row: ReviewRow, parts: Mapping[int, bytes]) -> None:
    """Store a review and some of its parts."""
    review_values = asdict(row) | {"folded": fold_name(row.name)}
    statement = build_upsert(connection, reviews).values(review_values)
    connection.execute(statement.on_conflict_do_update(index_elements=["id"], set_=review_values))
    for part_number, body in parts.items():
        part_row = {"review": row.id, "part": part_number, "body": body}
        upsert = build_upsert(connection, review_parts).values(part_row)
        connection.execute(
            upsert.on_conflict_do_update(index_elements=_PART_KEY_COLUMNS, set_={"body": body})
        )


def find_review(connection: Connection, review_id: str) -> ReviewRow | None:
    """Return a review by its id; ``None`` if there is none."""
    row = connection.execute(select(*_REVIEW_COLUMNS).where(reviews.c.id == review_id)).first()
    return ReviewRow(*row) if row else None


def reviews_of(connection: Connection, name: str) -> list[ReviewRow]:
    """Return the reviews of an account, oldest first."""
    return _list_oldest_first(connection, reviews.c.folded == fold_name(name))


def list_waiting_reviews(connection: Connection) -> list[ReviewRow]:
    """Return the reviews with hands still to be reviewed, oldest first."""
    return _list_oldest_first(connection, reviews.c.is_waiting)


def _list_oldest_first(connection: Connection, condition: object) -> list[ReviewRow]:
    rows = connection.execute(select(*_REVIEW_COLUMNS).where(condition))  # type: ignore[arg-type]
    return sorted((ReviewRow(*row) for row in rows), key=lambda row: (row.made_at, row.id))


def load_parts(
    connection: Connection, review_id: str, first_part: int, last_part: int
) -> dict[int, bytes]:
    """Return the stored parts of a review from *first_part* to *last_part*, by number."""
    columns = review_parts.c
    is_in_range = (columns.review == review_id) & columns.part.between(first_part, last_part)
    statement = select(columns.part, columns.body).where(is_in_range).order_by(columns.part)
    rows = connection.execute(statement)
    return {row.part: row.body for row in rows}


def remove_reviews(connection: Connection, ids: Iterable[str]) -> int:
    """Delete reviews with their parts, and return the number of reviews."""
    removed_count = 0
    for review_id in ids:
        connection.execute(delete(review_parts).where(review_parts.c.review == review_id))
        removed_count += connection.execute(
            delete(reviews).where(reviews.c.id == review_id)
        ).rowcount
    return removed_count


def remove_reviews_of(connection: Connection, name: str) -> int:
    """Delete all reviews of an account; return the number deleted."""
    review_ids = connection.scalars(select(reviews.c.id).where(reviews.c.folded == fold_name(name)))
    return remove_reviews(connection, list(review_ids))


def expire_reviews(connection: Connection, before_ms: int, max_bytes: int) -> int:
    """Delete reviews last changed before *before_ms*, and the oldest beyond *max_bytes* in total.

    Reviews with hands still to be reviewed stay. Return the number deleted.
    """
    columns = reviews.c
    rows = connection.execute(
        select(columns.id, columns.changed_at, columns.size, columns.is_waiting)
    )
    return remove_reviews(connection, select_expired_reviews(rows, before_ms, max_bytes))


class SqlReviews:
    """Mixin of the SQL store: hand reviews."""

    async def _write(self, operation: Callable[[Connection], Result]) -> Result:
        raise NotImplementedError

    async def _read(self, query: Callable[[Connection], Result]) -> Result:
        raise NotImplementedError

    async def put_review(self, row: ReviewRow, parts: Mapping[int, bytes]) -> None:
        check_review(row, parts)
        await self._write(partial(put_review, row=row, parts=dict(parts)))

    async def find_review(self, review_id: str) -> ReviewRow | None:
        return await self._read(partial(find_review, review_id=searchable_text(review_id)))

    async def reviews_of(self, name: str) -> list[ReviewRow]:
        return await self._read(partial(reviews_of, name=searchable_text(name)))

    async def list_waiting_reviews(self) -> list[ReviewRow]:
        return await self._read(list_waiting_reviews)

    async def load_review_parts(
        self, review_id: str, first_part: int, last_part: int
    ) -> dict[int, bytes]:
        check_page(first_part, last_part)
        query = partial(
            load_parts,
            review_id=searchable_text(review_id),
            first_part=first_part,
            last_part=last_part,
        )
        return await self._read(query)

    async def remove_review(self, review_id: str) -> None:
        await self._write(partial(remove_reviews, ids=[searchable_text(review_id)]))

    async def remove_reviews_of(self, name: str) -> int:
        return await self._write(partial(remove_reviews_of, name=searchable_text(name)))

    async def expire_reviews(self, before_ms: int, max_bytes: int) -> int:
        check_value(before_ms)
        check_value(max_bytes)
        return await self._write(partial(expire_reviews, before_ms=before_ms, max_bytes=max_bytes))
