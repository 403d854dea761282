"""The queue of reviews: limits, one hand at a time, and results that are kept for a while.

The server reviews nothing itself: texts are read and hands reviewed in processes of low priority
(``review_process``). A review belongs to its player, and no other player, host or administrator
can read it. A hand alone comes before sessions, and of these the one whose player has used the
least time. A process that ends takes one hand with it: the next one goes on.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Final, Protocol, TypeAlias

import structlog

from riverboat.web.api_errors import ApiError
from riverboat.web.limits.hourly_budget import HourlyBudget
from riverboat.web.limits.rate_limit import MonotonicClock
from riverboat.web.reviews import review_messages as m
from riverboat.web.reviews.player_reviews import Review, ReviewedEntry, ReviewSource
from riverboat.web.reviews.uploads import Uploads
from riverboat.web.schemas.review_schemas import FirstStreet
from riverboat.web.server_config import ReviewConfig
from riverboat.web.studies.worker_process import WorkerCrashed, WorkerProcess
from riverboat.words.refusals import review_limits as said

log = structlog.get_logger(__name__)

MODULE: Final = "riverboat.web.reviews.review_process"
READ_SECONDS: Final = 60.0
"""Seconds that the reading of a history may take."""
STREETS: Final = 3
"""Streets of a hand that are solved at most."""
OVERHEAD_SECONDS: Final = 60.0
"""Seconds that a hand may take besides its solutions."""
SWEEP_SECONDS: Final = 20.0
IDLE_SECONDS: Final = 120.0
"""Seconds after which a process without work ends."""


class ReviewWorker(Protocol):
    """A process that reads histories and reviews hands."""

    async def ask(self, command: m.ReviewCommand, *, timeout: float) -> m.ReviewReply:
        """Return the reply to a command; ``WorkerCrashed`` if there is none."""
        ...

    def kill(self) -> None:
        """Stop the process at once."""
        ...

    async def wait_ended(self) -> None:
        """Wait until a stopped process is gone."""
        ...


StartWorker: TypeAlias = Callable[[], Awaitable[ReviewWorker]]


async def start_review_process() -> WorkerProcess:
    """Start a review process."""
    return await WorkerProcess.start(MODULE)


class ReviewQueue:
    """All reviews of a server."""

    def __init__(
        self,
        config: ReviewConfig,
        clock: MonotonicClock,
        budget: HourlyBudget,
        start_worker: StartWorker = start_review_process,
    ) -> None:
        self._config, self._clock, self._budget = config, clock, budget
        self._start_worker = start_worker
        self._reviews: OrderedDict[str, Review] = OrderedDict()
        self._worker: ReviewWorker | None = None
        self._known: set[str] = set()
        """Reviews whose sums the present process has."""
        self._current: Review | None = None
        self._working: asyncio.Task[None] | None = None
        self._reader: ReviewWorker | None = None
        self._reader_turn = asyncio.Lock()
        self._reading: set[str] = set()
        """Players whose history is being read."""
        self._used_at = clock()
        self.uploads = Uploads(config.text, clock)
        self._ending: set[asyncio.Task[None]] = set()

    # Requests -------------------------------------------------------------------------------------

    async def read_text(self, owner: str, text: str, player: str) -> ReviewSource:
        """Return the hands of a text; ``ApiError`` if it has none, or names no player."""
        self.check_limits(owner)
        if owner in self._reading:
            raise ApiError(429, said.OwnReviewsWait(1), retry_after_seconds=5)
        self._reading.add(owner)
        try:
            reply = await self._ask_reader(m.ReadHistory(text, player, self._config.hands))
        finally:
            self._reading.discard(owner)
        assert not isinstance(reply, m.HandReviewed), "a history is read or refused"
        self._budget.charge(owner, reply.seconds)
        if isinstance(reply, m.HandRefused):
            raise ApiError(400, reply.refusal)
        return ReviewSource(
            reply.hands, reply.hero, unread=reply.unread, unread_count=reply.unread_count
        )

    def create(
        self, owner: str, source: ReviewSource, start: FirstStreet, ranges: Mapping[str, str]
    ) -> Review:
        """Queue a review; ``ApiError`` if a limit is reached."""
        self.check_limits(owner)
        if len(source.hands) > self._config.hands:
            raise ApiError(413, said.TooManyHands(self._config.hands))
        review = Review(secrets.token_urlsafe(15), owner, source, start, ranges, self._clock())
        self._reviews[review.id] = review
        self._forget_surplus(owner)
        self._wake()
        return review

    def list_of(self, owner: str) -> list[Review]:
        """Return the reviews of a player, latest first."""
        self.sweep()
        return [each for each in reversed(self._reviews.values()) if each.owner == owner]

    def find(self, owner: str, review_id: str) -> Review:
        """Return a review of a player; ``ApiError`` for any other one."""
        self.sweep()
        review = self._reviews.get(review_id)
        if review is None or review.owner != owner:
            raise ApiError(404, said.ReviewExpired())
        review.read_at = self._clock()
        return review

    def stop(self, review: Review) -> None:
        """Stop a review that waits, and keep its results; delete one that does not."""
        if not review.is_waiting:
            self._reviews.pop(review.id, None)
            return
        self._halt(review)

    def resume(self, review: Review) -> None:
        """Continue a stopped review; ``ApiError`` for any other one."""
        if review.state not in ("stopped", "failed"):
            raise ApiError(409, said.ReviewNotStopped())
        self.check_limits(review.owner)
        review.state, review.failure = "queued", None
        self._wake()

    def forget_owner(self, owner: str) -> None:
        """Delete all reviews of a player."""
        for review in [each for each in self._reviews.values() if each.owner == owner]:
            self._forget(review)

    def ahead_of(self, review: Review) -> int:
        """Return the number of reviews that wait before one."""
        if review.state != "queued":
            return 0
        waiting = sorted(
            (each for each in self._reviews.values() if each.is_waiting), key=self._rank
        )
        return waiting.index(review)

    # Limits ---------------------------------------------------------------------------------------

    def check_limits(self, owner: str) -> None:
        """Refuse a player who waits for too many reviews, or has used the time of an hour."""
        if not self._config.queue:
            raise ApiError(403, said.ReviewsDisabled())
        waiting = [review for review in self._reviews.values() if review.is_waiting]
        if sum(review.owner == owner for review in waiting) >= self._config.each:
            raise ApiError(429, said.OwnReviewsWait(self._config.each), retry_after_seconds=10)
        if len(waiting) >= self._config.queue:
            raise ApiError(429, said.ReviewQueueFull(self._config.queue), retry_after_seconds=30)
        self._budget.check(owner)

    # Work -----------------------------------------------------------------------------------------

    def _wake(self) -> None:
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work())

    async def _work(self) -> None:
        """Review hands until none waits."""
        while waiting := [each for each in self._reviews.values() if each.is_waiting]:
            review = min(waiting, key=self._rank)
            self._current = review
            review.state = "reviewing"
            try:
                await self._review_next(review)
            finally:
                self._current = None
            if review.state == "reviewing":
                review.state = review.next_state

    def _rank(self, review: Review) -> tuple[bool, float]:
        """Return the place of a review in the queue: hands alone first, then fair shares."""
        return not review.is_single, self._budget.used(review.owner)

    async def _review_next(self, review: Review) -> None:
        if review.is_single and review.start == "flop":
            first = await self._review_hand(review, 1, "turn", is_preliminary=True)
            if first is None:
                return
            review.entries = [first]
            if first.is_complete:
                return
        place = 1 if review.is_single else len(review.entries) + 1
        entry = await self._review_hand(review, place, review.start)
        if entry is None or (review.is_single and entry.answer is None and review.entries):
            return  # stopped, or the first answer stays
        review.entries[place - 1 :] = [entry]

    async def _review_hand(
        self, review: Review, place: int, start: FirstStreet, *, is_preliminary: bool = False
    ) -> ReviewedEntry | None:
        """Return the result of a hand; ``None`` if the review was stopped meanwhile."""
        config = self._config
        command = m.ReviewHand(
            review=review.id,
            place=place,
            hand=review.source.hands[place - 1],
            player=review.source.player,
            start=start,
            ranges=review.ranges,
            is_single=review.is_single,
            is_preliminary=is_preliminary,
            seconds=config.seconds,
            memory=config.memory * 1_000_000,
            earlier=() if review.id in self._known else review.kept,
        )
        began, stops = self._clock(), review.stops
        try:
            worker = await self._running_worker()
            if review.stops != stops:
                return None
            reply = await worker.ask(command, timeout=STREETS * config.seconds + OVERHEAD_SECONDS)
        except (WorkerCrashed, OSError):
            self._drop_worker()
            self._budget.charge(review.owner, self._clock() - began)
            if review.stops != stops:
                return None
            log.warning("review process stopped", review=review.id, place=place)
            return ReviewedEntry(refusal=said.ReviewerStopped())
        return self._keep(review, reply) if review.stops == stops else None

    def _keep(self, review: Review, reply: m.ReviewReply) -> ReviewedEntry:
        assert not isinstance(reply, m.HistoryRead), "a hand is reviewed or refused"
        review.seconds += reply.seconds
        self._used_at = self._clock()
        self._budget.charge(review.owner, reply.seconds)
        if isinstance(reply, m.HandRefused):
            if review.is_single:
                review.failure, review.wrong_range = reply.refusal, reply.wrong_range
            return ReviewedEntry(refusal=reply.refusal)
        self._known.add(review.id)
        review.summary = reply.summary or review.summary
        return ReviewedEntry(
            reply.item, reply.answer, reply.kept, is_complete=not reply.has_earlier_street
        )

    async def _running_worker(self) -> ReviewWorker:
        if self._worker is None:
            self._worker = await self._start_worker()
        return self._worker

    async def _ask_reader(self, command: m.ReadHistory) -> m.ReviewReply:
        async with self._reader_turn:
            if self._reader is None:
                self._reader = await self._start_worker()
            reader = self._reader
            try:
                return await reader.ask(command, timeout=READ_SECONDS)
            except BaseException as error:
                self._reader = None
                self._end(reader)
                if isinstance(error, WorkerCrashed):
                    raise ApiError(503, said.ReviewerStopped()) from error
                raise
            finally:
                self._used_at = self._clock()

    # What is kept ---------------------------------------------------------------------------------

    def _forget_surplus(self, owner: str) -> None:
        own = [each for each in self._reviews.values() if each.owner == owner]
        finished = [each for each in own if not each.is_waiting]
        for review in finished[: max(0, len(own) - self._config.kept_each)]:
            self._forget(review)

    def sweep(self) -> None:
        """Delete reviews that were not read for a while, and end processes without work."""
        now = self._clock()
        self.uploads.sweep()
        for review in list(self._reviews.values()):
            if not review.is_waiting and review.read_at < now - 60 * self._config.keep_minutes:
                self._forget(review)
        if self._current is None and not self._reading and self._used_at < now - IDLE_SECONDS:
            self._drop_worker()
            if self._reader is not None:
                self._end(self._reader)
                self._reader = None

    async def run(self) -> None:
        """Sweep until cancelled."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.sweep()

    def _forget(self, review: Review) -> None:
        self._reviews.pop(review.id, None)
        if review.is_waiting:
            self._halt(review)

    def _halt(self, review: Review) -> None:
        review.state = "stopped"
        review.stops += 1
        if review is self._current:
            self._drop_worker()

    def _drop_worker(self) -> None:
        if self._worker is not None:
            self._end(self._worker)
        self._worker = None
        self._known.clear()

    def _end(self, worker: ReviewWorker) -> None:
        worker.kill()
        task = asyncio.create_task(worker.wait_ended())
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)

    async def close(self) -> None:
        """Stop all processes."""
        if self._working is not None:
            self._working.cancel()
            with suppress(asyncio.CancelledError):
                await self._working
        self._reviews.clear()
        self._drop_worker()
        if self._reader is not None:
            self._end(self._reader)
            self._reader = None
        await asyncio.gather(*self._ending)
