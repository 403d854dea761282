"""The archive of reviews in the room's store: encoded, encrypted with the room's key, limited.

A review is stored as a header with its source and state, and as numbered parts: its hands, the
totals, and the result of each hand. A review that cannot be decrypted, because the room has another
key, is skipped.
"""

from __future__ import annotations

import asyncio
import gzip
import zlib
from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from typing import Any, Final

import msgspec
import structlog

from riverboat.decoding import decode_json, decode_msgpack
from riverboat.store.port import Store
from riverboat.store.review_rows import ReviewRow
from riverboat.web.accounts.sealed_secrets import DecryptionError, seal, unseal
from riverboat.web.api_errors import ApiError
from riverboat.web.reviews.player_reviews import Review, ReviewedEntry, ReviewHands, ReviewSource
from riverboat.web.schemas.review_schemas import FirstStreet, ReviewedHandItem, ReviewState
from riverboat.web.server_config import ReviewConfig
from riverboat.web.studies.worker_messages import EncodedAnswer
from riverboat.words import Refusal
from riverboat.words.phrase_codes import decode_phrase
from riverboat.words.refusals.review_limits import ReviewExpired

log = structlog.get_logger(__name__)

HANDS_PART: Final = 0
SUMMARY_PART: Final = 1
RESULT_PART_OFFSET: Final = 1
"""Offset of results: the result of hand 1 is the part after this number."""
RESULTS_PER_READ: Final = 100
"""Number of results that are read at a time."""
DAY_MS: Final = 86_400_000


class _StoredHeader(msgspec.Struct, omit_defaults=True, rename={"first_street": "start"}):
    source: ReviewSource
    first_street: FirstStreet
    ranges: Mapping[str, str]
    state: ReviewState
    outcomes: str = ""
    seconds: float = 0.0
    failure: dict[str, Any] | None = None
    wrong_range: str = ""


class _StoredAnswer(msgspec.Struct):
    compressed: bytes
    etag: str


class _StoredResult(msgspec.Struct, omit_defaults=True, rename={"encoded_review": "kept"}):
    item: ReviewedHandItem | None = None
    answer: _StoredAnswer | None = None
    encoded_review: bytes = b""
    refusal: dict[str, Any] | None = None
    is_complete: bool = True


