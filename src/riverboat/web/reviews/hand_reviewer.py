"""Review of one hand in a process of low priority, and its result or refusal."""

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
from riverboat.web.reviews.review_processes import ReviewProcesses
from riverboat.web.schemas.review_schemas import FirstStreet
from riverboat.web.server_config import ReviewConfig
from riverboat.web.studies.worker_process import WorkerCrashed
from riverboat.words import Refusal
from riverboat.words.refusals import review_limits as said
from riverboat.words.refusals.requests import NoSuchThing

log = structlog.get_logger(__name__)

STREETS: Final = 3
"""Streets of a hand that are solved at most."""
OVERHEAD_SECONDS: Final = 60.0
"""Seconds that a hand may take besides its solutions."""
RETRY_SECONDS: Final = 2.0
"""Seconds until a hand that the store could not read is tried again."""

ReadTableHand: TypeAlias = Callable[[str, str, int], Awaitable[bytes]]
"""Returns a hand of a table, by player, table and number, as a line of a riverboat log."""


async def _read_no_hand(_player: str, _table: str, _number: int) -> bytes:
    """Refuse hands of tables, of which a queue without a room has none."""
    raise ApiError(404, NoSuchThing("hand"))


class HandReviewer:
    """The reviewer of the hand whose turn it is."""

    def __init__(
        self,
        config: ReviewConfig,
        clock: MonotonicClock,
        budget: HourlyBudget,
        archive: ReviewArchive,
        processes: ReviewProcesses,
    ) -> None:
        self._config, self._clock, self._budget = config, clock, budget
        self._archive, self._processes = archive, processes
        self.read_table_hand: ReadTableHand = _read_no_hand

    async def review_next(self, review: Review) -> None:
        """Review the next hand of a review, and add the result to it."""
        if review.is_single and review.start == "flop":
            first = await self._review_hand(review, 1, "turn", is_preliminary=True)
            if first is None:
                return
            review.add(1, first)
            if first.is_complete:
                return
        place = 1 if review.is_single else review.done + 1
        entry = await self._review_hand(review, place, review.start)
        if entry is None or (review.is_single and entry.answer is None and review.outcomes):
            return  # stopped, or the first answer stays
        review.add(place, entry)

    async def _review_hand(
        self, review: Review, place: int, start: FirstStreet, *, is_preliminary: bool = False
    ) -> ReviewedEntry | None:
        """Return the result of a hand; ``None`` if the review was stopped meanwhile."""
        began, stops = self._clock(), review.stops
        try:
            line = await self._line(review, place)
            reply = await self._ask(review, place, start, line, is_preliminary=is_preliminary)
        except ApiError as error:  # the hand is no longer there
            return self._refused(review, error.refusal_phrase) if review.stops == stops else None
        except StoreFailed as error:
            log.warning("review not read", review=review.id, why=str(error))
            await asyncio.sleep(RETRY_SECONDS)
            return None
        except (WorkerCrashed, OSError):
            self._processes.drop_worker()
            self._budget.charge(review.owner, self._clock() - began)
            if review.stops != stops:
                return None
            log.warning("review process stopped", review=review.id, place=place)
            return ReviewedEntry(refusal=said.ReviewerStopped())
        if reply is None or review.stops != stops:
            return None
        return self._entry_of(review, reply)

    async def _line(self, review: Review, place: int) -> bytes:
        hands = await self._archive.hands(review)
        if hands.lines:
            return hands.lines[place - 1]
        table, number = hands.of_tables[place - 1]
        return await self.read_table_hand(review.owner, table, number)

    async def _ask(
        self, review: Review, place: int, start: FirstStreet, line: bytes, *, is_preliminary: bool
    ) -> m.ReviewReply | None:
        config, stops = self._config, review.stops
        command = m.ReviewHand(
            review=review.id,
            place=place,
            line=line,
            is_of_room=review.source.is_own_play,
            player=review.source.player,
            start=start,
            ranges=review.ranges,
            is_single=review.is_single,
            is_preliminary=is_preliminary,
            seconds=config.seconds,
            memory=config.memory * 1_000_000,
        )
        worker, limit = await self._processes.worker(), STREETS * config.seconds + OVERHEAD_SECONDS
        if not review.is_single and not self._processes.has_sums(review.id):
            async for kept in self._archive.kept(review):
                if review.stops != stops:
                    return None
                added = await worker.ask(m.AddEarlier(review.id, kept), timeout=limit)
                self._budget.charge(review.owner, added.seconds)
        if review.stops != stops:
            return None
        reply = await worker.ask(command, timeout=limit)
        if not review.is_single and review.stops == stops:
            self._processes.note_sums(review.id)
        return reply

    def _entry_of(self, review: Review, reply: m.ReviewReply) -> ReviewedEntry:
        review.seconds += reply.seconds
        self._budget.charge(review.owner, reply.seconds)
        if isinstance(reply, m.HandRefused):
            review.wrong_range = reply.wrong_range if review.is_single else ""
            return self._refused(review, reply.refusal)
        assert isinstance(reply, m.HandReviewed), "a hand is reviewed or refused"
        review.summary = reply.summary or review.summary
        return ReviewedEntry(
            reply.item, reply.answer, reply.kept, is_complete=not reply.has_earlier_street
        )

    def _refused(self, review: Review, refusal: Refusal) -> ReviewedEntry:
        if review.is_single:
            review.failure = refusal
        return ReviewedEntry(refusal=refusal)
