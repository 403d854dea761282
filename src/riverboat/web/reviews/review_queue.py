"""The queue of reviews: limits, two lanes, and results that the room's store keeps.

The server reviews nothing itself: texts are read and hands reviewed in processes of low priority
(``review_process``). A review belongs to its player, and no other player, host or administrator can
read it. Flops, which take a minute, have a lane of their own, so that no river waits for one. In a
lane, single hands come before sessions, hands from the river before hands from the turn, and then
the player who has used the least time comes first. A session pauses when its player has used up the
processor time of an hour. A process that crashes loses one hand, and a room that crashes loses a
few results; the next room continues with the stored ones.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable, Mapping
from contextlib import suppress
from math import ceil
from typing import Final

import structlog

from riverboat.store.errors import StoreFailed
from riverboat.web.api_errors import ApiError
from riverboat.web.limits.hourly_budget import HourlyBudget
from riverboat.web.limits.rate_limit import MonotonicClock
from riverboat.web.reviews import review_messages as m
from riverboat.web.reviews.hand_reviewer import HandReviewer
from riverboat.web.reviews.player_reviews import LaneName, Review, ReviewHands, ReviewSource
from riverboat.web.reviews.review_archive import ReviewArchive
from riverboat.web.reviews.review_processes import (
    LaneProcess,
    ReaderProcess,
    StartWorker,
    start_review_process,
)
from riverboat.web.reviews.uploads import Uploads
from riverboat.web.schemas.review_schemas import FirstStreet
from riverboat.web.server_config import ReviewConfig
from riverboat.web.studies.worker_process import WorkerCrashed
from riverboat.words.refusals import review_limits as said

log = structlog.get_logger(__name__)

SAVE_INTERVAL_SECONDS: Final = 2.0
"""Seconds between two writes of results, which a room that is killed may lose."""
SWEEP_INTERVAL_SECONDS: Final = 20.0
EXPIRY_INTERVAL_SECONDS: Final = 600.0


class _ReviewLane:
    """A lane of the queue: a process that reviews hands one by one, and its current review."""

    def __init__(self, process: LaneProcess) -> None:
        self.process = process
        self.current_review: Review | None = None
        self.review_task: asyncio.Task[None] | None = None

    @property
    def is_working(self) -> bool:
        return self.review_task is not None and not self.review_task.done()


class ReviewQueue:
    """The reviews of a server that are waiting or were read recently; the archive has all of
    them.
    """

    def __init__(
        self,
        config: ReviewConfig,
        clock: MonotonicClock,
        budget: HourlyBudget,
        archive: ReviewArchive,
        start_worker: StartWorker = start_review_process,
    ) -> None:
        self._config, self._clock, self._budget = config, clock, budget
        self.archive = archive
        self.owns_reviews: Callable[[], bool] = lambda: True
        """Function that returns True on the node with the room's data; only this node reviews."""
        self.uploads = Uploads(config.max_history_characters, clock)
        self._reader_process = ReaderProcess(start_worker, clock)
        self.reviewer = HandReviewer(config, clock, budget, archive)
        self._lanes: dict[LaneName, _ReviewLane] = {
            "short": _ReviewLane(LaneProcess(start_worker, clock)),
            "long": _ReviewLane(LaneProcess(start_worker, clock)),
        }
        self._reviews: OrderedDict[str, Review] = OrderedDict()
        self._save_lock = asyncio.Lock()
        self._owners_being_read: set[str] = set()
        """Players whose history is being read."""
        self._saved_at = self._last_expiry_at = clock()

    async def read_text(
        self, owner: str, text: str, player: str
    ) -> tuple[ReviewSource, ReviewHands]:
        """Return the hands of a text; ``ApiError`` if it has none, or names no player."""
        self.check_limits(owner)
        if owner in self._owners_being_read:
            raise ApiError(429, said.OwnReviewLimit(1), retry_after_seconds=5)
        self._owners_being_read.add(owner)
        try:
            reply = await self._reader_process.read(
                m.ReadHistory(text, player, self._config.max_history_hands)
            )
        except WorkerCrashed as error:
            raise ApiError(503, said.ReviewerStopped()) from error
        finally:
            self._owners_being_read.discard(owner)
        self._budget.charge(owner, reply.seconds)
        if isinstance(reply, m.HandRefused):
            raise ApiError(400, reply.refusal)
        assert isinstance(reply, m.HistoryRead), "a history is read or refused"
        source = ReviewSource(
            reply.hero,
            len(reply.lines),
            unread=reply.unread_reasons,
            unread_count=reply.unread_count,
        )
        return source, ReviewHands(lines=reply.lines)

    async def create(
        self,
        owner: str,
        source: ReviewSource,
        hands: ReviewHands,
        first_street: FirstStreet,
        ranges: Mapping[str, str],
    ) -> Review:
        """Queue a review, which is stored when this returns; ``ApiError`` if a limit is reached."""
        self.check_limits(owner)
        max_hands = (
            self._config.max_played_hands if source.is_own_play else self._config.max_history_hands
        )
        if source.total > max_hands:
            raise ApiError(413, said.TooManyHands(max_hands))
        review = Review(
            secrets.token_urlsafe(15),
            *(owner, source, first_street, ranges),
            made_at=self.archive.now_ms(),
            read_at=self._clock(),
            hands=hands,
            items=[],
        )
        self._reviews[review.id] = review
        try:
            await self.archive.add(review)
        except BaseException:
            self._reviews.pop(review.id, None)
            raise
        for review_id in await self.archive.list_surplus_ids(owner):
            await self._forget_review(review_id)
        self._start_lanes()
        return review

    async def list_reviews_of(self, owner: str) -> list[Review]:
        """Return the reviews of a player, latest first."""
        stored_reviews = await self.archive.list_reviews(owner, self._clock())
        return [self._reviews.get(review.id, review) for review in reversed(stored_reviews)]

    async def find(self, owner: str, review_id: str) -> Review:
        """Return a review of a player; ``ApiError`` if the player has no review with this id."""
        review = self._reviews.get(review_id)
        if review is None:
            review = await self.archive.find(review_id, self._clock())
            if review is not None and review.owner == owner:
                review = self._reviews.setdefault(review_id, review)
                self._start_lanes()
        if review is None or review.owner != owner:
            raise ApiError(404, said.ReviewExpired())
        review.read_at = self._clock()
        return review

    async def stop(self, review: Review) -> None:
        """Stop a waiting review and keep its results, or delete a finished one."""
        if not review.is_waiting:
            await self._forget_review(review.id)
            return
        self._stop_review(review)
        await self.archive.save(review)

    async def resume(self, review: Review) -> None:
        """Continue a stopped or failed review; ``ApiError`` if the review is in another state."""
        if review.state not in ("stopped", "failed"):
            raise ApiError(409, said.ReviewStillRunning())
        self.check_limits(review.owner)
        review.state, review.failure = "queued", None
        if review.is_single_hand and not review.is_flop_pending:
            review.outcomes = []
        await self.archive.save(review)
        self._start_lanes()

    async def forget_owner(self, owner: str) -> None:
        """Delete all reviews of a player."""
        for review in [
            known_review for known_review in self._reviews.values() if known_review.owner == owner
        ]:
            self._drop_review(review)
        await self.archive.remove_all_of(owner)

    def count_ahead(self, review: Review) -> int:
        """Return the number of reviews that come before this one in its lane, including a running
        one.
        """
        if review.state != "queued":
            return 0
        waiting_reviews = [
            other_review
            for other_review in self._list_waiting_reviews()
            if other_review.lane == review.lane
        ]
        waiting_reviews.sort(
            key=lambda other_review: (
                not _is_running_alone(other_review),
                *self._compute_queue_key(other_review),
            )
        )
        return waiting_reviews.index(review) if review in waiting_reviews else len(waiting_reviews)

    def pause_seconds(self, review: Review) -> int:
        """Return the seconds until the player's hourly budget allows the next hand of a session.

        Return 0 if it allows the hand now, if the review is not queued, and for a single hand.
        """
        if review.state != "queued" or review.is_single_hand:
            return 0
        return ceil(self._budget.wait_seconds(review.owner))

    def check_limits(self, owner: str) -> None:
        """Refuse a player who waits for too many reviews, or has used the time of an hour."""
        if not self._config.max_queued_reviews:
            raise ApiError(403, said.ReviewsDisabled())
        waiting_reviews = self._list_waiting_reviews()
        if (
            sum(review.owner == owner for review in waiting_reviews)
            >= self._config.max_queued_per_player
        ):
            raise ApiError(
                429, said.OwnReviewLimit(self._config.max_queued_per_player), retry_after_seconds=10
            )
        if len(waiting_reviews) >= self._config.max_queued_reviews:
            raise ApiError(
                429, said.ReviewQueueFull(self._config.max_queued_reviews), retry_after_seconds=30
            )
        self._budget.require_available(owner)

    def _list_waiting_reviews(self) -> list[Review]:
        return [review for review in self._reviews.values() if review.is_waiting]

    async def load_waiting(self) -> None:
        """Continue with the stored reviews that wait, after a start of the room."""
        if not self._config.max_queued_reviews:
            return
        for review in await self.archive.list_waiting(self._clock()):
            self._reviews.setdefault(review.id, review)
        self._start_lanes()

    def _start_lanes(self) -> None:
        for lane_name, lane in self._lanes.items():
            if not lane.is_working:
                lane.review_task = asyncio.create_task(self._review_lane(lane_name, lane))

    async def _review_lane(self, lane_name: LaneName, lane: _ReviewLane) -> None:
        """Review hands of a lane until none waits."""
        while (review := self._find_next_review(lane_name)) is not None:
            lane.current_review = review
            review.state = "reviewing"
            try:
                await self.reviewer.review_next(review, lane.process)
            finally:
                lane.current_review = None
            if review.state == "reviewing":
                review.state = review.next_state
            if review.is_waiting and review.lane != lane_name:
                self._start_lanes()
            await self._save_results_if_due(review)

    def _find_next_review(self, lane_name: LaneName) -> Review | None:
        """Return the next review of a lane; ``None`` if all that wait are paused."""
        if not self.owns_reviews():
            self._drop_all_reviews()
            return None
        ready_reviews = [
            review
            for review in self._list_waiting_reviews()
            if review.lane == lane_name
            and review.is_stored
            and (review.is_single_hand or not self._budget.wait_seconds(review.owner))
        ]
        return min(ready_reviews, key=self._compute_queue_key, default=None)

    def _compute_queue_key(self, review: Review) -> tuple[int, float]:
        """Return the sort key of a review in its lane.

        Single hands from the river come first, then other single hands, then sessions. Among equals
        the player who has used the least time comes first.
        """
        priority_rank = (
            2 if not review.is_single_hand else 0 if review.first_street == "river" else 1
        )
        return priority_rank, self._budget.used_seconds(review.owner)

    async def _save_results_if_due(self, review: Review) -> None:
        """Store results every few seconds, and at the end of a review."""
        now_seconds = self._clock()
        is_save_due = (
            not review.is_waiting
            or review.is_single_hand
            or now_seconds >= self._saved_at + SAVE_INTERVAL_SECONDS
        )
        if is_save_due:
            self._saved_at = now_seconds
            await self._save_all_results()

    async def _save_all_results(self) -> None:
        if not self.owns_reviews():
            return  # another node may have stored later results
        async with self._save_lock:
            for review in [
                known_review
                for known_review in self._reviews.values()
                if known_review.unsaved_entries
            ]:
                try:
                    await self.archive.save(review)
                except StoreFailed as error:
                    log.warning("review not stored", review=review.id, why=str(error))

    async def sweep(self) -> None:
        """Drop reviews that were not read for a while, delete old ones, and end idle processes."""
        now_seconds = self._clock()
        self.uploads.sweep()
        if not self.owns_reviews():
            self._drop_all_reviews()
        await self._save_all_results()
        for review in list(self._reviews.values()):
            is_unread_for_long = review.read_at < now_seconds - 60 * self._config.keep_minutes
            if is_unread_for_long and not review.is_waiting and not review.unsaved_entries:
                self._reviews.pop(review.id, None)  # the store still has it
        self._end_idle_processes()
        if self.owns_reviews() and self._last_expiry_at <= now_seconds - EXPIRY_INTERVAL_SECONDS:
            self._last_expiry_at = now_seconds
            with suppress(StoreFailed):
                await self.archive.delete_expired()
        if self._list_waiting_reviews():
            self._start_lanes()  # also for sessions whose player may use processor time again

    def _end_idle_processes(self) -> None:
        """End processes without work, and forget the mean time per hand of paused sessions."""
        for lane in self._lanes.values():
            if lane.current_review is None:
                lane.process.end_idle()
        if not self._owners_being_read:
            self._reader_process.end_idle()
        for review in self._list_waiting_reviews():
            if self.pause_seconds(review):
                review.finished_at = None

    async def run(self) -> None:
        """Continue with stored reviews, and remove old ones from time to time until cancelled."""
        with suppress(StoreFailed):
            if self.owns_reviews():
                await self.load_waiting()
        while True:
            await asyncio.sleep(SWEEP_INTERVAL_SECONDS)
            await self.sweep()

    async def _forget_review(self, review_id: str) -> None:
        """Delete a review everywhere."""
        if (review := self._reviews.get(review_id)) is not None:
            self._drop_review(review)
        await self.archive.remove(review_id)

    def _drop_review(self, review: Review) -> None:
        self._reviews.pop(review.id, None)
        if review.is_waiting:
            self._stop_review(review)

    def _drop_all_reviews(self) -> None:
        """Drop all reviews from memory, because another node has taken them over."""
        for review in list(self._reviews.values()):
            self._drop_review(review)
        for lane in self._lanes.values():
            lane.process.drop()

    def _stop_review(self, review: Review) -> None:
        review.state = "stopped"
        review.stop_count += 1
        review.progress = review.finished_at = None
        for lane in self._lanes.values():
            if review is lane.current_review:
                lane.process.drop()

    async def close(self) -> None:
        """Stop all processes, and store the results so far; the reviews continue later."""
        review_tasks = [
            lane.review_task for lane in self._lanes.values() if lane.review_task is not None
        ]
        for review_task in review_tasks:
            review_task.cancel()
        await asyncio.gather(*review_tasks, return_exceptions=True)
        await self._save_all_results()
        self._reviews.clear()
        processes = (self._reader_process, *(lane.process for lane in self._lanes.values()))
        await asyncio.gather(*(process.close() for process in processes))


def _is_running_alone(review: Review) -> bool:
    """Return True for a single hand whose review is running: it is finished before any other
    starts.
    """
    return review.is_single_hand and review.state == "reviewing"