class ReviewArchive:
    """The stored reviews of a room."""

    def __init__(
        self,
        store: Callable[[], Store],
        key: bytes | None,
        now_ms: Callable[[], int],
        config: ReviewConfig,
    ) -> None:
        self._store, self._key, self._now_ms, self._config = store, key, now_ms, config

    def now_ms(self) -> int:
        """Return the room's time in milliseconds since 1970."""
        return self._now_ms()

    async def add(self, review: Review) -> None:
        """Store a new review with its hands."""
        assert review.hands is not None, "a new review has its hands"
        hands_part = await asyncio.to_thread(self._encode_hands_part, review.id, review.hands)
        await self._put_review(review, {HANDS_PART: hands_part})
        review.is_stored = True

    async def save(self, review: Review) -> None:
        """Store the state of a review and all results that are not stored yet."""
        saved_entries = dict(review.unsaved_entries)
        body_by_part_number = {
            RESULT_PART_OFFSET + hand_place: self._seal(review.id, _encode_entry(reviewed_entry))
            for hand_place, reviewed_entry in saved_entries.items()
        }
        if review.summary is not None and not review.is_single_hand:
            encoded_summary = msgspec.msgpack.encode(_encode_answer(review.summary))
            body_by_part_number[SUMMARY_PART] = self._seal(review.id, encoded_summary)
        await self._put_review(review, body_by_part_number)
        for hand_place, reviewed_entry in saved_entries.items():
            if review.unsaved_entries.get(hand_place) is reviewed_entry:
                del review.unsaved_entries[hand_place]

    async def _put_review(self, review: Review, body_by_part_number: Mapping[int, bytes]) -> None:
        result_bodies = (
            body for part_number, body in body_by_part_number.items() if part_number != SUMMARY_PART
        )
        review.size += sum(map(len, result_bodies))
        header = _StoredHeader(
            source=review.source,
            first_street=review.first_street,
            ranges=review.ranges,
            state="queued" if review.is_waiting else review.state,
            outcomes="".join("x-"[not outcome] for outcome in review.outcomes),
            seconds=round(review.seconds, 3),
            failure=_encode_refusal(review.failure),
            wrong_range=review.wrong_range,
        )
        row = ReviewRow(
            id=review.id,
            name=review.owner,
            made_at=review.made_at,
            changed_at=self._now_ms(),
            is_waiting=review.is_waiting,
            size=review.size,
            head=self._seal(review.id, zlib.compress(msgspec.json.encode(header))),
        )
        await self._store().put_review(row, body_by_part_number)

    async def remove(self, review_id: str) -> None:
        """Delete a review."""
        await self._store().remove_review(review_id)

    async def remove_all_of(self, owner: str) -> None:
        """Delete all reviews of a player."""
        await self._store().remove_reviews_of(owner)

    async def list_surplus_ids(self, owner: str) -> list[str]:
        """Return the ids of a player's finished reviews beyond the limits of count and size."""
        rows = await self._store().reviews_of(owner)
        kept_count, kept_bytes = len(rows), sum(row.size for row in rows)
        surplus_ids = []
        for row in rows:
            is_over_limit = (
                kept_count > self._config.max_kept_per_player
                or kept_bytes > self._config.max_megabytes_per_player * 1_000_000
            )
            if is_over_limit and not row.is_waiting:
                surplus_ids.append(row.id)
                kept_count, kept_bytes = kept_count - 1, kept_bytes - row.size
        return surplus_ids

    async def delete_expired(self) -> None:
        """Delete reviews that are too old, and the oldest that do not fit."""
        oldest_kept_ms = self._now_ms() - round(self._config.keep_days * DAY_MS)
        max_bytes = self._config.max_megabytes_per_room * 1_000_000
        if deleted_count := await self._store().expire_reviews(max(0, oldest_kept_ms), max_bytes):
            log.info("reviews expired", count=deleted_count)

    async def list_reviews(self, owner: str, read_at: float) -> list[Review]:
        """Return the reviews of a player, oldest first."""
        return self._decode_rows(await self._store().reviews_of(owner), read_at)

    async def list_waiting(self, read_at: float) -> list[Review]:
        """Return the reviews of all players with hands that remain to be reviewed, oldest first."""
        return self._decode_rows(await self._store().list_waiting_reviews(), read_at)

    async def find(self, review_id: str, read_at: float) -> Review | None:
        """Return a review by its id; ``None`` if there is none."""
        row = await self._store().find_review(review_id)
        return next(iter(self._decode_rows([row] if row is not None else [], read_at)), None)

    def _decode_rows(self, rows: Iterable[ReviewRow], read_at: float) -> list[Review]:
        return [review for row in rows if (review := self._decode_row(row, read_at)) is not None]

    def _decode_row(self, row: ReviewRow, read_at: float) -> Review | None:
        try:
            header = decode_json(zlib.decompress(self._unseal(row.id, row.head)), _StoredHeader)
            failure = _decode_refusal(header.failure)
        except (DecryptionError, zlib.error, ValueError) as error:
            log.warning("review not opened", review=row.id, why=str(error))
            return None
        outcomes = [outcome_character == "x" for outcome_character in header.outcomes]
        is_unfinished = header.state in ("queued", "stopped")
        return Review(
            id=row.id,
            owner=row.name,
            source=header.source,
            first_street=header.first_street,
            ranges=header.ranges,
            made_at=row.made_at,
            read_at=read_at,
            state=header.state,
            outcomes=outcomes,
            seconds=header.seconds,
            size=row.size,
            failure=failure,
            wrong_range=header.wrong_range,
            is_stored=True,
            is_flop_pending=is_unfinished and outcomes == [True] and header.source.total == 1,
        )

    async def load_hands(self, review: Review) -> ReviewHands:
        """Return the hands of a review; ``ApiError`` if they are gone."""
        if review.hands is None:
            body_by_part_number = await self._store().load_review_parts(
                review.id, HANDS_PART, HANDS_PART
            )
            if HANDS_PART not in body_by_part_number:
                raise ApiError(404, ReviewExpired())
            body = self._unseal(review.id, body_by_part_number[HANDS_PART])
            review.hands = await asyncio.to_thread(_decode_hands, body)
        return review.hands

    async def load_entry(self, review: Review, hand_place: int) -> ReviewedEntry | None:
        """Return the result of a hand; ``None`` if it is not reviewed yet."""
        if (unsaved_entry := review.unsaved_entries.get(hand_place)) is not None:
            return unsaved_entry
        stored_entries = await self._load_results(review, hand_place, hand_place)
        return stored_entries.get(hand_place)

    async def load_summary(self, review: Review) -> EncodedAnswer | None:
        """Return the totals of a session so far; ``None`` before the first hand."""
        if review.summary is None:
            body_by_part_number = await self._store().load_review_parts(
                review.id, SUMMARY_PART, SUMMARY_PART
            )
            if body_by_part_number and not review.is_single_hand:
                body = self._unseal(review.id, body_by_part_number[SUMMARY_PART])
                review.summary = _decode_answer(decode_msgpack(body, _StoredAnswer))
        return review.summary

    async def load_items(self, review: Review) -> list[ReviewedHandItem]:
        """Return the list items of the reviewed hands, in order."""
        while review.items is None:
            finished_count = review.finished_count
            items = [
                reviewed_entry.item
                async for reviewed_entry in self.load_entries(review)
                if reviewed_entry.item is not None
            ]
            if finished_count == review.finished_count:
                review.items = items
        return review.items

    async def load_entries(self, review: Review) -> AsyncIterator[ReviewedEntry]:
        """Yield all results in order; they are read in blocks."""
        finished_count = review.finished_count
        for first_place in range(1, finished_count + 1, RESULTS_PER_READ):
            last_place = min(first_place + RESULTS_PER_READ - 1, finished_count)
            unsaved_entries = {
                hand_place: reviewed_entry
                for hand_place, reviewed_entry in review.unsaved_entries.items()
                if hand_place <= last_place
            }
            stored_entries = (
                await self._load_results(review, first_place, last_place) | unsaved_entries
            )
            for hand_place in range(first_place, last_place + 1):
                if hand_place in stored_entries:
                    yield stored_entries[hand_place]

    async def encoded_reviews(self, review: Review) -> AsyncIterator[tuple[bytes, ...]]:
        """Yield a session's encoded reviews in blocks, for the totals of a new process."""
        review_block: list[bytes] = []
        async for reviewed_entry in self.load_entries(review):
            review_block += [reviewed_entry.encoded_review] if reviewed_entry.encoded_review else []
            if len(review_block) == RESULTS_PER_READ:
                yield tuple(review_block)
                review_block = []
        if review_block:
            yield tuple(review_block)

    async def _load_results(
        self, review: Review, first_place: int, last_place: int
    ) -> dict[int, ReviewedEntry]:
        body_by_part_number = await self._store().load_review_parts(
            review.id, RESULT_PART_OFFSET + first_place, RESULT_PART_OFFSET + last_place
        )
        return await asyncio.to_thread(self._decode_results, review.id, body_by_part_number)

    def _decode_results(
        self, review_id: str, body_by_part_number: Mapping[int, bytes]
    ) -> dict[int, ReviewedEntry]:
        return {
            part_number - RESULT_PART_OFFSET: _decode_entry(self._unseal(review_id, body))
            for part_number, body in body_by_part_number.items()
        }

    def _encode_hands_part(self, review_id: str, hands: ReviewHands) -> bytes:
        return self._seal(review_id, zlib.compress(msgspec.msgpack.encode(hands)))

    def _seal(self, review_id: str, body: bytes) -> bytes:
        return body if self._key is None else seal(body, self._key, f"review {review_id}")

    def _unseal(self, review_id: str, body: bytes) -> bytes:
        return body if self._key is None else unseal(body, self._key, f"review {review_id}")


