"""The queue of reviews: order, fair shares, limits, crashes, stops, and expiry."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from riverboat.notation import ParsedHand
from riverboat.notation.read_hand import Source
from riverboat.web.api_errors import ApiError
from riverboat.web.limits.hourly_budget import HourlyBudget
from riverboat.web.reviews import review_messages as m
from riverboat.web.reviews.player_reviews import Review, ReviewSource
from riverboat.web.reviews.review_queue import ReviewQueue
from riverboat.web.schemas.review_schemas import ReviewedHandItem
from riverboat.web.server_config import ReviewConfig
from riverboat.web.studies.worker_messages import EncodedAnswer
from riverboat.web.studies.worker_process import WorkerCrashed
from riverboat.words.refusals import review_limits as said
from tests.web.house import ManualClock, run

ANSWER = EncodedAnswer(b"{}", '"1"', b"", 0.0)


class FakeWorker:
    """A process that reviews a hand when the test releases it."""

    def __init__(self, all_of: Processes) -> None:
        self._all, self.is_killed = all_of, False
        self._crashed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def ask(self, command: m.ReviewCommand, *, timeout: float) -> m.ReviewReply:
        if isinstance(command, m.ReadHistory):
            return m.HistoryRead((), "Ann", (), 0, 1.0)
        self._all.asked.append(command)
        turn = asyncio.create_task(self._all.turns.get())
        await asyncio.wait((turn, self._crashed), return_when=asyncio.FIRST_COMPLETED)
        if not turn.done():
            turn.cancel()
            raise WorkerCrashed
        item = ReviewedHandItem(command.place, "", "BB", (), (), 0.0, 0.0, 0)
        kept = f"{command.review} {command.place}".encode()
        return m.HandReviewed(
            item,
            ANSWER,
            kept,
            None if command.is_single else ANSWER,
            has_earlier_street=command.is_preliminary,
            seconds=self._all.seconds,
        )

    def kill(self) -> None:
        self.is_killed = True
        if not self._crashed.done():
            self._crashed.set_result(None)

    async def wait_ended(self) -> None:
        assert self.is_killed


class Processes:
    """All processes that a queue has started, and the hands that it has asked for."""

    def __init__(self) -> None:
        self.started: list[FakeWorker] = []
        self.asked: list[m.ReviewHand] = []
        self.turns: asyncio.Queue[None] = asyncio.Queue()
        self.seconds = 1.0

    async def start(self) -> FakeWorker:
        self.started.append(FakeWorker(self))
        return self.started[-1]

    async def finish_hand(self) -> None:
        """Let the hand that is being reviewed finish, and wait until the queue has taken it."""
        await settle(lambda: bool(self.asked))
        count = len(self.asked)
        self.turns.put_nowait(None)
        for _ in range(20):
            await asyncio.sleep(0)
        assert len(self.asked) >= count


async def settle(is_done: Callable[[], bool]) -> None:
    while not is_done():
        await asyncio.sleep(0)


def source(owner: str, hands: int = 1) -> ReviewSource:
    hand = ParsedHand(source=Source("", "1", 0), variant="", players=(owner, "Bob"))
    return ReviewSource([hand] * hands, owner)


def queue_test(
    work: Callable[[ReviewQueue, Processes, ManualClock], Awaitable[None]], **limits: Any
) -> None:
    async def inside() -> None:
        processes, hours = Processes(), ManualClock()
        config = ReviewConfig(**limits)
        queue = ReviewQueue(config, hours, HourlyBudget(config.hour, hours), processes.start)
        await work(queue, processes, hours)
        await queue.close()
        assert all(worker.is_killed for worker in processes.started)

    run(inside)


def create(queue: ReviewQueue, owner: str, hands: int = 1, start: Any = "turn") -> Review:
    return queue.create(owner, source(owner, hands), start, {})


def refusal_of(call: Callable[[], Any]) -> Any:
    with pytest.raises(ApiError) as caught:
        call()
    return caught.value.refusal_phrase


def test_single_hand_comes_before_sessions_which_share_the_process() -> None:
    async def work(queue: ReviewQueue, processes: Processes, _: ManualClock) -> None:
        ann, ben = create(queue, "Ann", 3), create(queue, "Ben", 3)
        await settle(lambda: len(processes.asked) == 1)
        cyd = create(queue, "Cyd")
        assert (queue.ahead_of(cyd), queue.ahead_of(ben)) == (0, 2)
        for _turn in range(7):
            await processes.finish_hand()
        assert [each.player for each in processes.asked] == [
            *("Ann", "Cyd", "Ben", "Ann", "Ben", "Ann", "Ben")
        ]
        assert ann.state == ben.state == cyd.state == "done"
        assert (ann.summary, cyd.summary) == (ANSWER, None)

    queue_test(work)


def test_flop_has_a_first_answer_after_the_turn() -> None:
    async def work(queue: ReviewQueue, processes: Processes, _: ManualClock) -> None:
        review = create(queue, "Ann", start="flop")
        await processes.finish_hand()
        assert (review.state, len(review.entries)) == ("reviewing", 1)
        await processes.finish_hand()
        assert review.state == "done"
        assert [each.start for each in processes.asked] == ["turn", "flop"]

    queue_test(work)


def test_crash_loses_one_hand_and_the_new_process_gets_the_sums() -> None:
    async def work(queue: ReviewQueue, processes: Processes, _: ManualClock) -> None:
        review = create(queue, "Ann", 3)
        await processes.finish_hand()
        assert not processes.asked[-1].earlier
        processes.started[-1].kill()
        await settle(lambda: len(processes.started) == 2 and len(processes.asked) == 3)
        last = processes.asked[-1]
        assert (last.place, len(last.earlier)) == (3, 1)
        await processes.finish_hand()
        assert review.state == "done"
        assert [entry.refusal for entry in review.entries] == [None, said.ReviewerStopped(), None]

    queue_test(work)


def test_stopped_review_continues_with_its_next_hand() -> None:
    async def work(queue: ReviewQueue, processes: Processes, _: ManualClock) -> None:
        review = create(queue, "Ann", 3)
        await processes.finish_hand()
        queue.stop(review)
        assert (review.state, len(review.entries)) == ("stopped", 1)
        queue.resume(review)  # before the end of the process is noticed
        assert refusal_of(lambda: queue.resume(review)) == said.ReviewNotStopped()
        await settle(lambda: len(processes.started) == 2)
        for _turn in range(2):
            await processes.finish_hand()
        assert review.state == "done"
        assert [each.place for each in processes.asked] == [1, 2, 2, 3]
        queue.stop(review)
        assert refusal_of(lambda: queue.find("Ann", review.id)) == said.ReviewExpired()

    queue_test(work)


def test_limits_name_the_allowed_number() -> None:
    async def work(queue: ReviewQueue, processes: Processes, hours: ManualClock) -> None:
        assert refusal_of(lambda: create(queue, "Ann", 4)) == said.TooManyHands(3)
        for _ in range(2):
            create(queue, "Ann")
        assert refusal_of(lambda: create(queue, "Ann")) == said.OwnReviewsWait(2)
        create(queue, "Ben")
        assert refusal_of(lambda: create(queue, "Cyd")) == said.ReviewQueueFull(3)
        processes.seconds = 300.0
        for _ in range(3):
            await processes.finish_hand()
        assert refusal_of(lambda: create(queue, "Ann")) == said.ReviewHourSpent(60)
        create(queue, "Cyd")
        hours.advance(1801)
        assert refusal_of(lambda: create(queue, "Ann")) == said.ReviewHourSpent(30)
        hours.advance(1800)
        create(queue, "Ann")

    queue_test(work, each=2, queue=3, hands=3, hour=300)


def test_reviews_of_others_are_not_found_and_unread_ones_expire() -> None:
    async def work(queue: ReviewQueue, processes: Processes, hours: ManualClock) -> None:
        review = create(queue, "Ann")
        await processes.finish_hand()
        assert refusal_of(lambda: queue.find("Ben", review.id)) == said.ReviewExpired()
        assert queue.list_of("Ben") == []
        hours.advance(29 * 60)
        assert queue.find("Ann", review.id) is review
        hours.advance(31 * 60)
        assert queue.list_of("Ann") == []
        assert processes.started[0].is_killed  # it had no work
        latest = [create(queue, "Ann") for _ in range(2)]
        for _turn in range(2):
            await processes.finish_hand()
        latest.append(create(queue, "Ann"))
        assert queue.list_of("Ann") == latest[:0:-1]
        queue.forget_owner("Ann")
        assert queue.list_of("Ann") == []

    queue_test(work, keep_minutes=30, kept_each=2)


def test_room_without_a_queue_reviews_nothing() -> None:
    async def work(queue: ReviewQueue, _: Processes, __: ManualClock) -> None:
        assert refusal_of(lambda: create(queue, "Ann")) == said.ReviewsDisabled()

    queue_test(work, queue=0)
