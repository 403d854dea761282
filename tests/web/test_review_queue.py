"""The queue of reviews: order, fair shares, limits, crashes, stops, and expiry."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from gzip import compress
from typing import Any

import pytest

from riverboat.store import MemoryStore
from riverboat.web.api_errors import ApiError
from riverboat.web.limits.hourly_budget import HourlyBudget
from riverboat.web.reviews import review_messages as m
from riverboat.web.reviews.player_reviews import Review, ReviewHands, ReviewSource
from riverboat.web.reviews.review_archive import DAY_MS, ReviewArchive
from riverboat.web.reviews.review_queue import ReviewQueue
from riverboat.web.schemas.review_schemas import ReviewedHandItem
from riverboat.web.server_config import ReviewConfig
from riverboat.web.studies.worker_messages import EncodedAnswer
from riverboat.web.studies.worker_process import WorkerCrashed
from riverboat.words.refusals import review_limits as said
from tests.web.open_rooms import ManualClock, run_async_test

ENCODED_ANSWER = EncodedAnswer(b"{}", '"1"', compress(b"{}"), 0.0)


class FakeWorker:
    """A process that reviews a hand when the test releases it."""

    def __init__(self, processes: FakeProcesses) -> None:
        self._processes, self.is_killed = processes, False
        self._crashed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def ask(
        self,
        command: m.ReviewCommand,
        on_progress: Callable[[m.HandProgress], None] | None = None,
        *,
        timeout: float,
    ) -> m.ReviewReply:
        if isinstance(command, m.ReadHistory):
            return m.HistoryRead((), "Ann", (), 0, 1.0)
        if isinstance(command, m.AddEarlierReviews):
            self._processes.earlier_reviews.append(command)
            return m.EarlierReviewsAdded(0.0)
        self._processes.review_requests.append(command)
        if on_progress is not None:
            on_progress(m.HandProgress(command.first_street, 0.25, 30.0))
        release_semaphore = self._processes.releases.setdefault(
            command.review, asyncio.Semaphore(0)
        )
        waiters: list[asyncio.Future[Any]] = [
            asyncio.create_task(self._processes.turns.get()),
            asyncio.create_task(release_semaphore.acquire()),
        ]
        await asyncio.wait((*waiters, self._crashed), return_when=asyncio.FIRST_COMPLETED)
        is_released = any(waiter.done() for waiter in waiters)
        for waiter in waiters:
            waiter.cancel()
        if not is_released:
            raise WorkerCrashed
        item = ReviewedHandItem(command.place, "", "BB", (), (), 0.0, 0.0, 0)
        review_state = (
            b"" if command.is_single_hand else f"{command.review} {command.place}".encode()
        )
        return m.HandReviewed(
            item,
            ENCODED_ANSWER,
            review_state,
            None if command.is_single_hand else ENCODED_ANSWER,
            has_earlier_street=command.is_preliminary,
            seconds=self._processes.seconds,
        )

    def kill(self) -> None:
        self.is_killed = True
        if not self._crashed.done():
            self._crashed.set_result(None)

    async def wait_ended(self) -> None:
        assert self.is_killed


class FakeProcesses:
    """All processes that a queue has started, and the hands that it has requested."""

    def __init__(self) -> None:
        self.workers: list[FakeWorker] = []
        self.review_requests: list[m.ReviewHand] = []
        self.earlier_reviews: list[m.AddEarlierReviews] = []
        self.turns: asyncio.Queue[None] = asyncio.Queue()
        self.releases: dict[str, asyncio.Semaphore] = {}
        self.seconds = 1.0

    async def start(self) -> FakeWorker:
        self.workers.append(FakeWorker(self))
        return self.workers[-1]

    def release(self, review: Review) -> None:
        """Let one hand of a review finish."""
        self.releases.setdefault(review.id, asyncio.Semaphore(0)).release()

    async def finish_hand(self) -> None:
        """Let the hand that is being reviewed finish, and wait until the queue has taken it."""
        await wait_until(lambda: bool(self.review_requests))
        self.turns.put_nowait(None)
        await wait_until(self.turns.empty)
        for _ in range(20):
            await asyncio.sleep(0)


async def wait_until(is_done: Callable[[], bool]) -> None:
    while not is_done():
        await asyncio.sleep(0.001)


async def read_table_hand(player: str, table: str, number: int) -> bytes:
    return f"{player} {table} {number}".encode()


def make_queue(
    processes: FakeProcesses, clock: ManualClock, store: MemoryStore, **limits: Any
) -> ReviewQueue:
    config = ReviewConfig(**limits)
    archive = ReviewArchive(lambda: store, bytes(32), lambda: round(1000 * clock()), config)
    budget = HourlyBudget(config.max_cpu_seconds_per_hour, clock)
    queue = ReviewQueue(config, clock, budget, archive, processes.start)
    queue.reviewer.read_table_hand = read_table_hand
    return queue


def run_queue_test(
    scenario: Callable[[ReviewQueue, FakeProcesses, ManualClock], Awaitable[None]], **limits: Any
) -> None:
    async def run_queue() -> None:
        processes, clock, store = FakeProcesses(), ManualClock(), MemoryStore()
        await store.open()
        queue = make_queue(processes, clock, store, **limits)
        await scenario(queue, processes, clock)
        await queue.close()
        assert all(worker.is_killed for worker in processes.workers)

    run_async_test(run_queue)


async def create_review(
    queue: ReviewQueue, player: str, hand_count: int = 1, start: Any = "turn"
) -> Review:
    source = ReviewSource(player, hand_count)
    return await queue.create(player, source, ReviewHands([b"{}"] * hand_count), start, {})


async def catch_refusal(request: Awaitable[Any]) -> Any:
    with pytest.raises(ApiError) as error_info:
        await request
    return error_info.value.refusal_phrase


def test_single_hand_comes_before_sessions_which_share_the_process() -> None:
    async def run_scenario(queue: ReviewQueue, processes: FakeProcesses, _: ManualClock) -> None:
        ann_review, ben_review = (
            await create_review(queue, "Ann", 3),
            await create_review(queue, "Ben", 3),
        )
        await wait_until(lambda: len(processes.review_requests) == 1)
        cyd_review = await create_review(queue, "Cyd")
        assert (queue.count_ahead(cyd_review), queue.count_ahead(ben_review)) == (0, 2)
        for _step in range(7):
            await processes.finish_hand()
        assert [request.player for request in processes.review_requests] == [
            *("Ann", "Cyd", "Ben", "Ann", "Ben", "Ann", "Ben")
        ]
        assert ann_review.state == ben_review.state == cyd_review.state == "done"
        assert (ann_review.summary, cyd_review.summary) == (ENCODED_ANSWER, None)

    run_queue_test(run_scenario)


def test_flop_review_answers_from_turn_before_solving_flop() -> None:
    async def run_scenario(queue: ReviewQueue, processes: FakeProcesses, _: ManualClock) -> None:
        review = await create_review(queue, "Ann", start="flop")
        await processes.finish_hand()
        assert (review.state, review.finished_count) == ("reviewing", 1)
        await processes.finish_hand()
        assert review.state == "done"
        assert [request.first_street for request in processes.review_requests] == ["turn", "flop"]

    run_queue_test(run_scenario)


def test_river_review_does_not_wait_for_another_players_flop() -> None:
    async def run_scenario(queue: ReviewQueue, processes: FakeProcesses, _: ManualClock) -> None:
        ann = await create_review(queue, "Ann", start="flop")
        await processes.finish_hand()  # the review from the turn on
        assert (ann.state, ann.lane, ann.is_flop_pending) == ("reviewing", "long", True)
        ben = await create_review(queue, "Ben", start="flop")
        eve = await create_review(queue, "Eve", start="river")
        await wait_until(lambda: len(processes.review_requests) == 3)
        assert len(processes.workers) == 2
        assert (queue.count_ahead(ben), queue.count_ahead(eve)) == (
            0,
            1,
        )  # his review from the turn on
        request_order = [
            (request.player, request.first_street) for request in processes.review_requests
        ]
        assert request_order == [("Ann", "turn"), ("Ann", "flop"), ("Ben", "turn")]
        processes.release(ben)
        processes.release(eve)
        await wait_until(lambda: eve.state == "done")
        assert (ann.state, ben.state, ben.lane) == ("reviewing", "queued", "long")
        assert queue.count_ahead(ben) == 1  # although Ann has used more time
        processes.release(ann)
        processes.release(ben)
        await wait_until(lambda: ann.state == ben.state == "done")

    run_queue_test(run_scenario)


def test_short_hands_come_first_in_a_lane() -> None:
    async def run_scenario(queue: ReviewQueue, processes: FakeProcesses, _: ManualClock) -> None:
        await create_review(queue, "Ann", 2, "river")
        await wait_until(lambda: len(processes.review_requests) == 1)
        for player, start in (("Ben", "turn"), ("Cyd", "flop"), ("Dee", "river")):
            await create_review(queue, player, start=start)
        for _turn in range(6):
            await processes.finish_hand()
        request_order = [
            (request.player, request.first_street) for request in processes.review_requests
        ]
        assert request_order[:4] == [
            ("Ann", "river"),
            ("Dee", "river"),
            ("Ben", "turn"),
            ("Cyd", "turn"),
        ]
        assert sorted(request_order[4:]) == [("Ann", "river"), ("Cyd", "flop")]

    run_queue_test(run_scenario)


def test_stopped_flop_review_keeps_turn_result_and_resumes_at_flop() -> None:
    async def run_scenario(queue: ReviewQueue, processes: FakeProcesses, _: ManualClock) -> None:
        review = await create_review(queue, "Ann", start="flop")
        await processes.finish_hand()
        assert review.progress == m.HandProgress("flop", 0.25, 30.0)
        assert review.seconds_left == 30.0
        await queue.stop(review)
        assert (review.state, review.finished_count) == ("stopped", 1)
        assert review.seconds_left == 0
        await queue.resume(review)
        await wait_until(lambda: len(processes.review_requests) == 3)
        assert [request.first_street for request in processes.review_requests] == [
            "turn",
            "flop",
            "flop",
        ]
        await processes.finish_hand()
        assert review.state == "done"

    run_queue_test(run_scenario)


def test_failed_flop_keeps_turn_result_and_reports_failure() -> None:
    async def run_scenario(queue: ReviewQueue, processes: FakeProcesses, _: ManualClock) -> None:
        review = await create_review(queue, "Ann", start="flop")
        await processes.finish_hand()
        await wait_until(lambda: len(processes.workers) == 2)
        processes.workers[-1].kill()
        await wait_until(lambda: review.state == "done")
        assert review.failure == said.ReviewerStopped()
        assert review.outcomes == [True]

    run_queue_test(run_scenario)


def test_session_estimates_its_end_by_the_pace_of_its_hands() -> None:
    async def run_scenario(
        queue: ReviewQueue, processes: FakeProcesses, clock: ManualClock
    ) -> None:
        review = await create_review(queue, "Ann", 10)
        for _turn in range(3):
            assert review.seconds_left == 0.0 or review.finished_count > 1
            clock.advance(4)
            await processes.finish_hand()
        assert review.seconds_left == pytest.approx(4.0 * 7)

    run_queue_test(run_scenario)


def test_restarted_room_goes_on_with_a_pending_flop() -> None:
    async def run_scenario() -> None:
        clock, store, first_processes = ManualClock(), MemoryStore(), FakeProcesses()
        await store.open()
        queue = make_queue(first_processes, clock, store)
        review = await create_review(queue, "Ann", start="flop")
        await first_processes.finish_hand()
        await queue.close()
        processes_after_restart = FakeProcesses()
        restarted_queue = make_queue(processes_after_restart, clock, store)
        await restarted_queue.load_waiting()
        await wait_until(lambda: bool(processes_after_restart.review_requests))
        assert [request.first_street for request in processes_after_restart.review_requests] == [
            "flop"
        ]
        await processes_after_restart.finish_hand()
        assert (await restarted_queue.find("Ann", review.id)).state == "done"
        await restarted_queue.close()

    run_async_test(run_scenario)


def test_crash_loses_one_hand_and_the_new_process_gets_the_sums() -> None:
    async def run_scenario(queue: ReviewQueue, processes: FakeProcesses, _: ManualClock) -> None:
        review = await create_review(queue, "Ann", 3)
        await processes.finish_hand()
        assert not processes.earlier_reviews
        processes.workers[-1].kill()
        await wait_until(
            lambda: len(processes.workers) == 2 and len(processes.review_requests) == 3
        )
        assert processes.review_requests[-1].place == 3
        assert processes.earlier_reviews == [
            m.AddEarlierReviews(review.id, (f"{review.id} 1".encode(),))
        ]
        await processes.finish_hand()
        assert review.state == "done"
        entries = [await queue.archive.load_entry(review, hand_number) for hand_number in (1, 2, 3)]
        assert [entry and entry.refusal for entry in entries] == [
            None,
            said.ReviewerStopped(),
            None,
        ]

    run_queue_test(run_scenario)


def test_stopped_review_continues_with_its_next_hand() -> None:
    async def run_scenario(queue: ReviewQueue, processes: FakeProcesses, _: ManualClock) -> None:
        review = await create_review(queue, "Ann", 3)
        await processes.finish_hand()
        await queue.stop(review)
        assert (review.state, review.finished_count) == ("stopped", 1)
        await queue.resume(review)  # before the end of the process is noticed
        assert await catch_refusal(queue.resume(review)) == said.ReviewStillRunning()
        await wait_until(lambda: len(processes.workers) == 2)
        for _turn in range(2):
            await processes.finish_hand()
        assert review.state == "done"
        assert [request.place for request in processes.review_requests] == [1, 2, 2, 3]
        await queue.stop(review)
        assert await catch_refusal(queue.find("Ann", review.id)) == said.ReviewExpired()

    run_queue_test(run_scenario)


def test_limits_name_the_allowed_number() -> None:
    async def run_scenario(
        queue: ReviewQueue, processes: FakeProcesses, clock: ManualClock
    ) -> None:
        assert await catch_refusal(create_review(queue, "Ann", 4)) == said.TooManyHands(3)
        for _ in range(2):
            await create_review(queue, "Ann")
        assert await catch_refusal(create_review(queue, "Ann")) == said.OwnReviewLimit(2)
        await create_review(queue, "Ben")
        assert await catch_refusal(create_review(queue, "Cyd")) == said.ReviewQueueFull(3)
        processes.seconds = 300.0
        for _ in range(3):
            await processes.finish_hand()
        assert await catch_refusal(create_review(queue, "Ann")) == said.ReviewHourSpent(60)
        await create_review(queue, "Cyd")
        clock.advance(1801)
        assert await catch_refusal(create_review(queue, "Ann")) == said.ReviewHourSpent(30)
        clock.advance(1800)
        await create_review(queue, "Ann")

    run_queue_test(
        run_scenario,
        max_queued_per_player=2,
        max_queued_reviews=3,
        max_history_hands=3,
        max_cpu_seconds_per_hour=300,
    )


def test_reviews_of_others_are_not_found_and_old_ones_expire() -> None:
    async def run_scenario(
        queue: ReviewQueue, processes: FakeProcesses, clock: ManualClock
    ) -> None:
        review = await create_review(queue, "Ann")
        await processes.finish_hand()
        assert await catch_refusal(queue.find("Ben", review.id)) == said.ReviewExpired()
        assert await queue.list_reviews_of("Ben") == []
        clock.advance(31 * 60)
        await queue.sweep()  # forgets it, and the store has it
        assert processes.workers[0].is_killed  # it had no work
        found_review = await queue.find("Ann", review.id)
        assert found_review is not review
        assert (found_review.state, found_review.outcomes, found_review.owner) == (
            "done",
            [True],
            "Ann",
        )
        entry = await queue.archive.load_entry(found_review, 1)
        assert entry is not None
        assert entry.answer == ENCODED_ANSWER
        clock.advance(2 * DAY_MS / 1000)
        await queue.sweep()
        await queue.sweep()
        assert await queue.list_reviews_of("Ann") == []
        assert await catch_refusal(queue.find("Ann", review.id)) == said.ReviewExpired()

    run_queue_test(run_scenario, keep_minutes=30, keep_days=1)


def test_oldest_finished_reviews_give_way_to_new_ones() -> None:
    async def run_scenario(
        queue: ReviewQueue, processes: FakeProcesses, clock: ManualClock
    ) -> None:
        latest_reviews = []
        for _turn in range(2):
            clock.advance(1)
            latest_reviews.append(await create_review(queue, "Ann"))
            await processes.finish_hand()
        clock.advance(1)
        latest_reviews.append(await create_review(queue, "Ann"))
        assert [review.id for review in await queue.list_reviews_of("Ann")] == [
            stored_review.id for stored_review in latest_reviews[:0:-1]
        ]
        await wait_until(lambda: len(processes.review_requests) == 3)
        await queue.forget_owner("Ann")
        assert await queue.list_reviews_of("Ann") == []
        assert processes.workers[-1].is_killed
        await queue.sweep()
        assert await queue.list_reviews_of("Ann") == []  # its last hand does not bring it back

    run_queue_test(run_scenario, max_kept_per_player=2)


def test_reviews_of_a_player_fit_into_their_megabytes() -> None:
    async def run_scenario(queue: ReviewQueue, processes: FakeProcesses, _: ManualClock) -> None:
        first_review = await create_review(queue, "Ann")
        await processes.finish_hand()
        big_hands = ReviewHands([os.urandom(600_000)] * 2)
        for _turn in range(2):
            await queue.create("Ann", ReviewSource("Ann", 2), big_hands, "turn", {})
        stored_reviews = await queue.list_reviews_of("Ann")
        assert first_review.id not in {stored_review.id for stored_review in stored_reviews}
        states = sorted(stored_review.state for stored_review in stored_reviews)
        assert states == ["queued", "reviewing"]  # these may not go

    run_queue_test(run_scenario, max_megabytes_per_player=1)


def test_restarted_room_goes_on_with_the_next_hand() -> None:
    async def run_scenario() -> None:
        clock, store = ManualClock(), MemoryStore()
        await store.open()
        processes_before = FakeProcesses()
        queue = make_queue(processes_before, clock, store)
        session = await create_review(queue, "Ann", 4)
        single_review = await create_review(queue, "Ann", start="flop")
        await processes_before.finish_hand()
        clock.advance(10)
        for _ in range(3):
            await processes_before.finish_hand()
        await wait_until(lambda: (session.finished_count, single_review.state) == (2, "done"))
        waiting_reviews = await store.list_waiting_reviews()
        assert [row.id for row in waiting_reviews] == [session.id]

        processes_after = FakeProcesses()
        restarted_queue = make_queue(processes_after, clock, store)
        await restarted_queue.load_waiting()
        await wait_until(lambda: bool(processes_after.review_requests))
        review = await restarted_queue.find("Ann", session.id)
        hand_number = processes_after.review_requests[0].place
        assert hand_number == review.finished_count + 1 > 1
        assert [len(process.encoded_reviews) for process in processes_after.earlier_reviews] == [
            hand_number - 1
        ]
        for _ in range(hand_number, 5):
            await processes_after.finish_hand()
        await wait_until(lambda: review.state == "done")
        hand_items = await restarted_queue.archive.load_items(review)
        assert [item.place for item in hand_items] == [1, 2, 3, 4]
        assert await restarted_queue.archive.load_summary(review) == ENCODED_ANSWER
        finished_review = await restarted_queue.find("Ann", single_review.id)
        assert (await restarted_queue.archive.load_entry(finished_review, 1)) is not None
        await restarted_queue.close()
        await queue.close()

    run_async_test(run_scenario)


def test_closed_room_stores_results_and_continues_after_reopening() -> None:
    async def run_scenario() -> None:
        clock, store, processes = ManualClock(), MemoryStore(), FakeProcesses()
        await store.open()
        queue = make_queue(processes, clock, store)
        session = await create_review(queue, "Ann", 3)
        await processes.finish_hand()
        await queue.close()
        [review_row] = await store.list_waiting_reviews()
        second_queue = make_queue(FakeProcesses(), clock, store)
        review = await second_queue.archive.find(review_row.id, 0.0)
        assert review is not None
        assert (review.id, review.finished_count, review.state) == (session.id, 1, "queued")

    run_async_test(run_scenario)


def test_session_pauses_until_its_player_has_time_again() -> None:
    async def run_scenario(
        queue: ReviewQueue, processes: FakeProcesses, clock: ManualClock
    ) -> None:
        processes.seconds = 400.0
        session = await create_review(queue, "Ann", 3)
        await processes.finish_hand()
        assert (session.state, session.finished_count) == ("queued", 1)
        assert queue.pause_seconds(session) == 1200
        ben = await create_review(queue, "Ben", 2)
        await processes.finish_hand()
        assert (ben.finished_count, session.finished_count) == (1, 1)
        clock.advance(1201)
        await queue.sweep()
        await processes.finish_hand()
        assert session.finished_count + ben.finished_count == 3

    run_queue_test(run_scenario, max_cpu_seconds_per_hour=300)


def test_reviews_sealed_with_another_key_are_skipped() -> None:
    async def run_scenario(queue: ReviewQueue, _: FakeProcesses, clock: ManualClock) -> None:
        review = await create_review(queue, "Ann", 2)
        archive = queue.archive
        other_archive = ReviewArchive(archive._store, b"1" * 32, archive.now_ms, ReviewConfig())
        assert await other_archive.list_reviews("Ann", clock()) == []
        assert await other_archive.find(review.id, clock()) is None
        row = await archive._store().find_review(review.id)
        assert row is not None
        assert b"Ann" not in row.head

    run_queue_test(run_scenario)


def test_node_without_the_room_s_data_reviews_nothing() -> None:
    async def run_scenario(queue: ReviewQueue, processes: FakeProcesses, _: ManualClock) -> None:
        review = await create_review(queue, "Ann", 3)
        await processes.finish_hand()
        queue.owns_reviews = lambda: False
        await processes.finish_hand()
        await wait_until(lambda: processes.workers[0].is_killed)
        stored_review = await queue.archive.find(review.id, 0.0)
        assert stored_review is not None
        assert stored_review.state == "queued"  # for the node that has it now

    run_queue_test(run_scenario)


def test_room_without_a_queue_reviews_nothing() -> None:
    async def run_scenario(queue: ReviewQueue, _: FakeProcesses, __: ManualClock) -> None:
        assert await catch_refusal(create_review(queue, "Ann")) == said.ReviewsDisabled()

    run_queue_test(run_scenario, max_queued_reviews=0)