def _decode_hands(body: bytes) -> ReviewHands:
    return decode_msgpack(zlib.decompress(body), ReviewHands)


def _encode_entry(reviewed_entry: ReviewedEntry) -> bytes:
    answer = None if reviewed_entry.answer is None else _encode_answer(reviewed_entry.answer)
    refusal = _encode_refusal(reviewed_entry.refusal)
    return msgspec.msgpack.encode(
        _StoredResult(
            reviewed_entry.item,
            answer,
            reviewed_entry.encoded_review,
            refusal,
            reviewed_entry.is_complete,
        )
    )


def _decode_entry(body: bytes) -> ReviewedEntry:
    stored_result = decode_msgpack(body, _StoredResult)
    answer = None if stored_result.answer is None else _decode_answer(stored_result.answer)
    return ReviewedEntry(
        stored_result.item,
        answer,
        stored_result.encoded_review,
        _decode_refusal(stored_result.refusal),
        stored_result.is_complete,
    )


def _encode_answer(answer: EncodedAnswer) -> _StoredAnswer:
    return _StoredAnswer(answer.compressed, answer.etag)


def _decode_answer(stored_answer: _StoredAnswer) -> EncodedAnswer:
    return EncodedAnswer(
        gzip.decompress(stored_answer.compressed), stored_answer.etag, stored_answer.compressed, 0.0
    )


def _encode_refusal(refusal: Refusal | None) -> dict[str, Any] | None:
    """Return a refusal encoded by its code and its arguments."""
    return None if refusal is None else decode_json(msgspec.json.encode(refusal))


def _decode_refusal(encoded_phrase: dict[str, Any] | None) -> Refusal | None:
    phrase = None if encoded_phrase is None else decode_phrase(encoded_phrase)
    assert phrase is None or isinstance(phrase, Refusal), "a refusal was stored"
    return phrase
