"""Review of one hand by a review process, which returns a result or a refusal."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

import structlog

from riverboat.store.errors import StoreFailed
from riverboat.web.api_errors import ApiError
from riverboat.web.limits.hourly_budget import HourlyBudget
from riverboat.web.limits.rate_limit import MonotonicClock
from riverboat.web.reviews import review_messages as m
from riverboat.web.reviews.player_reviews import Review, ReviewedEntry
from riverboat.web.reviews.review_archive import ReviewArchive
from riverboat.web.reviews.review_processes import LaneProcess
from riverboat.web.server_config import ReviewConfig
from riverboat.web.studies.worker_process import WorkerCrashed
from riverboat.words.refusals import review_limits as said
from riverboat.words.refusals.requests import ResourceNotFound

log = structlog.get_logger(__name__)

REPLY_TIMEOUT_SECONDS: Final = 300.0
"""Seconds without a message after which a process counts as hung. A street has a limit in processor
time, and reports twice a second: on a loaded machine a flop takes minutes of the clock."""
RETRY_SECONDS: Final = 2.0
"""Seconds until a hand that the store could not read is tried again."""

ReadTableHand: TypeAlias = Callable[[str, str, int], Awaitable[bytes]]
"""Returns a hand of a table, by player, table and number, as a line of a riverboat log."""


async def _read_no_hand(_player: str, _table_id: str, _hand_number: int) -> bytes:
    """Refuse to read hands of tables, for a queue that works without a room."""
    raise ApiError(404, ResourceNotFound("hand"))


class HandReviewer:
    """Sender of hands to a review process, one after the other."""

    def __init__(
        self,
        config: ReviewConfig,
        clock: MonotonicClock,
        budget: HourlyBudget,
        archive: ReviewArchive,
    ) -> None:
        self._config, self._clock, self._budget = config, clock, budget
        self._archive = archive
        self.read_table_hand: ReadTableHand = _read_no_hand

    async def review_next(self, review: Review, process: LaneProcess) -> None:
        """Review the next hand of a review in a process, and add the result to it.

        A single hand that is solved from the flop on is first solved from the turn on, for an early
        answer.
        """
        is_preliminary = review.has_preliminary_review
        hand_place = 1 if review.is_single_hand else review.finished_count + 1
        reviewed_entry = await self._review_hand(
            review, hand_place, process, is_preliminary=is_preliminary
        )
        review.progress = None
        if reviewed_entry is None:  # stopped
            return
        keeps_first_answer = review.is_flop_pending and reviewed_entry.answer is None
        review.is_flop_pending = is_preliminary and not reviewed_entry.is_complete
        if review.is_single_hand:
            review.failure = reviewed_entry.refusal
        if not keeps_first_answer:
            review.add(hand_place, reviewed_entry)
            review.record_finished_hand(self._clock())

    async def _review_hand(
        self, review: Review, hand_place: int, process: LaneProcess, *, is_preliminary: bool
    ) -> ReviewedEntry | None:
        """Return the result of a hand; ``None`` if the review was stopped meanwhile."""
        started_at, stop_count = self._clock(), review.stop_count
        try:
            encoded_hand = await self._load_hand(review, hand_place)
            reply = await self._request_review(
                review, hand_place, encoded_hand, process, is_preliminary=is_preliminary
            )
        except ApiError as error:  # the hand is no longer there
            reviewed_entry = ReviewedEntry(refusal=error.refusal_phrase)
            return reviewed_entry if review.stop_count == stop_count else None
        except StoreFailed as error:
            log.warning("review not read", review=review.id, why=str(error))
            await asyncio.sleep(RETRY_SECONDS)
            return None
        except (WorkerCrashed, OSError):
            process.drop()
            self._budget.charge(review.owner, self._clock() - started_at)
            if review.stop_count != stop_count:
                return None
            log.warning("review process stopped", review=review.id, place=hand_place)
            return ReviewedEntry(refusal=said.ReviewerStopped())
        if reply is None or review.stop_count != stop_count:
            return None
        return self._build_entry(review, reply)

    async def _load_hand(self, review: Review, hand_place: int) -> bytes:
        review_hands = await self._archive.load_hands(review)
        if review_hands.lines:
            return review_hands.lines[hand_place - 1]
        table_id, hand_number = review_hands.of_tables[hand_place - 1]
        return await self.read_table_hand(review.owner, table_id, hand_number)

    async def _request_review(
        self,
        review: Review,
        hand_place: int,
        encoded_hand: bytes,
        process: LaneProcess,
        *,
        is_preliminary: bool,
    ) -> m.ReviewReply | None:
        config, stop_count = self._config, review.stop_count
        command = m.ReviewHand(
            review=review.id,
            place=hand_place,
            line=encoded_hand,
            is_of_room=review.source.is_own_play,
            player=review.source.player,
            first_street="turn" if is_preliminary else review.first_street,
            ranges=review.ranges,
            is_single_hand=review.is_single_hand,
            is_preliminary=is_preliminary,
            seconds=config.max_solving_seconds,
            memory=config.max_solution_megabytes * 1_000_000,
        )
        worker = await process.get_worker()
        if not review.is_single_hand and not process.has_totals(review.id):
            async for encoded_reviews in self._archive.encoded_reviews(review):
                if review.stop_count != stop_count:
                    return None
                reply = await worker.ask(
                    m.AddEarlierReviews(review.id, encoded_reviews), timeout=REPLY_TIMEOUT_SECONDS
                )
                self._budget.charge(review.owner, reply.seconds)
        if review.stop_count != stop_count:
            return None

        def store_progress(progress: m.HandProgress) -> None:
            review.progress = progress

        reply = await worker.ask(command, store_progress, timeout=REPLY_TIMEOUT_SECONDS)
        if not review.is_single_hand and review.stop_count == stop_count:
            process.record_totals(review.id)
        return reply

    def _build_entry(self, review: Review, reply: m.ReviewReply) -> ReviewedEntry:
        review.seconds += reply.seconds
        self._budget.charge(review.owner, reply.seconds)
        if isinstance(reply, m.HandRefused):
            review.wrong_range = reply.wrong_range if review.is_single_hand else ""
            return ReviewedEntry(refusal=reply.refusal)
        assert isinstance(reply, m.HandReviewed), "a hand is reviewed or refused"
        review.summary = reply.summary or review.summary
        return ReviewedEntry(
            reply.item, reply.answer, reply.encoded_review, is_complete=not reply.has_earlier_street
        )
